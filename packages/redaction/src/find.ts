import { findAccount } from './detect/account.ts'
import { findAddress } from './detect/address.ts'
import { findBirthDate } from './detect/birth-date.ts'
import { findCard } from './detect/card.ts'
import { findEmail } from './detect/email.ts'
import { findName } from './detect/name.ts'
import { findPhone } from './detect/phone.ts'
import { findSsn } from './detect/ssn.ts'
import { flatten } from './flatten.ts'
import { type Detector, kinds, type Span } from './kinds.ts'

const detectors: readonly Detector[] = [
  findSsn,
  findCard,
  findAccount,
  findEmail,
  findPhone,
  findBirthDate,
  findAddress,
  findName,
]

export interface FindOptions {
  /** The names that the person lists; `findName` says in which forms they are found. */
  readonly names: readonly string[]
}

/** The personal data of a text, in order and without overlaps, in time linear in its length. */
export function findPersonalData(text: string, { names }: FindOptions): Span[] {
  const subject = { flat: flatten(text), names }
  const found = detectors.flatMap((detect) => detect(subject))
  return merge(
    found.sort((a, b) => a.start - b.start || b.end - a.end || kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
  )
}

/** Overlapping spans become one, so that no end of either shows; the longer one names it. */
function merge(sorted: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of sorted) {
    const last = merged.at(-1)
    if (!last || span.start >= last.end) merged.push(span)
    else if (span.end > last.end) {
      const { kind } = span.end - span.start > last.end - last.start ? span : last
      merged[merged.length - 1] = { start: last.start, end: span.end, kind }
    }
  }
  return merged
}
