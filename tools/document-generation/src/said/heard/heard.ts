// What is read before all else: whoever reads the notes further reads them without what is doubted, and said to the writer.
import type { Template } from '@casewright/templates'
import type { Place } from '../../output.ts'
import { type Edit, edited, editedAgain, type Readable } from '../edits.ts'
import type { Said } from '../read-said.ts'
import { doubtsIn } from './doubted.ts'
import { fragmentsIn } from './fragments.ts'
import { negatedIn } from './negated.ts'
import { toWriterIn } from './to-writer.ts'
import { whoIn } from './who.ts'

const steps: readonly ((template: Template, text: string) => Edit[])[] = [
  (_, text) => doubtsIn(text),
  negatedIn,
  whoIn,
  toWriterIn,
  fragmentsIn,
]

/** The notes as they are read further, with places that lead back to the given words. */
export function heardIn(template: Template, given: string): Readable {
  let heard = edited(given, [])
  for (const step of steps) heard = editedAgain(heard, step(template, heard.text))
  return heard
}

/** What was read of the notes as heard, with its places in the text as it was given. */
export function inGiven(heard: Readable, said: Said): Said {
  if (heard.edits.length === 0) return said
  const back = <T extends Place>(one: T): T => ({ ...one, ...heard.given(one) })
  const { whole } = said
  return {
    ...said,
    filled: said.filled.map((one) => (one.from ? { ...one, from: back(one.from) } : one)),
    open: said.open.map((one) => ({ ...one, places: one.places.map(back) })),
    terms: said.terms.map(back),
    whole: {
      text: whole.text,
      edits: [...heard.edits, ...whole.edits.map(back)],
      given: (place) => heard.given(whole.given(place)),
    },
  }
}
