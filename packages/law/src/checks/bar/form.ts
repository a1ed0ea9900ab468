import { findBlanks } from '../../blanks/blanks.ts'
import type { CheckedDocument } from '../check.ts'
import { once } from '../reading/once.ts'
import { namedSides } from './sides.ts'
import { signingFrom } from './signing.ts'

/** Open places that no draft has that is nearly done. */
const blanksOfForm = 8

/** Places that are open before the ones to sign: lines to write on, and words or marks to be replaced. */
const openPlaces = once((document): { lines: number; words: number; fields: number } => {
  const until = signingFrom(document)
  const open = findBlanks(document).filter(({ kind, start }) => kind !== 'redacted' && start < until)
  const lines = open.filter(({ kind }) => kind === 'rule').length
  const fields = open.filter(({ kind }) => kind === 'template').length
  return { lines, words: open.length - lines, fields }
})

const isOpen = (document: CheckedDocument, places: number): boolean =>
  places > 0 &&
  (namedSides(document) === 0 || places >= blanksOfForm) &&
  (places > 2 || /\b(?:form|template|sample|model)\b/i.test(document.text.slice(0, 300)))

/** A template: words in brackets stand for what is not yet known, so one more of them was not left by mistake. */
export const isTemplate = once((document): boolean => {
  const { words, fields } = openPlaces(document)
  // The marks of a form that a program fills in are no words of a draft.
  return fields > 1 || isOpen(document, words)
})

/** A form or a template: nobody is named yet, so its open places are what it is for. */
export const isForm = once(
  (document): boolean =>
    isTemplate(document) || isOpen(document, openPlaces(document).lines + openPlaces(document).words),
)
