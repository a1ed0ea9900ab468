import { type TreatmentFlag, visibleText } from '@casewright/core'
import {
  type CaseCitation,
  type Citation,
  compareName,
  courtOf,
  inOrdinaryLetters,
  parseCitation,
  type Source,
  type Span,
} from '@casewright/law'
import { diffWords } from 'diff'
import type { CheckedCitation, Correction } from '../output.ts'
import type { ListedPlace } from './listed.ts'
import { redline } from './redline.ts'

type Change = Correction['changes'][number]

interface Correcting {
  source: Source
  place: ListedPlace
  /** With what was found, and all that differs. */
  checked: Omit<CheckedCitation, 'corrections'>
  /** How the name of what a short form stands for is corrected. */
  named?: NameFix | undefined
}

/** Words of a name that are put in the place of others. */
export type NameFix = readonly { was: string; is: string }[]

/**
 * How a citation would read if it were right, in the ways that what was found lets one say: each is a proposal for a
 * person, and none is made by itself. Nothing is proposed where the citation may mean another authority.
 */
export function correctionsOf(correcting: Correcting): Correction[] {
  const { source, place, checked } = correcting
  const made: Correction[] = []
  const propose = (kind: Correction['kind'], label: string, changes: readonly Change[], caution?: string) => {
    if (changes.length === 0) return
    const ordered = changes.toSorted((one, other) => one.start - other.start)
    made.push({ kind, label, changes: ordered, ...shown(source, checked.anchor, ordered), ...(caution && { caution }) })
  }
  const fields = fieldChanges(correcting)
  propose('fields', `Correct the ${listed(fields.map(({ field }) => field))}`, fields.map(withoutField))
  const namesake = fields.length === 0 ? namesakeChange(correcting) : undefined
  if (namesake) propose('namesake', `Cite ${checked.namesake?.citation}`, [namesake.change], namesake.caution)
  if (fields.length === 0 && checked.suggested && place.citation.kind !== 'id')
    propose('form', 'Use this form', [{ ...spanOf(checked.anchor), words: checked.suggested }])
  const history = historyOf(correcting)
  if (history)
    propose(
      'history',
      `Add “${history.kind} by”`,
      [history.change],
      'The citation then says that it is no longer good law. It still cannot carry the point that was given up.',
    )
  return made
}

/** How a full citation's name is corrected, for its short forms. */
export function nameFixOf({ place, checked }: Pick<Correcting, 'place' | 'checked'>): NameFix | undefined {
  const { citation } = place
  if (citation.kind !== 'case' || !citation.name) return undefined
  const is = rightName(citation, checked)
  return is === undefined ? undefined : pairsIn(citation.name, is)
}

interface FieldChange extends Change {
  field: string
}

function fieldChanges({ source, place, checked, named }: Correcting): FieldChange[] {
  const { citation } = place
  const pin = pinChange(source, citation, checked)
  const changes: FieldChange[] = pin ? [pin] : []
  if (citation.kind !== 'case') return [...changes, ...shortNameChanges(source, citation, named)]
  const differences = checked.differences ?? []
  const of = (field: string) => differences.find((one) => one.field === field)
  const [name, year, court] = [of('name'), of('year'), of('court')]
  // Another name and another year: what stands there is not what was meant.
  if (name && (year || court)) return changes
  const right = rightName(citation, checked)
  if (name && right === undefined) return changes
  if (right !== undefined && citation.nameAt) changes.push({ field: 'name', ...citation.nameAt, words: right })
  const dated = name ? undefined : datedChange(source, citation, { year, court })
  if (dated) changes.push(dated)
  const page = name ? undefined : pageChange(source, citation, checked)
  if (page) changes.push(page)
  return changes
}

const governments =
  /^(?:the )?(?:united states|u\.\s?s\.|state|people|commonwealth|government|county|city|town|village|borough|district|school board|board|department|secretary|commissioner|attorney general)\b/i

