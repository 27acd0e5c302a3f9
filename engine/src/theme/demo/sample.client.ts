import { loadChunk } from '../../islands/load-chunk.client.ts'
import { contentId, dataSample, keySample, keySampleLabel } from '../../shared/markup.ts'
import { nameDemo } from '../../try/keep-edits.client.ts'
import type { SharedCode } from '../../model/try.ts'
import type * as Try from './try.client.ts'

/** Adds a button to each block of code that runs as it is. It lies over the block, so nothing moves. */
export function addSampleButtons(): void {
  for (const [index, block] of [...document.querySelectorAll<HTMLElement>(`[${dataSample}]`)].entries()) {
    if (block.querySelector('.code-edit') !== null) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'code-edit'
    button.textContent = block.dataset[keySampleLabel] ?? ''
    button.dataset['try'] = block.dataset[keySample]
    button.setAttribute('aria-expanded', 'false')
    // A block whose code changes has a name for each code.
    block.dataset['name'] ??= `sample-${index + 1}`
    button.addEventListener('click', () => void openSample(block))
    block.append(button)
  }
}

/** Opens a block in an editor, below a stage that takes its place until the editor is closed. */
export async function openSample(block: HTMLElement, shared?: SharedCode): Promise<void> {
  const button = block.querySelector<HTMLElement>('.code-edit')
  if (button === null || block.hidden) return
  const { toggleTry } = await loadTry()
  const demo = document.createElement('section')
  demo.className = 'demo'
  // Shared code names its file by the code that it was made of.
  demo.id = shared === undefined ? nameSample(block) : shared.demo.replace(/^[^/]*\//, '')
  demo.setAttribute('aria-label', document.querySelector(`#${contentId} h1`)?.textContent ?? '')
  const [stage, foot, file, code] = ['demo-stage', 'demo-foot', 'demo-file', ''].map((name) => {
    const part = document.createElement(name === '' ? 'code' : 'div')
    part.className = name
    return part
  })
  if (stage === undefined || foot === undefined || file === undefined || code === undefined) return
  code.textContent = block.querySelector('code')?.textContent ?? ''
  file.hidden = true
  file.append(code)
  demo.append(stage, foot, file)
  block.before(demo)
  block.hidden = true
  const close = (): void => {
    demo.remove()
    block.hidden = false
  }
  await toggleTry(demo, button, shared, close).catch((error: unknown) => {
    close()
    throw error
  })
}

/** The id of the demo that a block becomes. It is the same on each visit while the page has the same blocks. */
export function nameSample(block: HTMLElement): string {
  const { pathname } = location
  const page = pathname.slice(pathname.lastIndexOf('/') + 1)
  return [page, block.dataset['name'] ?? ''].filter((part) => part !== '').join('-')
}

/**
 * True for the block that the code of an address was made of, also when the block has another code now: then its name
 * begins the same (`data-stem`) and ends in another way.
 */
export function isSampleOf(block: HTMLElement, demo: string): boolean {
  const id = nameSample(block)
  const { name = '', stem } = block.dataset
  if (nameDemo({ id }) === demo) return true
  const begin = nameDemo({ id: id.slice(0, id.length - name.length) })
  return (
    stem !== undefined &&
    demo.startsWith(`${begin}${stem}-`) &&
    /^\w+$/.test(demo.slice(begin.length + stem.length + 1))
  )
}

function loadTry(): Promise<typeof Try> {
  return loadChunk('demo-try.js', { load: () => import('./try.client.ts'), isLeaf: false })
}
