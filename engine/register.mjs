// Lets Node run the engine's TypeScript as it stands: `node --import vitrine/register file.ts`.
// Node 20 does not strip types by itself.
import * as nodeModule from 'node:module'
import * as hooks from './typescript-hooks.mjs'

process.setSourceMapsEnabled(true)
// Newer versions of Node take hooks that run in this thread, and warn of the older way, which Node 20 needs.
if ('registerHooks' in nodeModule && typeof nodeModule.registerHooks === 'function') nodeModule.registerHooks(hooks)
else nodeModule.register('./typescript-hooks.mjs', import.meta.url)
