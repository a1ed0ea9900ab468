import type { DocumentText } from '@casewright/core'
import { anchorOf, type Caption, findDates, type Party, readable, type Span } from '@casewright/law'
import type { Fact } from '../output.ts'

/** How many parties and dates are told: a list, not an inventory. */
const most = 6

/** What a document says of itself: court, docket numbers, parties and the first dates, each with its place. */
export function factsOf(document: DocumentText, caption: Caption, parties: readonly Party[], id?: string): Fact[] {
  const at = (span: Span) => anchorOf(document, span, { document: id })
  const fact = (label: string, span: Span, value = readable(document.text.slice(span.start, span.end))): Fact => ({
    label,
    value,
    anchor: at(span),
  })
  const dates = findDates(document.text).filter((date) => date.valid)
  return [
    ...(caption.court ? [fact('Court', caption.court)] : []),
    ...caption.dockets.slice(0, 3).map((docket) => fact('Docket number', docket, docket.number)),
    ...parties.slice(0, most).map((party) => fact(labelOf(party), party, valueFor(party))),
    ...distinct(dates, (date) => date.iso)
      .slice(0, 3)
      .map((date) => fact('Date mentioned', date)),
  ]
}

/** In a caption a role says what a party is; in a preamble it is the word that the contract has for it. */
const labelOf = ({ from, role }: Party): string => (from === 'caption' ? (role ?? 'Party') : 'Party')

const valueFor = ({ from, role, name }: Party): string => (from === 'preamble' && role ? `${name} (“${role}”)` : name)

const distinct = <T>(items: readonly T[], key: (item: T) => unknown): T[] =>
  [...new Map(items.map((item) => [key(item), item] as const).reverse()).values()].reverse()
