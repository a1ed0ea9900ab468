import { type CaseCitation, type Citation, citationKeys, findCitations, type LawCitation } from '@casewright/law'
import type { Written } from './written.ts'

/**
 * Reads the one full citation in `text`. Null: it has none, or only a short form, which stands for nothing alone.
 * Of several the first is meant; what follows it is its history.
 */
export function readWritten(text: string): Written | null {
  for (const citation of findCitations(text)) {
    const written = writtenOf(text, citation)
    if (written) return withNameBefore(text, citation, written)
  }
  return null
}

const signal =
  /^(?:but\s+)?(?:see(?:,?\s+e\.g\.,?|\s+also|\s+generally)?|cf\.|accord|compare|contra|e\.g\.,?|in|as\s+in|under|citing|quoting)\s+/i
const looksLikeName = /\sv(?:s|ersus)?\.?\s|^(?:in\s+re|ex\s+parte|(?:in\s+the\s+)?matter\s+of)\b/i
/** A name in a caption can be long; what is longer is a sentence. */
const longestName = 200

/** A citation that stands alone is all name up to its volume, however that is written: 'Ashcroft v. al-Kidd'. */
function withNameBefore(text: string, citation: Citation, written: Written): Written {
  const before = text.slice(0, citation.core.start).trim().replace(/,$/, '').replace(signal, '').trim()
  if (citation.kind !== 'case' || before.length > longestName || !looksLikeName.test(before)) return written
  return { ...written, names: [...new Set([before, ...written.names])] }
}

/** A citation that was found in a text, as what can be compared. Null for short forms, journals and bare sections. */
function writtenOf(source: string, citation: Citation): Written | null {
  if (citation.kind === 'case') return ofCase(source, citation)
  if (citation.kind === 'law') return ofLaw(source, citation)
  return null
}

function ofCase(source: string, citation: CaseCitation): Written | null {
  const numbered = citation.cites.filter(({ page }) => page !== null)
  const cites = numbered.flatMap(({ volume, abbreviation, page }) => {
    const normalized = `${volume} ${abbreviation} ${page}`.trim()
    const [key] = citationKeys(normalized)
    return key ? [{ key, normalized }] : []
  })
  if (cites.length === 0) return null
  const [first] = numbered
  return {
    text: source.slice(citation.start, citation.end),
    kind: 'case',
    cites,
    names: citation.name ? [citation.name] : [],
    ...(citation.year !== null && { year: citation.year }),
    ...(citation.court && { court: citation.court }),
    ...(citation.courtWords && { courtWritten: citation.courtWords }),
    ...numberOf('page', first?.page),
    ...numberOf('pin', /^\d+/.exec(first?.pin?.words ?? '')?.[0]),
  }
}

const kinds = {
  statute: 'statute',
  regulation: 'regulation',
  rule: 'rule',
  constitution: 'constitution',
} as const

function ofLaw(source: string, citation: LawCitation): Written | null {
  const cites = citesOf(citation, source.slice(citation.core.start, citation.core.end).replace(/\s+/g, ' '))
  if (cites.length === 0) return null
  return {
    text: source.slice(citation.start, citation.end),
    kind: kinds[citation.law as keyof typeof kinds] ?? 'other',
    cites,
    names: [],
    ...(citation.year !== null && { year: citation.year }),
    ...subsectionOf(citation),
  }
}

/** Each section of a list is looked up: all must exist. Of several keys of one place the first is the narrowest. */
function citesOf({ sections, title, abbreviation, divisions }: LawCitation, words: string): Written['cites'] {
  const asWritten = (normalized: string) => {
    const [key] = citationKeys(normalized)
    return key ? [{ key, normalized }] : []
  }
  const plain = divisions.length === 0 && sections.length > 0
  const each = plain
    ? sections.flatMap((section) => asWritten(`${title ?? ''} ${abbreviation} § ${section}`.trim()))
    : []
  return each.length === sections.length && plain ? each : asWritten(words)
}

const numberOf = (field: 'page' | 'pin', words: string | null | undefined) =>
  words && /^\d+$/.test(words) ? { [field]: Number(words) } : {}

const subsectionOf = ({ pin }: LawCitation) => {
  const first = /^\(([A-Za-z0-9]{1,4})\)/.exec(pin?.words ?? '')?.[1]
  return first ? { subsection: first } : {}
}
