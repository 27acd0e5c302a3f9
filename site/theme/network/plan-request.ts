/** How the pretend server behaves: what the sliders set. */
export interface NetworkSettings {
  /** How many times as long as usual an answer takes. */
  latency: number
  /** At most this many milliseconds more, by chance. */
  jitter: number
  /** Per cent of the answers that are held back, so that later ones overtake them. */
  reorder: number
  /** Per cent of the requests that fail. */
  failure: number
  /** The server answers although the request was aborted. */
  isDeaf: boolean
}

/** The positions of the switch. */
export type PresetName = 'normal' | 'slow' | 'failing'

const calm: NetworkSettings = { latency: 1, jitter: 0, reorder: 0, failure: 0, isDeaf: false }

/** What each position of the switch means in numbers. */
export const presets: Readonly<Record<PresetName, NetworkSettings>> = {
  normal: calm,
  slow: { ...calm, latency: 3 },
  failing: { ...calm, failure: 100 },
}

/** Milliseconds by which an answer that is held back comes later. */
export const holdTime = 1500

/** One request as it will go: after how many milliseconds its answer comes, and whether that is a failure. */
interface RequestPlan {
  ms: number
  fails: boolean
}

/**
 * Plans the request number `turn` of the series `seed`. The same numbers give the same plan, so a race can be seen again.
 * `usual` is what the demo's server takes by itself, in milliseconds.
 */
export function planRequest(
  usual: number,
  { latency, jitter, reorder, failure }: NetworkSettings,
  { seed, turn }: { seed: number; turn: number },
): RequestPlan {
  const dice = [1, 2, 3].map((die) => roll(seed, turn, die))
  const [more = 0, held = 0, lost = 0] = dice
  const ms = usual * latency + jitter * more + (held * 100 < reorder ? holdTime : 0)
  return { ms: Math.round(ms), fails: lost * 100 < failure }
}

/** From 0 to just below 1; three whole numbers in, always the same number out. */
function roll(seed: number, turn: number, die: number): number {
  let bits = Math.imul(seed + 1, 0x27d4eb2f) ^ Math.imul(turn + 1, 0x165667b1) ^ Math.imul(die, 0x3c6ef35f)
  for (const step of [15, 13, 16]) bits = Math.imul(bits ^ (bits >>> step), 0x2c1b3c6d)
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
}
