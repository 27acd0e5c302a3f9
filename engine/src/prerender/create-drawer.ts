import type { islandModules } from 'virtual:vitrine/registry'
import { createElement } from 'react'
import { createPageViews } from '../assemble/create-page-views.ts'
import type { WholePage } from '../model/page.ts'
import type { PageView } from '../model/page-view.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { IslandFailure } from '../theme/parts/draw-island.ts'
import type { IslandSource } from '../theme/view.ts'
import type { DocumentRequest, IslandPhase, Prepared } from './drawing-messages.ts'
import { renderDemoMenu, renderDemoShell, renderNotFound, renderPage } from './render-page.tsx'

/** Hears which of the islands is at work, and which one has failed. */
export interface DrawingListener {
  at: (island: string, phase: IslandPhase) => void
  failed: (island: string, phase: IslandPhase, error: unknown) => void
}

/** Draws documents. An island that throws is told to the listener, and an empty stage is drawn in its place. */
export interface Drawer {
  prepare: (prepared: Prepared) => void
  draw: (request: DocumentRequest) => string
}

/**
 * Imports the islands one after the other, so that it is known which of them is at work. Those in `aside` are left out.
 * `modules` is the registry: a build bundles it, a development server gives it to the thread.
 */
export async function createDrawer(
  modules: typeof islandModules,
  listener: DrawingListener,
  aside: readonly string[],
): Promise<Drawer> {
  const islands: Record<string, IslandSource | 'failed'> = Object.fromEntries(aside.map((name) => [name, 'failed']))
  for (const [name, load] of Object.entries(modules)) {
    if (aside.includes(name)) continue
    try {
      listener.at(name, 'load')
      const { default: component } = await load()
      islands[name] = {
        element: (props) => {
          listener.at(name, 'draw')
          return createElement(component, props)
        },
      }
    } catch (error) {
      islands[name] = 'failed'
      listener.failed(name, 'load', error)
    }
  }
  let ready: (Prepared & { viewPage: (page: WholePage) => PageView }) | undefined
  const drawOnce = (request: DocumentRequest): string => {
    if (request.kind === 'menu') return renderDemoMenu(request.locale, request.sandbox)
    if (ready === undefined) throw new Error('A document was asked for before the site was known.')
    const { site, assets, viewPage } = ready
    const context = { site, assets, islands }
    switch (request.kind) {
      case 'page':
        return renderPage(viewPage(readWholePage(request.page)), context)
      case 'view':
        return renderPage({ ...request.view, frame: known(site.frames[request.view.locale]) }, context)
      case 'demo':
        return renderDemoShell(known(site.demos.find(({ id }) => id === request.id)), context, request.script)
      case 'not-found':
        return renderNotFound(context, request.locale, request.script)
    }
  }
  return {
    prepare: (prepared) => {
      ready = { ...prepared, viewPage: createPageViews(prepared.site) }
    },
    draw: (request) => {
      for (;;) {
        try {
          return drawOnce(request)
        } catch (error) {
          if (!(error instanceof IslandFailure)) throw error
          islands[error.island] = 'failed'
          listener.failed(error.island, 'draw', error.cause)
        }
      }
    },
  }
}

function known<Item>(found: Item | undefined): Item {
  if (found === undefined) throw new Error('A document was asked for that the site does not have.')
  return found
}
