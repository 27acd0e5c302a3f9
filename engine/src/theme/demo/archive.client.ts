import type { DemoText } from '../../model/demo.ts'
import type { Sandbox } from '../../model/sandbox.ts'
import { fillSandbox } from '../../shared/fill-sandbox.ts'
import { zipFolder } from '../../shared/zip-folder.ts'

/** Saves a demo with what a reader has made of it, as the project that its link gives of the demo's own files. */
export function saveArchive(name: string, sandbox: Sandbox, files: readonly DemoText[]): void {
  const address = URL.createObjectURL(
    new Blob([zipFolder(name, fillSandbox(sandbox, files))], { type: 'application/zip' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.zip`
  link.click()
  // The browser has begun to save it when the next task runs.
  setTimeout(() => URL.revokeObjectURL(address))
}
