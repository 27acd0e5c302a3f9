import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import type { CheckedConfig } from '../model/config.ts'
import { describeIssue, type Mistake } from '../node/describe-issue.ts'
import { createConfigSchema, readLocaleIds } from '../schema/config.ts'

/** A configuration with its defaults, or all mistakes in it. */
export type ConfigCheck = { config: CheckedConfig } | { mistakes: Mistake[] }

/** Checks what `docs.config.ts` exports, and that the files it names exist. `root` is the absolute path of the site folder. */
export function checkConfig(user: unknown, root: string): ConfigCheck {
  const schema = createConfigSchema(readLocaleIds(user))
  const checked = v.safeParse(schema, user)
  if (checked.success) {
    const mistakes = checkFiles(checked.output, root)
    return mistakes.length === 0 ? { config: checked.output } : { mistakes }
  }
  if (typeof user !== 'object' || user === null)
    return {
      mistakes: [{ path: [], what: `${subject} is not exported.`, mend: 'Write: export default defineDocs({ … })' }],
    }
  const place = 'to what defineDocs is given'
  return { mistakes: checked.issues.map((issue) => describeIssue(issue, { schema, value: user, subject, place })) }
}

const subject = 'The configuration'

function checkFiles({ styles, hero, onError }: CheckedConfig, root: string): Mistake[] {
  const named = [
    ...styles.map((file, index) => ({ path: ['styles', index], file })),
    { path: ['hero'], file: hero },
    { path: ['onError'], file: onError },
  ]
  return named.flatMap(({ path, file }) =>
    file === undefined || existsSync(resolve(root, file))
      ? []
      : [
          {
            path,
            what: `${subject}'s "${path.join('.')}" names "${file}", which does not exist.`,
            mend: 'Write a path that begins in the site folder.',
          },
        ],
  )
}
