import type { Citation } from '../citation.ts'
import { keysOfCitation } from '../keys/citation-key.ts'

/** A citation in a line, for tests: its kind and keys, then what else is known of it. */
export const summary = (citation: Citation): string => {
  const parts: (string | null | undefined)[] = [citation.kind]
  if (citation.kind === 'short-case')
    parts.push(...citation.cites.map(({ volume, abbreviation, pin }) => `${volume} ${abbreviation} @${pin?.words}`))
  if (citation.kind === 'case') parts.push(...citation.cites.map(({ pin }) => pin && `@${pin.words}`))
  parts.push(...keysOfCitation(citation))
  if (citation.kind === 'case')
    parts.push(
      named(citation.name),
      citation.court && `court=${citation.court}`,
      citation.year === null ? null : String(citation.year),
    )
  if (citation.kind === 'short-case' || citation.kind === 'supra') parts.push(named(citation.antecedent))
  if (citation.kind === 'law' || citation.kind === 'journal')
    parts.push(citation.year === null ? null : String(citation.year))
  if (citation.kind !== 'case' && citation.kind !== 'short-case' && 'pin' in citation)
    parts.push(citation.pin && `@${citation.pin.words}`)
  if ('signal' in citation) parts.push(citation.signal && `signal=${citation.signal}`)
  if ('history' in citation) parts.push(citation.history && `history=${citation.history}`)
  if ('parenthetical' in citation) parts.push(citation.parenthetical && `(${citation.parenthetical})`)
  return parts.filter((part) => part).join(' ')
}

const named = (name: string | null): string | null => name && `“${name}”`
