import type * as React from 'react'
import type { RecordedNews, Watched } from '../../model/timeline.ts'
import { recordCalls, type Recorder } from '../record/record-calls.client.ts'
import { watchComponent } from '../record/watch-component.client.ts'
import type { Packages } from './load-modules.client.ts'

/** The packages, with the watched components in place of their own, and what records them. */
export function watchPackages(
  packages: Packages,
  { package: name, components }: Watched,
  tell: (news: RecordedNews) => void,
): { packages: Packages; recorder: Recorder } {
  const recorder = recordCalls(tell, { hasTimers: true })
  const own = packages[name] ?? {}
  const watched = components.flatMap((component) => {
    const original = own[component.export]
    return original === undefined
      ? []
      : [
          [
            component.export,
            watchComponent(
              packages['react'] as unknown as typeof React,
              original as React.ElementType,
              component,
              recorder,
            ),
          ],
        ]
  })
  return { packages: { ...packages, [name]: { ...own, ...(Object.fromEntries(watched) as object) } }, recorder }
}
