import type { Tool } from './define-tool.ts'
import { getDemoTool } from './tools/get-demo.ts'
import { listDemosTool } from './tools/list-demos.ts'
import { lookUpPropertyTool } from './tools/look-up-property.ts'
import { readPageTool } from './tools/read-page.ts'
import { searchTool } from './tools/search.ts'

/** What the server can be asked. */
export const tools: readonly Tool[] = [searchTool, readPageTool, lookUpPropertyTool, listDemosTool, getDemoTool]
