import address from 'html2sketch/dist/html2sketch.min.js?url'
import { loadChunk } from '../../islands/load-chunk.client.ts'
import { nameLayers } from './name-layers.client.ts'
import { withRgbColors } from './colors.client.ts'

/** What a stage can become in the design tool. */
const kinds = ['group', 'symbol']

/** The part of html2sketch that this file uses. */
interface Converter {
  nodeToGroup: Convert
  nodeToSymbol: Convert
}

type Convert = (node: Element) => Promise<{ toSketchJSON: () => object }>

/**
 * Converts a stage to Sketch JSON, as a `group` or as a `symbol`. Rejects for other kinds, and when the stage shows a
 * picture of another site. `layerNames` are those of `nameLayers`.
 */
export async function convertStage(stage: Element, kind: string, layerNames: string): Promise<string> {
  if (!kinds.includes(kind))
    throw new Error(`A stage is copied to a design tool as "group" or as "symbol", not as "${kind}".`)
  refuseRemotePictures(stage)
  const { nodeToGroup, nodeToSymbol } = await loadConverter()
  const layer = await inSilence(() => withRgbColors(() => (kind === 'group' ? nodeToGroup : nodeToSymbol)(stage)))
  const document = layer.toSketchJSON()
  nameLayers(document, layerNames)
  return JSON.stringify(document)
}

/** Throws when the stage shows a picture of another site. The converter would fetch such pictures, some of them through a third site. */
function refuseRemotePictures(stage: Element): void {
  for (const element of [stage, ...stage.querySelectorAll('*')]) {
    const { backgroundImage } = getComputedStyle(element)
    const sources = [...backgroundImage.matchAll(/url\("(.*?)"\)/g)].map(([, url]) => url)
    if (element.localName === 'img') sources.push(element.getAttribute('src') ?? '')
    for (const source of sources) {
      const url = new URL(source ?? '', document.baseURI)
      if (url.protocol !== 'data:' && url.origin !== location.origin)
        throw new Error(`The stage shows a picture of another site, ${url.href}, which is not copied.`)
    }
  }
}

async function loadConverter(): Promise<Converter> {
  return readConverter() ?? loadChunk(address, { load: addScript, isLeaf: true })
}

/** Adds the converter as a classic script, because the modules of its package do not run in a browser. */
function addScript(src: string): Promise<Converter> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => {
      script.remove()
      const converter = readConverter()
      if (converter === undefined) reject(new Error(`${src} brings no converter.`))
      else resolve(converter)
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    })
    document.head.append(script)
  })
}

function readConverter(): Converter | undefined {
  return (window as { html2sketch?: Converter }).html2sketch
}

/** Runs `act` with a silent console, because the converter writes a line about every node. */
async function inSilence<Result>(act: () => Promise<Result>): Promise<Result> {
  const methods = ['log', 'info', 'warn', 'error', 'group', 'groupCollapsed', 'groupEnd'] as const
  const own = methods.map((method) => [method, console[method]] as const)
  for (const method of methods) console[method] = () => undefined
  try {
    return await act()
  } finally {
    for (const [method, original] of own) console[method] = original
  }
}
