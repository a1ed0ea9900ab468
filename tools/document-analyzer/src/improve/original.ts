import { type DocumentText, type Evidence, visibleText } from '@casewright/core'
import { findParties } from '@casewright/law'
import { figuresIn } from './strangers.ts'

/** '4.', '7.2', '(b)', 'Section 3.': how a passage is numbered. */
const number = /^\s*(?:(?:section|article|§)\s*)?(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\([a-z0-9]{1,4}\))(?=\s)/i

interface Named {
  name: string
  /** As the document calls it. */
  called: string
}

/** The parties, each with the name by which the document calls it. */
export const partiesOf = (document: Pick<DocumentText, 'text'>): Named[] =>
  findParties(document).flatMap(({ name, role }) => (role && role !== name ? [{ name, called: role }] : []))

/** The names as a model reads them; none where the document defines none. */
export const asEvidence = (parties: readonly Named[]): Evidence[] =>
  parties.length === 0
    ? []
    : [
        {
          id: 'names',
          kind: 'document',
          title: 'Names that the document uses',
          text: parties.map(({ name, called }) => `${name} is called “${called}”.`).join('\n'),
        },
      ]

/** The rewrite under the number of the original: a model that leaves it out or changes it renumbers the document. */
export function numberedAs(passage: string, improved: string): string {
  const own = number.exec(passage)?.[0].trim()
  if (!own) return improved
  const theirs = number.exec(improved)?.[0] ?? ''
  return theirs.trim() === own ? improved : `${own} ${improved.slice(theirs.length).trimStart()}`
}

/** Figures and parties of the original that the rewrite does not have: it may say less than it should. */
export function lostFrom(passage: string, improved: string, parties: readonly Named[]): string[] {
  const [before, after] = [passage, improved].map((text) => visibleText(text).replace(number, ' '))
  const kept = figuresIn(after ?? '')
  const figures = [...figuresIn(before ?? '')].flatMap(([plain, written]) => (kept.has(plain) ? [] : [written]))
  const names = parties.flatMap(({ name, called }) =>
    passage.includes(called) && !improved.includes(called) && !improved.includes(name) ? [called] : [],
  )
  return [...new Set([...figures, ...names])]
}
