import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { SharedCode, TryData } from '../../model/try.ts'
import type * as Session from '../../try/session.client.ts'
import { announce } from '../parts/confirm-on.client.ts'
import { copyText } from '../parts/copy-text.client.ts'
import { loadText, readOwnFiles, setFiles } from './source.client.ts'

const opening = new WeakSet<HTMLElement>()
const opened = new WeakMap<HTMLElement, Session.TrySession>()

/** Opens the editor of a demo, or closes it. Rejects when its code cannot be loaded. */
export async function toggleTry(
  demo: HTMLElement,
  button: HTMLElement,
  shared?: SharedCode,
  onEnd?: () => void,
): Promise<void> {
  if (opening.has(demo)) return
  const isOpen = button.getAttribute('aria-expanded') === 'true'
  if (isOpen) opened.get(demo)?.end()
  if (isOpen && shared === undefined) return
  opening.add(demo)
  try {
    opened.set(demo, await start(demo, button, shared, onEnd))
  } finally {
    opening.delete(demo)
  }
}

async function start(
  demo: HTMLElement,
  button: HTMLElement,
  shared: SharedCode | undefined,
  onEnd: (() => void) | undefined,
): Promise<Session.TrySession> {
  const [data, files, { openSession }] = await Promise.all([readData(button), readOwnFiles(demo), loadSession()])
  return openSession({
    demo,
    button,
    data,
    files,
    kit: { announce, copyText, loadText, setFiles },
    ...(shared === undefined ? {} : { shared }),
    ...(onEnd === undefined ? {} : { onEnd }),
  })
}

/** What editing needs, by the address on the button. */
export async function readData(button: HTMLElement): Promise<TryData> {
  return JSON.parse(await loadText(button.dataset['try'] ?? '')) as TryData
}

function loadSession(): Promise<typeof Session> {
  return loadChunk('try.js', { load: () => import('../../try/session.client.ts'), isLeaf: false })
}
