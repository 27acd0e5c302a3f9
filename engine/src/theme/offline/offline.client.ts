// Loaded when a reader opens the panel, and with the first event of a reader who has asked for a copy.
export { openPanel } from './panel.client.ts'
export { watchCopy } from './updates.client.ts'
