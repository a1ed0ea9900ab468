import { abbreviationsAt } from '../lexicon/abbreviations-at.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import type { PageCore } from './core.ts'

const numbers = /(\d{2}|(?:19|20)\d\d)[-–\s](\d{1,5}[A-Z]{0,2})\s{1,3}\((?=La)/y
const date = /\s{0,3}(\d{1,2}\/\d{1,2}\/\d{2,4})\)/y

/** The core of a public-domain citation of Louisiana: "2009-1359 (La. App. 1 Cir. 5/10/10)". */
export const docketCoreAt = (text: string, at: number): PageCore | null => {
  numbers.lastIndex = at
  const [, volume = '', page = ''] = numbers.exec(text) ?? []
  if (volume === '') return null
  for (const hit of abbreviationsAt(lexicon(), text, numbers.lastIndex)) {
    const entries = hit.entries.filter((entry) => entry.of === 'edition' && entry.edition.forms.docket)
    date.lastIndex = hit.end
    const day = date.exec(text)?.[1]
    if (entries.length > 0 && day)
      return {
        what: 'page',
        start: at,
        end: date.lastIndex,
        volume,
        reporter: { start: hit.start, end: hit.end },
        entries,
        page,
        short: false,
        between: null,
        date: day,
      }
  }
  return null
}
