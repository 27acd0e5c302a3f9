import type { DemoText } from '../model/demo.ts'
import type { Sandbox } from '../model/sandbox.ts'

/**
 * All files of a project with a demo in it, by path. The demo itself becomes the entry of the project. Its local
 * files keep their places relative to it, so that its imports work.
 */
export function fillSandbox({ entry, files }: Sandbox, [demo, ...others]: readonly DemoText[]): Record<string, string> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  const besides = others.map(({ name, source }) => [`${folder}${name}`, source])
  return { ...files, ...Object.fromEntries(besides), [entry]: demo?.source ?? '' }
}
