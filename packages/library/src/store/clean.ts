import type { AuthorityDetails, NewAuthority } from '../types.ts'

const mostCharacters = 20_000_000

// PostgreSQL keeps no NUL in a text, and a half of a surrogate pair cannot be written as UTF-8.
const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()
const line = (text: string) => plain(text).replace(/\s+/g, ' ').trim()
const lineOrNone = (text: string | undefined) => (text === undefined ? undefined : line(text) || undefined)

/** Why an authority cannot be kept, in words; undefined where it can. */
export function refusal(given: NewAuthority): string | undefined {
  if (!given.citations.some((citation) => line(citation))) return `The authority ${given.externalId} has no citation.`
  if (given.date !== undefined && !/^\d{4}(-\d\d(-\d\d)?)?$/.test(given.date))
    return `The date of the authority ${given.externalId} is not an ISO 8601 date.`
  if ((given.text?.length ?? 0) > mostCharacters) return `The text of the authority ${given.externalId} is too long.`
  return undefined
}

/**
 * An authority as the tables take it.
 * @throws Error that says what is missing
 */
export function cleaned({ details, ...given }: NewAuthority): NewAuthority {
  const reason = refusal(given)
  if (reason) throw new Error(reason)
  const citations = [...new Set(given.citations.map(line))].filter(Boolean)
  const text = given.text === undefined ? '' : plain(given.text)
  return {
    ...given,
    ...detailsOf(details, text.length === (given.text?.length ?? 0)),
    title: line(given.title) || (citations[0] as string),
    citations,
    court: lineOrNone(given.court),
    jurisdiction: lineOrNone(given.jurisdiction),
    url: lineOrNone(given.url),
    holding: lineOrNone(given.holding),
    keyPoints: given.keyPoints?.map(line).filter(Boolean),
    subjects: given.subjects?.map(line).filter(Boolean),
    field: lineOrNone(given.field),
    text,
  }
}

/** Places in a text that had to be changed are no longer true. */
function detailsOf(given: AuthorityDetails | undefined, samePlaces: boolean): Pick<NewAuthority, 'details'> {
  const entries = Object.entries(given ?? {}).filter(
    ([name, value]) => value !== undefined && (samePlaces || (name !== 'pages' && name !== 'footnotes')),
  )
  if (entries.length === 0) return {}
  const clean = (_: string, value: unknown) => (typeof value === 'string' ? plain(value) : value)
  return { details: JSON.parse(JSON.stringify(Object.fromEntries(entries)), clean) }
}
