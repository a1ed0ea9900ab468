import { findSections, flatten, inWords, sidesOf, valueOfWords } from '@casewright/law'
import { definitionAt } from './definitions.ts'
import type { AtPlace } from './guide-of.ts'

const wordsAt = ({ text }: { text: string }, place: { start: number; end: number } | undefined): string =>
  place ? text.slice(place.start, place.end).replace(/\s+/g, ' ') : ''

/** The whole section in which a place stands: what one sentence leaves out the next may say. */
const sectionWords = (paper: Parameters<AtPlace>[0], place: { start: number; end: number } | undefined): string => {
  const section =
    place && flatten(findSections(paper)).findLast(({ start, end }) => start <= place.start && place.start < end)
  return section ? wordsAt(paper, section) : wordsAt(paper, place)
}

/** 'three (5)': each of the two numbers, in words and in figures. */
const doubledNumber: AtPlace = (paper, place) => {
  const [, words = '', figures = ''] = /^([\p{L} -]+?)\s?\((\d{1,2})\)/u.exec(wordsAt(paper, place)) ?? []
  const value = valueOfWords(words)
  const other = inWords(Number(figures))
  return words && value !== null && other ? [`${words} (${value})`, `${other} (${figures})`] : undefined
}

/** 'The three parts add up to $88,333.33; the total is stated as $85,000.' */
const sum: AtPlace = (_, __, message = '') => {
  const [made, stated] = message.match(/[$€£]\s?[\d,]+(?:\.\d{2})?/g) ?? []
  return made && stated
    ? [
        `[If the parts were agreed:] the total sum of ${made}`,
        `[If the total was agreed:] the total sum of ${stated}, with the parts corrected so that they make ${stated}`,
      ]
    : undefined
}

/** '5 years from February 1, 2027 end on January 31, 2032; the paper says January 31, 2031.' */
const termEnd: AtPlace = (_, __, message = '') => {
  const found = /^(.{3,40}?) from (.{8,24}?) end on (.{8,24}?); the paper says (.{8,24}?)\.$/.exec(message)
  if (!found) return undefined
  const [, length, first, last, said] = found
  return [
    `[If the length was agreed:] The term is ${length}, beginning on ${first} and ending on ${last}.`,
    `[If the last day was agreed:] The term begins on ${first} and ends on ${said}.`,
  ]
}

/** What an arbitration clause can say, and whether it says it already. */
const ofArbitration: readonly (readonly [said: RegExp, wording: string])[] = [
  [/\binjunct\w*|\bequitable relief\b|\bprovisional\b/i, 'Either party may ask a court for an injunction.'],
  [/\b(?:in|at) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? (?:\p{Lu}|County)|\bseat\b/u, 'The arbitration is held in [place].'],
  [/\brules\b/i, 'It follows the [rules] of [who administers it].'],
  [/\b(?:one|single|sole|three|panel of)\b[^.;]{0,24}\barbitrators?\b/i, 'There is [one] arbitrator.'],
  [
    /\b(?:pays?|costs?|fees|expenses)\b[^.;]{0,60}\barbitrat\w+|\barbitrat\w+[^.;]{0,60}\b(?:costs?|fees|expenses|paid)\b/i,
    '[Who] pays the fees of the arbitrator.',
  ],
  [
    /\bdiscovery\b|\bdepositions?\b|\bdocument requests?\b/i,
    'Each party may take the discovery that a court in [state] would allow.',
  ],
  [/\b(?:reasoned|written) (?:award|decision|opinion)\b/i, 'The award states its reasons.'],
]
const arbitration: AtPlace = (paper, place) => {
  const words = sectionWords(paper, place)
  const open = ofArbitration.filter(([said]) => !said.test(words)).map(([, wording]) => wording)
  return [
    open.length > 0
      ? open.slice(0, 4).join(' ')
      : 'Claims below [amount] may be brought in small claims court instead.',
    'Disputes are decided by the courts of [place], after [number] days of negotiation between executives.',
  ]
}

