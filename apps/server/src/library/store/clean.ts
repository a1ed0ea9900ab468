import type { NewAuthority } from '../types.ts'

const mostCharacters = 20_000_000

// PostgreSQL keeps no NUL in a text, and a half of a surrogate pair cannot be written as UTF-8.
const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()
const line = (text: string) => plain(text).replace(/\s+/g, ' ').trim()
const lineOrNone = (text: string | undefined) => (text === undefined ? undefined : line(text) || undefined)

/**
 * An authority as the tables take it.
 * @throws Error that says what is missing
 */
export function cleaned(given: NewAuthority): NewAuthority {
  const citations = [...new Set(given.citations.map(line))].filter(Boolean)
  const title = line(given.title) || citations[0]
  if (!title || citations.length === 0) throw new Error(`The authority ${given.externalId} has no citation.`)
  if (given.date !== undefined && !/^\d{4}(-\d\d(-\d\d)?)?$/.test(given.date))
    throw new Error(`The date of the authority ${given.externalId} is not an ISO 8601 date.`)
  const text = given.text === undefined ? '' : plain(given.text)
  if (text.length > mostCharacters) throw new Error(`The text of the authority ${given.externalId} is too long.`)
  return {
    ...given,
    title,
    citations,
    court: lineOrNone(given.court),
    jurisdiction: lineOrNone(given.jurisdiction),
    url: lineOrNone(given.url),
    holding: lineOrNone(given.holding),
    keyPoints: given.keyPoints?.map(line).filter(Boolean),
    field: lineOrNone(given.field),
    text,
  }
}
