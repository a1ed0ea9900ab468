import type { Citation } from '../citation.ts'
import { keysOfCitation } from '../keys/citation-key.ts'

/** A citation in a line, for tests: its kind and keys, then what else is known of it. */
export const summary = (citation: Citation): string => {
  const parts: (string | null | undefined)[] = [citation.kind]
  if (citation.kind === 'short-case' || citation.kind === 'case')
    for (const { volume, abbreviation, page, pin } of citation.cites)
      if (citation.kind === 'short-case') parts.push(`${volume} ${abbreviation} @${pin?.words}`)
      else if (pin) parts.push(page === null ? `${volume} ${abbreviation} _@${pin.words}` : `@${pin.words}`)
  parts.push(...keysOfCitation(citation))
  if (citation.kind === 'case')
    parts.push(named(citation.name), citation.court && `court=${citation.court}`, citation.year && String(citation.year))
  if (citation.kind === 'short-case' || citation.kind === 'supra') parts.push(named(citation.antecedent))
  if (citation.kind === 'law' || citation.kind === 'journal') parts.push(citation.year && String(citation.year))
  if (citation.kind !== 'case' && citation.kind !== 'short-case' && 'pin' in citation) parts.push(citation.pin && `@${citation.pin.words}`)
  if ('signal' in citation) parts.push(citation.signal && `signal=${citation.signal}`)
  if ('history' in citation) parts.push(citation.history && `history=${citation.history}`)
  if ('parenthetical' in citation) parts.push(citation.parenthetical && `(${citation.parenthetical})`)
  return parts.filter((part) => part).join(' ')
}

const named = (name: string | null): string | null => name && `“${name}”`
