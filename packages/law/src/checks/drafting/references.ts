import { contractKinds } from '../../kinds/sign.ts'
import { type CrossReference, findCrossReferences } from '../../references/cross-references.ts'
import { findSections } from '../../sections/sections.ts'
import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { breaksOff } from '../missing/breaks-off.ts'
import { isExtract } from '../missing/extract.ts'
import { leansOn } from '../missing/leans-on.ts'
import { once } from '../reading/once.ts'
import { beyondTheLast } from './support/parts-otherwise.ts'

/** None of a part of a document, nor of an amendment: what it refers to is in the rest, or in what it amends. */
const isPart = (document: CheckedDocument): boolean =>
  breaksOff(document) || isExtract(document) || leansOn(document) === 'amendment'
/** What an amendment says of itself: 'Exhibit C attached hereto', 'Section 9 of this Amendment'. */
const ofItself =
  /\battached (?:hereto|here|to this)\b|\bof this (?:\w{1,12} ){0,2}(?:amendment|addendum|letter|rider)\b/i
/** 'Words with capitals mean what they mean there', 'capitalized terms have the meanings given in the Lease'. */
const ofCapitals = /\bcapital(?:s|i[sz]ed)?\b/i
const isMeaning = /\bmean(?:s|ings?)?\b/i
const ofOther =
  /\b(?:there|therein)\b|\b(?:the|that|such|said|our) (?:[\w’'-]{1,20} )?(?:agreement|lease|contract|note|plan)\b/i
const meanThere = {
  test: (words: string): boolean =>
    ofOther.test(words.slice(Math.max(0, words.search(isMeaning)))) && isMeaning.test(words),
}
const ofSections = /\bsections?\b.{0,60}\b(?:refers?|are|is|means?)\b/i
/** 'Section 14', not 'paragraph 14'. */
const isSection = ({ text }: CheckedDocument, { kind, label, start, end }: CrossReference): boolean =>
  kind === 'section' && /^\d/.test(label) && !/^(?:paragraph|clause)/i.test(text.slice(start, end))
/**
 * Whether a paper takes its words from another, so that 'Section 14' is one of that other: it says so, and calls no
 * part of its own a section; or none of several sections that it names is one of its own.
 */
const speaksOfAnother = (document: CheckedDocument, found: readonly CrossReference[]): boolean => {
  const named = found.filter((one) => isSection(document, one))
  const own = named.some(({ outcome }) => outcome === 'found')
  if (!own && new Set(named.map(({ label }) => label)).size >= 3) return true
  if (own && !/\bparagraphs? [\dIVX]/.test(document.text)) return false
  return document.sentences.some(
    ({ text }) => text.length < 600 && (ofCapitals.test(text) || ofSections.test(text)) && meanThere.test(text),
  )
}
const references = once((document) => {
  if (leansOn(document) !== 'amendment') {
    const found = isPart(document) ? [] : findCrossReferences(document)
    if (!speaksOfAnother(document, found)) return found
    return found.filter((one) => !isSection(document, one))
  }
  return findCrossReferences(document).filter(({ start, end }) =>
    ofItself.test(document.text.slice(Math.max(0, start - 50), end + 40).replace(/\s+/g, ' ')),
  )
})
const kinds = [...contractKinds, 'charter', 'deed', 'will', 'letter', 'demand-letter'] as const

// 'A Paragraph IV certification' is one to a federal agency, no part of the contract.
const isTermOfArt = (words: string): boolean => /^paragraph\s+[IVX]+$/i.test(words)
/** Schedules of an agency’s forms and lists: a tax return, a filing with the SEC, a list of drugs, a supply schedule. */
const ofAgency = /^schedule (?:K-?[123]|SE|1[34][A-Z](?:-\d)?|TO)$/i
const agencyNear =
  /\b(?:IRS|I\.R\.S\.|Internal Revenue|tax returns?|(?:federal|state|income) tax|Form \d{3,4}|Form [WK]-\d|Securities and Exchange Commission|SEC|Exchange Act|controlled substances?|Controlled Substances Act|GSA|Federal Supply|DEA|bankruptcy petition)\b/
const isAttached = /\b(?:attached|annexed|appended|hereto|to this|enclosed|incorporated)\b/i
const isAgencyForm = ({ text }: CheckedDocument, { start, end }: CrossReference): boolean => {
  const words = text.slice(start, end).replace(/\s+/g, ' ')
  const around = text.slice(Math.max(0, start - 120), end + 90).replace(/\s+/g, ' ')
  if (!/^schedule/i.test(words) || isAttached.test(around)) return false
  return ofAgency.test(words) || agencyNear.test(around)
}

/** 'Exhibit 10.1' above the title says what the document is to another. */
const labelAtTop = 300

/**
 * Whether a number stands at the head of a line although no section was read there, or stands there more than once,
 * so that which of the sections is meant, and what it has, cannot be told.
 */
const mayStand = (text: string, label: string): boolean => {
  const [number = ''] = label.split('(')
  if (!/^\d/.test(number)) return false
  const heads = text.match(
    new RegExp(
      `^[ \\t]*(?:(?:section|article|clause|paragraph)[ \\t]+)?${number.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`,
      'gim',
    ),
  )
  // '8.1.1' stands where 8.1 would.
  return beginsLine(text, `${number}.`, /^\d/) || (heads?.length ?? 0) > (label.includes('(') ? 1 : 0)
}

/** Whether a line begins with these words, and what follows them fits. */
const beginsLine = (text: string, words: string, then: RegExp): boolean =>
  `\n${text}`
    .split(`\n${words}`)
    .slice(1)
    .some((after) => then.test(after.slice(0, 3)))

/** 'I-2 LIST OF NAMES' at the head of a line, without the word 'Attachment'. */
const isLabeled = ({ text }: CheckedDocument, words: string): boolean => {
  const [, label] = /\s([A-Z]{1,3}-\d{1,3}|[A-Z]\.\d{1,3})$/.exec(words) ?? []
  return label !== undefined && beginsLine(text, label, /^(?![\w-])/)
}

/** In small letters, with single spaces. */
const lowered = once(({ text }) => text.replace(/\s+/g, ' ').toLowerCase())
/** 'The obligations in this Exhibit B': the document is that exhibit. */
const isItself = (document: CheckedDocument, words: string): boolean =>
  lowered(document)
    .split(`this ${words.toLowerCase()}`)
    .slice(1)
    .some((after) => !/^\w/.test(after))

const named =
  /\bschedules? (?:attached|delivered|annexed)[^.;]{0,60}\((?:the )?["“](Disclosure (?:Schedules?|Letter))["”]\)/i
const disclosed = /\b(?:the )?(Disclosure (?:Schedules?|Letter))\b.{0,60}\b(?:attached|delivered|annexed)\b/i
/** A disclosure schedule qualifies every representation, and comes with the paper. */
const notDelivered = (document: CheckedDocument): Hit[] => {
  if (breaksOff(document) || isExtract(document) || leansOn(document) === 'amendment') return []
  const found = disclosed.exec(document.text) ?? named.exec(document.text)
  const name = found?.[1]
  if (!found || !name || /^[^\S\n]{0,60}(?:\w+['’]s )?disclosure (?:schedules?|letter)[^\S\n]*$/im.test(document.text))
    return []
  return [{ start: found.index, end: found.index + found[0].length, message: `The ${name} is not in the document.` }]
}

/** ' Its last article is IX.', for the same sort of number; '' where the numbers do not tell. */
const endsWith = (document: CheckedDocument, label: string): string => {
  const sections = findSections(document)
  const like = /^\d+(?:\.\d+)?$/.test(label)
    ? /^(?:(?:article|section)\s)?\d+\.?$/i
    : /^[IVXL]+$/.test(label)
      ? /^(?:(?:article|section)\s)?[IVXL]+\.?$/i
      : null
  const last = like && sections.filter(({ number }) => like.test(number)).at(-1)
  if (!last) return ''
  const own = label.split('.')
  const group = own.length === 2 ? sections.find(({ number }) => number.replace(/^\D+|\.$/g, '') === own[0]) : undefined
  const child = group?.children.at(-1)
  if (group && child && /^\d+\.\d+\.?$/.test(child.number))
    return ` Its article ${own[0]} ends with ${child.number.replace(/\.$/, '')}.`
  return ` Its last part is ${last.number.replace(/\.$/, '')}.`
}

const mostNamed = 6
/** 'The document has no article XII, article XIII and article XIV; it ends with the 9th.': one sentence for all of them. */
const namedTogether = (hits: readonly Hit[]): Hit[] => {
  const read = hits.map(({ message = '' }) =>
    /^The document has no ([^;]{1,60}?)(;[^;]{1,60}|\.(?: Its .{1,60})?)$/.exec(message),
  )
  const names = [...new Set(read.map((found) => found?.[1] ?? ''))]
  const ends = [...new Set(read.map((found) => found?.[2] ?? ''))]
  const [end = ''] = ends
  if (names.length < 2 || names.length > mostNamed || names.includes('')) return [...hits]
  const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return hits.map((hit) => ({ ...hit, message: `The document has no ${listed}${ends.length === 1 ? end : '.'}` }))
}

/** References within the document that lead nowhere. */
export const referenceChecks: readonly DocumentCheck[] = [
  {
    id: 'reference.section',
    title: 'A section that is referred to does not exist',
    concerns: ['any'],
    kinds,
    severity: 'medium',
    category: 'References and numbering',
    insight: 'risk',
    why: 'A reference to a section that is not there takes away the right or the limit that it was to bring in.',
    advice: 'Correct the number.',
    find: (document) =>
      namedTogether([
        ...(isPart(document) ? [] : beyondTheLast(document)),
        ...references(document).flatMap(({ kind, outcome, label, start, end }): Hit[] =>
          kind !== 'attachment' &&
          outcome === 'missing' &&
          label !== '0' &&
          // '18 C.F.R.' after the word section is a title of a code, and 'Section 280G' is in one.
          !/^\p{Lu}|^\s*(?:C\.? ?F\.? ?R|U\.? ?S\.? ?C)/u.test(document.text.slice(end, end + 10)) &&
          !isTermOfArt(document.text.slice(start, end)) &&
          !mayStand(document.text, label)
            ? [{ start, end, message: `The document has no ${kind} ${label}.${endsWith(document, label)}` }]
            : [],
        ),
      ]),
  },
  {
    id: 'reference.attachment',
    title: 'An exhibit or schedule that is referred to is not attached',
    concerns: ['any'],
    kinds: kinds.filter((kind) => kind !== 'letter' && kind !== 'demand-letter'),
    severity: 'medium',
    category: 'References and numbering',
    insight: 'risk',
    why: 'What an exhibit was to say is not agreed unless the exhibit is there.',
    advice: 'Attach it, or take the reference out.',
    find: (document) => {
      // The first place for each: it is missing once, however often it is named.
      const seen = new Set<string>()
      return [
        ...notDelivered(document),
        ...references(document).flatMap((one): Hit[] => {
          const { kind, outcome, start, end } = one
          if (kind !== 'attachment' || outcome !== 'missing' || start < labelAtTop) return []
          // A row of a list or a table.
          if (/(?:\S {3,}[^\n]{0,40}|\s[-–]\s)$/.test(document.text.slice(Math.max(0, start - 60), start))) return []
          const words = document.text.slice(start, end).replace(/\s+/g, ' ')
          if (isAgencyForm(document, one)) return []
          // The document is that exhibit itself.
          if (isItself(document, words) || isLabeled(document, words)) return []
          if (seen.has(words.toLowerCase())) return []
          seen.add(words.toLowerCase())
          return [{ start, end, message: `${words} is not in the document.` }]
        }),
      ]
    },
  },
]
