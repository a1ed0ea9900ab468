// Notes with the marks and stops that nobody says when dictating.
import { editedAgain, type Readable } from '../edits.ts'
import { breathIn } from './breath.ts'
import { datesIn, joinedIn } from './joined.ts'
import { moneySaidIn } from './money-said.ts'
import { strike } from './strike.ts'

/** Notes as they would have been written, and whether they were dictated. */
export function mendedIn(given: Readable): { whole: Readable; isDictated: boolean } {
  const isDictated = /\b(?:im|dont|ive|ill|its to)\b/.test(given.text) || breathIn(given.text).length > 3
  let whole = editedAgain(given, isDictated ? joinedIn(given.text) : [])
  whole = editedAgain(whole, breathIn(whole.text))
  whole = editedAgain(whole, isDictated ? moneySaidIn(whole.text) : [])
  whole = editedAgain(
    whole,
    [...whole.text.matchAll(/\b(?:Attn|ATTN|attn|Att)\.(?= )/g)].map(({ index, 0: words }) =>
      strike({ start: index, end: index + words.length }, 'filler', 'Attn:'),
    ),
  )
  return { whole: editedAgain(whole, isDictated ? datesIn(whole.text) : []), isDictated }
}
