import { findCrossReferences } from '../../references/cross-references.ts'
import { findSections, flatten } from '../../sections/sections.ts'
import { findSignatureBlocks } from '../../signatures/signature-blocks.ts'
import type { CheckedDocument } from '../check.ts'
import { once } from '../reading/once.ts'

/** UTF-16 units below which a text is taken as it is: a short one may be careless about its last stop. */
const leastSize = 4000
/** Sections beyond the last one, named in the text, that show that a part is not there. */
const enough = 3

const leading = (number: string): number => Number(/^\d{1,3}/.exec(number)?.[0] ?? 0)

/** '13.2' and '15.1' are named, and the last section is 1. */
const namesLaterSections = (document: CheckedDocument): boolean => {
  const last = Math.max(0, ...flatten(findSections(document)).map(({ number }) => leading(number)))
  if (last === 0) return false
  const later = findCrossReferences(document).filter(
    ({ kind, outcome, label }) =>
      kind === 'section' && outcome !== 'found' && /^\d{1,2}\.\d/.test(label) && leading(label) > last,
  )
  return new Set(later.map(({ label }) => label)).size >= enough
}

const stopsMidway = ({ text }: CheckedDocument): boolean => {
  const last =
    text
      .trimEnd()
      .slice(-1200)
      .split(/[.!?]["'”’)\]]?\s+/)
      .at(-1) ?? ''
  return last.length > 60 && /[\p{Ll},]$/u.test(last)
}

/** Words after which a sentence must go on. */
const goesOn =
  /(?:,|[-–—]|\b(?:the|an?|of|and|or|to|in|on|by|for|with|from|as|that|which|such|any|all|its|their|his|her|your|our|is|are|be|been|shall|will|may|must|not|this|than|if|under|upon|per))$/i

/**
 * Whether a text is surely cut: its last words cannot end a sentence, or it names parts behind its last one. A sentence
 * without its stop, an address or the title of a list may well be how a whole paper ends.
 */
export const isCutOff = (document: CheckedDocument): boolean =>
  goesOn.test(document.text.trimEnd().slice(-60)) || namesLaterSections(document)

/** Whether the text is a part only: what would follow cannot be called missing. */
export const breaksOff = once((document): boolean => {
  const end = document.text.trimEnd().slice(-1200)
  return (
    document.text.length >= leastSize &&
    !/_{3}|\/s\/|\b(?:by|name|title|signature|date)\s*:|\b(?:signed|signature|signator\w+|on behalf of)\b/i.test(end) &&
    findSignatureBlocks(document).length === 0 &&
    (stopsMidway(document) || namesLaterSections(document))
  )
})
