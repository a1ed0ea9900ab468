import { attachmentsOf } from '../../../references/attachments.ts'
import { findSections, flatten } from '../../../sections/sections.ts'
import { overlaps, type Span } from '../../../span/span.ts'
import { titleOf } from '../../bar/title.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../../check.ts'
import { once } from '../../reading/once.ts'

/** What a paper says against itself: both places, and why they cannot both be right, in one sentence. */
export interface Contradiction {
  places: readonly Span[]
  message: string
}

/** What is told already by another reading of the same place is not told twice. */
export const notIn = (found: readonly Contradiction[], told: readonly Contradiction[]): Contradiction[] =>
  found.filter(
    ({ places }) => !places.some((place) => told.some((other) => other.places.some((one) => overlaps(one, place)))),
  )

/** What several readings find: of a place that one has told, no later one tells again. */
export const inTurn =
  (...readings: readonly ((document: CheckedDocument) => readonly Contradiction[])[]) =>
  (document: CheckedDocument): Contradiction[] => {
    const told: Contradiction[] = []
    for (const read of readings) told.push(...notIn(read(document), told))
    return told
  }

const hitsOf = (found: readonly Contradiction[]): Hit[] =>
  found.flatMap(({ places, message }) => places.map(({ start, end }) => ({ start, end, message })))

const sectionsOf = once((document) =>
  flatten(findSections(document)).toSorted((one, other) => one.start - other.start || other.end - one.end),
)

const attachments = once((document) =>
  [...attachmentsOf(document)]
    .map(([name, { start }]) => ({ name, start }))
    .toSorted((one, other) => one.start - other.start),
)

/** 'Section 6.1' for a place in a numbered part, 'Exhibit A' for one behind its title; undefined where no part is numbered. */
const sectionAt = (document: CheckedDocument, at: number): string | undefined => {
  const section = sectionsOf(document).findLast(
    ({ start, end, number }) => start <= at && at < end && /\d/.test(number),
  )
  // The last section of the body does not go on into what is attached.
  const attached = attachments(document).findLast(({ start }) => start <= at)
  if (attached && attached.start > (section?.start ?? -1))
    return attached.name
      .replace(/^\w/, (sign) => sign.toUpperCase())
      .replace(/ [\w.-]{1,6}$/, (label) => label.toUpperCase())
  if (!section) return undefined
  const number = section.number.replace(/(?<!\.)\.+$/, '')
  return /^(?:article|section)/i.test(number) ? number : /^\d/.test(number) ? `Section ${number}` : undefined
}

/** 'Section 2 says X; Section 9 says Y.', or without the numbers where there are none or they are the same. */
export const bothSay = (document: CheckedDocument, one: Span, first: string, other: Span, second: string): string => {
  const [here, there] = [sectionAt(document, one.start), sectionAt(document, other.start)]
  return here && there && here !== there
    ? `${here} says ${first}; ${there} says ${second}.`
    : `One place says ${first}; another says ${second}.`
}

/** Papers that nobody agrees on: what courts, legislatures and litigants write has figures of every kind. */
const others: readonly string[] = ['opinion', 'order', 'statute', 'transcript', 'charter', 'form']

/** A form of a contract that is filled in says something, as a contract does. */
const ofAgreement = /\b(?:lease|agreement|contract|note)\b/i

type Head = Pick<DocumentCheck, 'id' | 'title' | 'severity' | 'why' | 'advice'> &
  Partial<Pick<DocumentCheck, 'category' | 'insight' | 'concerns'>>

/** A check that compares a paper with itself. */
export const comparing = (
  head: Head,
  contradictionsIn: (document: CheckedDocument) => readonly Contradiction[],
): DocumentCheck => ({
  concerns: ['any'],
  category: 'Amounts and dates',
  insight: 'risk',
  applies: (document) =>
    document.concern !== 'brief' &&
    (!others.includes(document.kind) || (document.kind === 'form' && ofAgreement.test(titleOf(document)))),
  ...head,
  find: (document) => hitsOf(contradictionsIn(document)),
})