/** The name as the source has it, the party that agrees as it was written. Undefined: it may be another case. */
function rightName(citation: CaseCitation, { differences = [], found }: Correcting['checked']): string | undefined {
  if (!found || !citation.name || !differences.some(({ field }) => field === 'name')) return undefined
  if (differences.some(({ field }) => field !== 'name' && field !== 'quotation' && field !== 'pin cite'))
    return undefined
  const written = partiesOf(citation.name)
  const known = partiesOf(inOrdinaryLetters(found.name).replace(/,? et al\.?(?=\s|$)/g, ''))
  if (!written || !known || known.some((party) => party.length > 70)) return undefined
  for (const side of [0, 1] as const) {
    const kept = written[1 - side] ?? ''
    const [was, is] = [written[side] ?? '', known[side] ?? '']
    const candidate = side === 0 ? `${is} v. ${kept}` : `${kept} v. ${is}`
    if (compareName(candidate, found.name) !== 'same') continue
    if (sharesWord(was, is) || !governments.test(kept)) return candidate
  }
  return undefined
}

const partiesOf = (name: string): [string, string] | undefined => {
  const [one, other, more] = oneLine(name).split(/ (?:vs?|V)\.? /)
  return one && other && more === undefined ? [one.trim(), other.trim().replace(/[,;]$/, '')] : undefined
}

const wordsOf = (party: string): string[] => party.toLowerCase().match(/\p{L}{4,}/gu) ?? []
const sharesWord = (one: string, other: string): boolean => wordsOf(one).some((word) => wordsOf(other).includes(word))

/** The parenthetical with the court and the year, and its place. */
function dateIn({ text }: Source, { core, end }: CaseCitation): { start: number; words: string } | undefined {
  const behind = /^[^()]{0,80}\(([^()]{0,80}\d{4})\)/.exec(text.slice(core.end, Math.min(end, core.end + 200)))
  return behind?.[1] === undefined
    ? undefined
    : { start: core.end + behind[0].length - 1 - behind[1].length, words: behind[1] }
}

type Difference = NonNullable<CheckedCitation['differences']>[number] | undefined

function datedChange(
  source: Source,
  citation: CaseCitation,
  { year, court }: { year: Difference; court: Difference },
): FieldChange | undefined {
  const at = dateIn(source, citation)
  const isYear = year && /^\d{4}$/.test(year.found) && at?.words.includes(year.written)
  const known = court ? courtOf(court.found) : null
  if (!at || (year && !isYear) || (court && (!known || !citation.courtWords)) || !(year || court)) return undefined
  let words = at.words
  if (court && known && citation.courtWords) {
    if (!words.includes(citation.courtWords)) return undefined
    words = words.replace(citation.courtWords, known.id === 'scotus' ? '' : known.abbreviation)
  }
  if (year) words = words.replace(year.written, year.found)
  return {
    field: [court && 'court', year && 'year'].filter(Boolean).join(' and '),
    start: at.start,
    end: at.start + at.words.length,
    words: words.replace(/\s+/g, ' ').trim(),
  }
}

/** A page inside of the case that is named: the case's own first page. */
function pageChange({ text }: Source, citation: CaseCitation, { differences = [], found }: Correcting['checked']) {
  const [written, ...parallel] = citation.cites
  if (!found || !written || parallel.length > 0 || !differences.some(({ field }) => field === 'page')) return undefined
  const known = parseCitation(found.citation)
  const [right] = known?.kind === 'case' ? known.cites : []
  if (!right?.page || right.abbreviation !== written.abbreviation || right.volume !== written.volume) return undefined
  if (!citation.name || compareName(citation.name, found.name) !== 'same') return undefined
  const page = /(?<!\d)\d+$/.exec(text.slice(written.start, written.end))
  if (!page) return undefined
  return { field: 'page', start: written.start + page.index, end: written.end, words: right.page }
}

/** One page that is another: the one on which the words are. */
function pinChange({ text }: Source, citation: Citation, { pin }: Correcting['checked']): FieldChange | undefined {
  const page = pin?.outcome === 'elsewhere' ? /^page (\d+)$/.exec(pin.found ?? '')?.[1] : undefined
  if (page === undefined) return undefined
  const written =
    citation.kind === 'case' || citation.kind === 'short-case'
      ? citation.cites.find((one) => one.pin !== null)?.pin
      : 'pin' in citation
        ? citation.pin
        : null
  const words = written && text.slice(written.start, written.end)
  const digits = words ? /^\D*(\d+)\D*$/.exec(words)?.[1] : undefined
  if (!written || !words || digits === undefined) return undefined
  const start = written.start + words.indexOf(digits)
  return { field: 'page cited', start, end: start + digits.length, words: page }
}

