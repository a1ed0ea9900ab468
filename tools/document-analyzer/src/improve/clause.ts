import type { DocumentText } from '@casewright/core'
import { kindOf, type ModelClause } from '@casewright/law'
import { formOf } from '../clause/form.ts'
import { placeInWords } from '../clause/place.ts'
import { ownName, upper } from '../guide/names.ts'
import { withItsSides } from '../guide/pairs.ts'
import { inItsTerms } from '../guide/secrets.ts'

type Read = Pick<DocumentText, 'text' | 'blocks' | 'pages'>

/** A clause of ours in the words of the document: what it calls itself, and its sides where they fit ours. */
export const inItsWords = (document: Read, { text, textIn }: ModelClause): string => {
  const name = ownName(document)
  const own = textIn?.[kindOf(document).kind] ?? text
  const named = inItsTerms(document.text, withItsSides(document, own))
  if (/^this agreement$/i.test(name)) return named
  return named
    .replace(/\bthis Agreement\b/g, name)
    .replace(/\bThis Agreement\b/g, upper(name))
    .replace(/\bTHIS AGREEMENT\b/g, name.toUpperCase())
}

/** What is no clause of its own: it has no title, and is not numbered. */
export const isUnheaded = (checkId: string): boolean =>
  checkId === 'missing.signature-block' || checkId === 'missing.parties'

/** A clause with its title on a line above it, where the document has titles. */
export const headed = (document: Read, clause: ModelClause): string => {
  const words = inItsWords(document, clause)
  return formOf(document).title === 'none' ? words : `${clause.title}\n${words}`
}

/** Where a new clause goes, in the document's own numbering. */
export const placeFor = (document: Read): string => placeInWords(formOf(document))
