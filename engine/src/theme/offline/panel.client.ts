import { readWord } from '../../islands/read-word.client.ts'
import type { OfflineManifest, OfflineWords } from '../../model/offline.ts'
import * as word from '../../shared/carried-words.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { findObstacle, findRegistration, keepSite, listen, onWaiting, readCopy, removeCopy } from './copy.client.ts'
import { createPanel, type Panel } from './create-panel.client.ts'
import { showNotice } from './notice.client.ts'
import { showNewest } from './updates.client.ts'
import { chooseWords, writeSize } from './words.client.ts'

/** Opens the panel for reading without a connection. `address`: the manifest of the newest version. */
export async function openPanel(base: string, address: string): Promise<void> {
  try {
    const manifest = (await readCopy(base)) ?? (await fetchManifest(address))
    const words = chooseWords(manifest)
    const sizes = { size: writeSize(manifest.bytes), sent: writeSize(manifest.sent) }
    connectPanel(createPanel(words), { base, words, sizes })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    showNotice(readWord(word.demoActionFailed, { reason }), [
      [readWord(word.retry), () => void openPanel(base, address)],
      [readWord(word.close), () => undefined],
    ])
  }
}

interface Offer {
  base: string
  words: OfflineWords
  sizes: Readonly<Record<'size' | 'sent', string>>
}

/** Shows what there is, and does what the reader presses. */
function connectPanel(panel: Panel, { base, words, sizes }: Offer): void {
  const { keep, stop, remove, show } = panel.buttons
  const about = fillWords(words.about, sizes)
  const showState = async (said?: string): Promise<void> => {
    const obstacle = findObstacle()
    if (obstacle !== undefined) {
      panel.show([], about, words[obstacle])
      return
    }
    const registration = await findRegistration(base)
    if (registration?.installing != null && registration.active === null) {
      void start()
      return
    }
    if ((await readCopy(base)) === undefined) {
      panel.show([keep], about, said ?? '')
      return
    }
    const isOld = registration?.waiting != null
    panel.show(isOld ? [show, remove] : [remove], fillWords(words.kept, sizes), isOld ? words.update : (said ?? ''))
  }
  let isKeeping = false
  const start = async (): Promise<void> => {
    isKeeping = true
    panel.show([stop], about, '')
    const reason = await keepSite(base, (done, total) => {
      panel.showProgress(done, total, fillWords(words.progress, { done: writeSize(done), size: writeSize(total) }))
    })
    isKeeping = false
    if (reason !== 'stopped') await showState(reason === undefined ? undefined : fillWords(words[reason], sizes))
  }
  const end = async (): Promise<void> => {
    await removeCopy(base)
    await showState(words.removed)
  }
  keep.addEventListener('click', () => void start())
  stop.addEventListener('click', () => void end())
  remove.addEventListener('click', () => void end())
  show.addEventListener('click', async () => {
    const registration = await findRegistration(base)
    if (registration !== undefined) showNewest(registration)
  })
  /** Asks for a newer version while the panel is open, and says how that ends. */
  const askForNewer = async (): Promise<void> => {
    const registration = await findRegistration(base)
    if (registration?.active == null) return
    onWaiting(registration, panel.closed, () => void showState())
    listen(base, panel.closed, (news) => {
      if (news.kind === 'failed' && !isKeeping)
        void showState(`${words.updateFailed} ${fillWords(words[news.reason], sizes)}`)
    })
    // Without a connection the copy is as new as it can be.
    await registration.update().catch(() => undefined)
  }
  void showState().then(askForNewer)
}

async function fetchManifest(address: string): Promise<OfflineManifest> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return (await response.json()) as OfflineManifest
}