function pairsIn(was: string, is: string): NameFix {
  const parts = diffWords(was, is)
  return parts.flatMap((part, at) => {
    const next = parts[at + 1]
    return part.removed && next?.added && /\p{L}/u.test(part.value)
      ? [{ was: part.value.trim(), is: next.value.trim() }]
      : []
  })
}

/** A short form bears a part of the name: the words that are wrong in it. */
function shortNameChanges({ text }: Source, citation: Citation, named: NameFix = []): FieldChange[] {
  const at =
    citation.kind === 'short-case' || citation.kind === 'supra'
      ? citation.antecedentAt
      : citation.kind === 'reference'
        ? citation.core
        : null
  if (!at) return []
  const words = text.slice(at.start, at.end)
  return named.flatMap(({ was, is }) => {
    const found = words.indexOf(was)
    const isWhole = (around: string | undefined) => around === undefined || !/[\p{L}\p{N}]/u.test(around)
    if (found < 0 || !isWhole(words[found - 1]) || !isWhole(words[found + was.length])) return []
    return [{ field: 'name', start: at.start + found, end: at.start + found + was.length, words: is }]
  })
}

/** The one case that is known by this name, of the same year, in the place of a citation that leads nowhere. */
function namesakeChange({ source, place, checked: { namesake } }: Correcting) {
  const { citation } = place
  if (citation.kind !== 'case' || !namesake?.date || Number(namesake.date.slice(0, 4)) !== citation.year)
    return undefined
  const at = dateIn(source, citation)
  const court = namesake.court ? courtOf(namesake.court) : null
  if (!at || (citation.court && court && citation.court !== court.id)) return undefined
  const inside = [court && court.id !== 'scotus' && court.abbreviation, namesake.date.slice(0, 4)]
  const hasPin = citation.cites.some(({ pin }) => pin !== null)
  return {
    change: {
      start: citation.core.start,
      end: at.start + at.words.length + 1,
      words: `${namesake.citation} (${inside.filter(Boolean).join(' ')})`,
    },
    caution: `${namesake.says}${hasPin ? ' Its page is left out: look it up in this reporter.' : ''}`,
  }
}

const sayable: ReadonlySet<TreatmentFlag['kind']> = new Set([
  'overruled',
  'overruled in part',
  'abrogated',
  'abrogated in part',
])

/** Later history behind a full citation, as a case of the United States Reports did it. */
function historyOf({ source, place, checked: { treatment, differences } }: Correcting) {
  const { citation, span } = place
  if (citation.kind !== 'case' || !treatment || treatment.isSaid || !sayable.has(treatment.kind)) return undefined
  // What only the words of some opinion say is a reason to read it.
  if (treatment.in && !treatment.isListed) return undefined
  if (differences?.some(({ field }) => field === 'later history')) return undefined
  const { name, citation: by, year } = treatment.by
  const read = by ? parseCitation(by) : null
  if (!by || read?.kind !== 'case' || read.cites[0]?.abbreviation !== 'U.S.') return undefined
  const end = span.start + source.text.slice(span.start, span.end).replace(/(?<![\s.,;])[\s.,;]+$/, '').length
  return {
    kind: treatment.kind,
    change: { start: end, end, words: `, ${treatment.kind} by ${name}, ${by} (${year})` },
  }
}

/** The citation as it would read, and what changes in it. */
function shown({ text }: Source, anchor: Span, changes: readonly Change[]): Pick<Correction, 'words' | 'parts'> {
  const end = Math.max(anchor.end, ...changes.map((change) => change.end))
  const start = Math.min(anchor.start, ...changes.map((change) => change.start))
  const parts: Correction['parts'] = []
  const same = (from: number, to: number) => {
    if (to > from) parts.push({ kind: 'same', text: oneLine(text.slice(from, to)) })
  }
  let at = start
  for (const change of changes) {
    same(at, change.start)
    parts.push(...redline(oneLine(text.slice(change.start, change.end)), change.words, false))
    at = change.end
  }
  same(at, end)
  return {
    words: parts
      .flatMap((part) => (part.kind === 'deleted' ? [] : part.text))
      .join('')
      .trim(),
    parts: parts.map((part) => ({ ...part, text: visibleText(part.text) })),
  }
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ')
const spanOf = ({ start, end }: Span): Span => ({ start, end })
const withoutField = ({ field: _, ...change }: FieldChange): Change => change
const listed = (fields: readonly string[]): string => [...new Set(fields)].join(' and ')
