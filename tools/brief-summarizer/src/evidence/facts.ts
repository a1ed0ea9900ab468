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
    ...claimsOf(document.text).map((claim) => fact('Claim', claim)),
    ...distinct(dates, (date) => date.iso)
      .slice(0, 3)
      .map((date) => fact('Date mentioned', date)),
  ]
}

/** 'COUNT II - Conversion', 'FIRST CAUSE OF ACTION (Negligence)': each claim that a heading names. */
const claim =
  /^[ \t]*(?:count|claim|(?:\w{5,8} )?(?:cause of action|claim for relief)) ?(?:[ivx]{1,5}|\d{1,2}|one|two|three|four|five|six)?\b[ \t]*[-–—:.(]{0,2}[ \t]*(?:\()?(?:for )?(\p{Lu}[^.\n)]{3,90})/gimu
const claimsOf = (text: string): Span[] =>
  [...text.matchAll(claim)]
    .flatMap(({ index, 0: all, 1: named = '' }): Span[] =>
      /^\s*(?:count|claim|\w+ c)[^\n]*\b(?:shall|will|was|were|is|are|may)\b/i.test(all) || !/^[ \t]*\p{Lu}/u.test(all)
        ? []
        : [{ start: index + all.length - named.length, end: index + all.trimEnd().length }],
    )
    .slice(0, most)

/** In a caption a role says what a party is; in a preamble it is the word that the contract has for it. */
const labelOf = ({ from, role }: Party): string => (from === 'caption' ? (role ?? 'Party') : 'Party')

const valueFor = ({ from, role, name }: Party): string => (from === 'preamble' && role ? `${name} (“${role}”)` : name)

const distinct = <T>(items: readonly T[], key: (item: T) => unknown): T[] =>
  [...new Map(items.map((item) => [key(item), item] as const).reverse()).values()].reverse()
