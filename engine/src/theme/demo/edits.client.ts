import { loadChunk } from '../../islands/load-chunk.client.ts'
import { reportFailure } from '../../islands/report-failure.client.ts'
import type { TryWords } from '../../model/try.ts'
import { nameDemo, readEdits } from '../../try/keep-edits.client.ts'
import type * as Pack from '../../try/share/pack.client.ts'
import { addSampleButtons, isSampleOf, nameSample, openSample } from './sample.client.ts'
import { dataSample } from '../../shared/markup.ts'
import type * as Try from './try.client.ts'

let shownHash = ''

/** Marks the demos of this page that the reader has edited, and with `isShared` opens the code that is in the address. */
export async function showEdits(isShared: boolean): Promise<void> {
  const edits = readEdits()
  const demos = [...document.querySelectorAll<HTMLElement>('.demo:has(.demo-edit)')]
  for (const demo of demos) findButton(demo)?.toggleAttribute('data-edited', nameDemo(demo) in edits)
  addSampleButtons()
  for (const block of listSamples()) {
    const isEdited = nameDemo({ id: nameSample(block) }) in edits
    block.querySelector('.code-edit')?.toggleAttribute('data-edited', isEdited)
  }
  // The same page may be connected again while its code is open.
  if (!isShared || shownHash === location.hash) return
  shownHash = location.hash
  await openShared(demos).catch((error: unknown) => reportFailure('chunk', error))
}

async function openShared(demos: readonly HTMLElement[]): Promise<void> {
  const [{ unpackCode }, { toggleTry, readData }] = await Promise.all([loadPack(), loadTry()])
  const code = await unpackCode(location.hash)
  const [first] = demos
  const demo = typeof code === 'string' ? undefined : demos.find((each) => nameDemo(each) === code.demo)
  const button = demo === undefined ? null : findButton(demo)
  if (typeof code !== 'string' && demo !== undefined && button !== null) {
    demo.scrollIntoView()
    await toggleTry(demo, button, code)
    return
  }
  const sample = typeof code === 'string' ? undefined : listSamples().find((each) => isSampleOf(each, code.demo))
  if (typeof code !== 'string' && sample !== undefined) {
    sample.scrollIntoView()
    await openSample(sample, code)
    return
  }
  const place = first ?? listSamples()[0]
  const at = place?.querySelector<HTMLElement>('[data-try]')
  if (place === undefined || !at) return
  const { words } = await readData(at)
  say(place, describe(typeof code === 'string' ? code : 'foreign', words))
}

function describe(mistake: Pack.ShareMistake | 'foreign', words: TryWords): string {
  const { brokenShare, longShare, newerShare, foreignShare } = words
  return { broken: brokenShare, long: longShare, newer: newerShare, foreign: foreignShare }[mistake]
}

/** A sentence above a demo. */
function say(demo: HTMLElement, sentence: string): void {
  const before = demo.previousElementSibling
  if (before?.matches('.try-lost') === true) before.remove()
  const box = document.createElement('p')
  box.className = 'try-lost'
  box.setAttribute('role', 'alert')
  box.textContent = sentence
  demo.before(box)
  box.scrollIntoView({ block: 'center' })
}

function listSamples(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${dataSample}]`)]
}

function findButton(demo: HTMLElement): HTMLElement | null {
  return demo.querySelector<HTMLElement>('.demo-edit')
}

function loadPack(): Promise<typeof Pack> {
  return loadChunk('try-pack.js', { load: () => import('../../try/share/pack.client.ts'), isLeaf: false })
}

function loadTry(): Promise<typeof Try> {
  return loadChunk('demo-try.js', { load: () => import('./try.client.ts'), isLeaf: false })
}
