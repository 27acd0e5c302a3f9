// Lets Node run the engine's TypeScript as it stands: `node --import vitrine/register file.ts`.
// Node 20 does not strip types by itself.
import { register } from 'node:module'

process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
