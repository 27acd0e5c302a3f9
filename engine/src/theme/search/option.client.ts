import demo from 'lucide-static/icons/play.svg?raw'
import page from 'lucide-static/icons/file-text.svg?raw'
import prop from 'lucide-static/icons/braces.svg?raw'
import question from 'lucide-static/icons/circle-question-mark.svg?raw'
import section from 'lucide-static/icons/hash.svg?raw'
import type { SearchThing } from '../../model/search.ts'

/** An icon says what a result is, and not where its words are. */
export const thingIcons: Readonly<Record<SearchThing, string>> = { page, section, question, prop, demo }

/** Id of the option at this place of the list. The field names the active one by it. */
export function optionId(place: number): string {
  return `search-option-${place}`
}