const openNoun = /\b(?:price|fees?|rent|rate|compensation|royalt(?:y|ies)|schedule|term|amount|scope)\b/gi
/** 'At a rent to be agreed': what is open, as the words name it. */
const leftOpen: AtPlace = (paper, place) => {
  const words = wordsAt(paper, place)
  const noun = [...words.slice(0, Math.max(0, words.search(/\b(?:agreed?|negotiated?)\b/i))).matchAll(openNoun)].at(
    -1,
  )?.[0]
  if (!noun) return undefined
  const what = `the ${noun.toLowerCase()}`
  return [
    `If the parties do not agree on ${what} within [number] days, ${what} is [an index, a formula, or what an expert named by both decides].`,
    `${what.charAt(0).toUpperCase()}${what.slice(1)} is [term].`,
  ]
}

/** The words that stretch a limit, up to its verb. */
const stretched =
  /\b(?:even (?:if|for|in)|including|whether or not|regardless of)\b [^.;]{3,200}?(?=,? (?:shall|will|may|is|are|exceed|does)\b)/i
const onPurpose = /\b(?:wil+ful|intent\w*|on purpose|gross|fraud)/i
/** The words alone that stretch a limit over harm done on purpose. */
const onIntent: AtPlace = (paper, place) => {
  const [found] = stretched.exec(wordsAt(paper, place)) ?? []
  return found && onPurpose.test(found)
    ? [
        'The limit does not apply to fraud, willful misconduct or gross negligence.',
        `[Strike from the limit the words “${found}”, and add that it does not apply to them.]`,
      ]
    : undefined
}

/** 'Section 6 or Section 7': what is broken, as the words name it. */
const forBreach: AtPlace = (paper, place) => {
  const [named] =
    /\bSections? [\d.]*\d(?:\([a-z]\))?(?:,? (?:and|or) (?:Section )?[\d.]*\d(?:\([a-z]\))?)?/.exec(
      wordsAt(paper, place),
    ) ?? []
  const broken = named ?? 'this Section'
  return [
    `For a material breach of ${broken} that is not cured within [number] days after written notice, {one} is liable for the damages that {other} proves, up to [amount].`,
    `The parties estimate the loss from a breach of ${broken}, which is hard to prove, at [amount]. This sum is the only remedy for that breach and is owed once.`,
  ]
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** What one side promises, as each party promises it to the other: in the words that are there. */
const forEach: AtPlace = (paper, place) => {
  const words = wordsAt(paper, place)
  const sides = sidesOf(paper).slice(0, 4)
  const one = sides.find((side) => new RegExp(`^(?:the )?${escaped(side)}\\b`, 'i').test(words))
  const [other, more] = sides.filter((side) => side !== one && new RegExp(`\\b${escaped(side)}\\b`, 'i').test(words))
  if (!one || !other || more) return undefined
  const made = words
    .replace(new RegExp(`^(?:the )?${escaped(one)}\\b`, 'i'), 'Each party')
    .replace(new RegExp(`\\b(?:the )?${escaped(one)}\\b(['’]s)?`, 'gi'), (_, owns?: string) =>
      owns ? 'its own' : 'it',
    )
    .replace(new RegExp(`\\b(?:the )?${escaped(other)}\\b`, 'gi'), 'the other party')
  return [made, '[Take the word “mutual” from the title, if only one side is to be bound.]']
}

/** By check: wordings for the words at a place. */
export const atPlace: Readonly<Record<string, AtPlace>> = {
  'amount.doubled-number': doubledNumber,
  'consistency.sum': sum,
  'consistency.term-end': termEnd,
  'risk.arbitration': arbitration,
  'risk.agreement-to-agree': leftOpen,
  'one-sided.limit-on-intent': onIntent,
  'risk.sum-for-breach': forBreach,
  'one-sided.mutual-in-name': forEach,
  'definition.decisive': definitionAt,
  'definition.missing': definitionAt,
}
