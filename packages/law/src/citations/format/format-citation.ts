import { courtsById } from '../../courts/courts.ts'
import type { CaseCitation, Citation, ReporterCite, ShortCaseCitation } from '../citation.ts'
import { formatLaw } from './format-law.ts'

/**
 * Writes a citation as the Bluebook would, in plain text: abbreviations, spacing and order are put right, the names of
 * parties stay as written. Signals and parentheticals are left out.
 *
 * @example formatCitation(…) // "Roe v. Wade, 410 U.S. 113, 152-53, 93 S. Ct. 705 (1973)"
 */
export const formatCitation = (citation: Citation): string => {
  switch (citation.kind) {
    case 'case':
      return formatCase(citation)
    case 'short-case':
      return formatShort(citation)
    case 'law':
      return formatLaw(citation)
    case 'journal':
      return `${citation.volume} ${citation.abbreviation} ${citation.page ?? '___'}${pinned(citation.pin?.words)}${dated('', citation.year)}`
    case 'supra':
      return `${citation.name ? `${citation.name}, ` : ''}supra${citation.pin ? `, ${pointing(citation.pin.words)}` : ''}`
    case 'id':
      return `Id.${citation.pin ? ` ${pointing(citation.pin.words)}` : ''}`
    case 'reference':
      return `${citation.name}${citation.pin ? ` ${pointing(citation.pin.words)}` : ''}`
    case 'section':
      return `§ ${citation.section ?? ''}`.trim()
  }
}

const months = ['Jan.', 'Feb.', 'Mar.', 'Apr.', 'May', 'June', 'July', 'Aug.', 'Sept.', 'Oct.', 'Nov.', 'Dec.']

const pinned = (words: string | undefined): string => (words === undefined ? '' : `, ${words.replace(/\s+/g, ' ')}`)

/** "115" is "at 115"; "¶ 12" and "§ 2" stay as they are. */
const pointing = (words: string): string => {
  const bare = words
    .replace(/\s+/g, ' ')
    .replace(/^at\s/, '')
    .replace(/^(?:pp?|pages?)\.?\s?/, '')
  return /^[¶§(]/.test(bare) ? bare : `at ${bare}`
}

const dated = (court: string, year: number | null, before = ''): string => {
  const words = [court, year === null ? '' : `${before}${year}`].filter((part) => part !== '').join(' ')
  return words === '' ? '' : ` (${words})`
}

const pages = ({ volume, abbreviation, page, nominative, pin }: ReporterCite): string => {
  const early = nominative ? ` (${nominative})` : ''
  const number = page ?? '___'
  if (/^(?:Ohio|NMSC|NMCA|NMCERT)$/.test(abbreviation))
    return `${volume}-${abbreviation}-${number}${pinned(pin?.words)}`
  return `${volume ? `${volume} ` : ''}${abbreviation}${early} ${number}${pinned(pin?.words)}`
}

const formatCase = (citation: CaseCitation): string => {
  const { name, docket, cites, court, courtWords, year, month, day } = citation
  const written = court ? (courtsById.get(court)?.abbreviation ?? '') : (courtWords ?? '')
  const shown = court === 'scotus' ? '' : written
  const date = month === null ? '' : `${months[month - 1] ?? ''}${day === null ? '' : ` ${day},`} `
  // A public-domain number has its year within.
  const within = !written && month === null && cites.some(({ volume }) => volume === String(year))
  const parts = [name?.replace(/\s(?:vs?|V)\.?\s/, ' v. '), docket, ...cites.map(pages)].filter((part) => part)
  return parts.join(', ') + (within ? '' : dated(shown, year, date))
}

const formatShort = ({ antecedent, cites }: ShortCaseCitation): string => {
  const parts = cites.map(
    ({ volume, abbreviation, pin, page }) => `${volume} ${abbreviation} at ${pin?.words ?? page ?? '___'}`,
  )
  return [...(antecedent ? [antecedent] : []), ...parts].join(', ')
}
