import { digitsOf } from './detect/context.ts'
import { flatten } from './flatten.ts'
import type { Kind } from './kinds.ts'

const squeezed = (text: string): string => flatten(text).replace(/\s+/g, ' ').trim().toLowerCase()
const joined = (text: string): string =>
  flatten(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

const normalisers: Record<Kind, (text: string) => string> = {
  ssn: digitsOf,
  card: digitsOf,
  // '+1 212 555 0142' is '212-555-0142'; an extension makes another number.
  phone: (text) => digitsOf(text).replace(/^1(?=\d{10})/, ''),
  account: joined,
  email: squeezed,
  'birth-date': squeezed,
  address: (text) => squeezed(text).replace(/[.,#]/g, ''),
  // Every way to write a name keeps its own form, so that quotations come back letter by letter.
  name: (text) => text,
}

/** What two ways to write one value have in common. Not to be shown. */
export const normalise = (kind: Kind, text: string): string => normalisers[kind](kind === 'name' ? text : flatten(text))
