import {
  type CaseCitation,
  type Citation,
  citationKeys,
  courtOf,
  findCitations,
  type LawCitation,
} from '@casewright/law'
import type { Written } from './written.ts'

/**
 * Reads the one full citation in `text`; without one, a short form of a case. Null: it has neither.
 * Of several the first is meant; what follows it is its history.
 */
export function readWritten(text: string): Written | null {
  for (const citation of findCitations(text)) {
    const written = writtenOf(text, citation)
    if (written) return withNameBefore(text, citation, written)
  }
  return shortIn(text)
}

/** 'Strickland, 466 U.S. at 687' alone: the page may lie in one case only. */
function shortIn(text: string): Written | null {
  const short = findCitations(text).find((citation) => citation.kind === 'short-case')
  if (short?.kind !== 'short-case') return null
  const cites = short.cites.flatMap(({ volume, abbreviation, page }) => {
    const normalized = `${volume} ${abbreviation} ${page ?? ''}`.trim()
    const [key] = page === null ? [] : citationKeys(normalized)
    return key ? [{ key, normalized }] : []
  })
  if (cites.length === 0) return null
  return {
    text: text.slice(short.start, short.end),
    kind: 'case',
    cites,
    names: short.antecedent ? [short.antecedent] : [],
    isShort: true,
    unread: [],
    subsections: [],
    parentheticals: [],
    ...numberOf('pin', short.cites[0]?.page),
  }
}

const signal =
  /^(?:but\s+)?(?:see(?:,?\s+e\.g\.,?|\s+also|\s+generally)?|cf\.|accord|compare|contra|e\.g\.,?|in|as\s+in|under|citing|quoting)\s+/i
const looksLikeName = /\sv(?:s|ersus)?\.?\s|^(?:in\s+re|ex\s+parte|(?:in\s+the\s+)?matter\s+of)\b/i
/** As California writes them, court and year come before the volume: 'Roe v. Wade (1973) 410 U.S. 113'. */
const yearAfterName = /\([^()]{0,40}\d{4}\)$/
/** A name in a caption can be long; what is longer is a sentence. */
const longestName = 200

/** A citation that stands alone is all name up to its volume, however that is written: 'Ashcroft v. al-Kidd'. */
function withNameBefore(text: string, citation: Citation, written: Written): Written {
  const before = text
    .slice(0, citation.core.start)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/,$/, '')
    .replace(yearAfterName, '')
    .replace(signal, '')
    .trim()
  if (citation.kind !== 'case' || before === '') return written
  if (before.length <= longestName && looksLikeName.test(before))
    return { ...written, names: namesIn(before, written.names) }
  // 'Quack against Hopkins': of what stands before only a part was read as a name.
  const whole = written.names.some((name) => looksLikeName.test(name) || name === before)
  return whole ? written : { ...written, unread: ['name', ...written.unread] }
}

/** Words after which a name begins in a sentence. Another word before it may be part of the name: 'acme Roe v. Wade'. */
const leadsIn =
  /(?:[.;:,—]|\b(?:in|of|that|by|with|from|under|see|the|case|and|as|to|on|also|held|holding|following|decision|citing|quoting|per|cf|than|like|since|unlike|both|until|after|before|is|was))[\s“"‘'(]*$/i

function namesIn(before: string, names: readonly string[]): string[] {
  const inner = names.filter((name) => {
    const lead = before.endsWith(name) ? before.slice(0, -name.length) : null
    return lead === null ? false : lead === '' || leadsIn.test(lead)
  })
  return [...new Set([before, ...inner])]
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
    ...nominativeOf(numbered),
    names: citation.name ? [citation.name] : [],
    ...(citation.year !== null && { year: citation.year }),
    ...dayOf(citation),
    ...(citation.court && (citation.courtWords === null || courtIsRead(citation)) && { court: citation.court }),
    ...(citation.courtWords && { courtWritten: citation.courtWords }),
    ...(citation.docket && { docket: citation.docket }),
    unread: unreadOf(source, citation),
    subsections: [],
    parentheticals: parentheticalsOf(source, citation),
    ...numberOf('page', first?.page),
    ...numberOf('pin', /^\d+/.exec(first?.pin?.words ?? '')?.[0]),
  }
}

function nominativeOf(cites: CaseCitation['cites']): Pick<Written, 'nominative'> {
  const cite = cites.find(({ abbreviation, nominative }) => abbreviation === 'U.S.' && nominative !== null)
  return cite?.nominative ? { nominative: { volume: Number(cite.volume), words: cite.nominative } } : {}
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
    unread: [],
    parentheticals: [],
    subsections: [...(citation.pin?.words ?? '').matchAll(/\(([A-Za-z0-9]{1,5})\)/g)].map(([, label = '']) => label),
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

const parentheticalsOf = (source: string, { parentheticals }: CaseCitation): string[] =>
  parentheticals.map(({ start, end }) => source.slice(start, end))

const numberOf = (field: 'page' | 'pin', words: string | null | undefined) =>
  words && /^\d+$/.test(words) ? { [field]: Number(words) } : {}

const dayOf = ({ year, month, day }: CaseCitation) =>
  year !== null && month !== null && day !== null
    ? { day: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` }
    : {}

/** Whether the court is the one that was written, and not the one that the reporter implies. */
const courtIsRead = ({ courtWords, court }: CaseCitation) => courtOf(courtWords ?? '')?.id === court

/** The parenthesis after the pages, which holds court and year: what in it was not read is not passed over. */
function unreadOf(source: string, citation: CaseCitation): Written['unread'] {
  const [, inside = ''] =
    /^[^()]{0,80}\(([^()]{1,120})\)/.exec(source.slice(citation.core.end, citation.core.end + 220)) ?? []
  // A year is not of the future, and nothing else in it looks like one that was misspelt.
  const soon = new Date().getFullYear() + 1
  const yearIsRead = citation.year !== null && citation.year >= 1600 && citation.year <= soon
  const courtIsWritten = /\p{L}{2}/u.test(inside.replace(months, ''))
  return [
    ...(inside !== '' &&
    courtIsWritten &&
    citation.parentheticalAt === null &&
    !(citation.courtWords && courtIsRead(citation))
      ? (['court'] as const)
      : []),
    ...(/\d/.test(inside) && !yearIsRead ? (['year'] as const) : []),
  ]
}

const months =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?|per curiam|en banc|mem\.|plurality opinion|table/gi
