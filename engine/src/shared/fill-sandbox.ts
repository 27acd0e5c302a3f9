import type { DemoText } from '../model/demo.ts'
import type { Sandbox } from '../model/sandbox.ts'

/**
 * All files of a project with a demo in it, by path. The demo itself becomes the project's entry;
 * its local files stand beside it as they do on the page, so that its imports lead to them.
 */
export function fillSandbox({ entry, files }: Sandbox, [demo, ...others]: readonly DemoText[]): Record<string, string> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  const besides = others.map(({ name, source }) => [`${folder}${name}`, source])
  return { ...files, ...Object.fromEntries(besides), [entry]: demo?.source ?? '' }
}
