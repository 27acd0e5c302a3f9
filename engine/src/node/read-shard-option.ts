import { Refusal } from './refusal.ts'

/** Reads `2/8`, the second of eight parts. */
export function readShardOption(text: string): { shard: number; of: number } {
  const [, shard = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (shard >= 1 && shard <= of) return { shard, of }
  throw new Refusal(
    `--shard is "${text}", which is no part: give its number and how many there are, for example --shard 2/8.`,
  )
}
