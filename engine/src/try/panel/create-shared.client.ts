import type { SharedCode, TryWords } from '../../model/try.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { make, makeButton } from './make.client.ts'

/** Says above the field that the code came with the address and has not run, and of which site and library it is. */
export function createShared(
  words: TryWords,
  { build, version }: SharedCode,
  own: { build: string; version: string },
  acts: { run: () => void; leave: () => void },
): HTMLElement {
  const run = makeButton(words.run, acts.run)
  run.classList.add('try-main')
  const box = make('div', 'try-shared', make('strong', '', words.sharedTitle), make('p', '', words.sharedText))
  if (version !== own.version)
    box.append(make('p', '', fillWords(words.sharedVersion, { theirs: version, ours: own.version })))
  else if (build !== own.build) box.append(make('p', '', words.sharedBuild))
  box.append(make('p', 'try-row', run, makeButton(words.sharedOriginal, acts.leave)))
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', words.sharedTitle)
  return box
}
