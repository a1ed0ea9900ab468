import { type CrossReference, findCrossReferences } from '../../../references/cross-references.ts'
import { labelOf } from '../../../references/numbering.ts'
import { findSections, flatten, type Section } from '../../../sections/sections.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { sideNames } from '../../reading/acts.ts'
import { isContent, stemOf } from '../same/words.ts'
import { sentenceAt } from '../support/stretches.ts'
import type { Contradiction } from '../support/told.ts'

/** Words that every contract has in every section, and that say nothing of what a section is on. */
const general = new Set(
  (
    'term terms manner limit limits limitation provision condition procedure obligation right duty date amount notice agreement section article ' +
    'party parties requirement rule part matter purpose case time period event clause exception extent subject general miscellaneous definition ' +
    'payment pay deliver service product work property effect other certain company law claim covenant performance breach default remedy ' +
    'person information material day month year schedule exhibit use contract lease license closing describe set provide state fix applicable relevant appropriate respective foregoing above same'
  )
    .split(' ')
    .map(stemOf),
)

/** Between what is described and the reference: 'fixed in', 'due under', 'of'. */
const bridge =
  /((?:[\p{L}’'-]{1,20},? ){1,8})\(?(?:(?:as |which (?:is|are) |that (?:is|are) )?(?:set (?:forth|out)|provided for|[a-z]{3,12}ed|given|kept|made|due|payable|owed|held|found|set|fixed) )?(?:in|under|of|by|pursuant to)\s$/iu
const joined = /^(?:,| and| or| through| to|[–-])\s?(?:\d|sections?|articles?|[IVX]+\b)/i

const stemsOf = (words: string): string[] => (words.match(/\p{L}{3,24}/gu) ?? []).filter(isContent).map(stemOf)
const special = (words: string, sides: ReadonlySet<string>): string[] =>
  stemsOf(words).filter((stem) => !general.has(stem) && !sides.has(stem))

/** The last words before the bridge that are one phrase: 'limits' in 'in the manner and subject to the limits'. */
const lastPhrase = (words: string): string => {
  const all = words.trim().split(/\s+/)
  const taken: string[] = []
  for (const word of all.toReversed()) {
    if (/,$/.test(word) && taken.length > 0) break
    const bare = word.replace(/[,’']s?$/, '')
    if (!isContent(bare) && bare.toLowerCase() !== 'of') break
    taken.unshift(bare)
  }
  return taken.join(' ')
}

/** 'The Sections named in Section 8.3': what is named there may be anything. */
const listed =
  /\b(?:sections?|articles?|paragraphs?|clauses?|provisions?|exhibits?|schedules?|items?|matters?|persons?|parties|exceptions?|cases|events|ones?|those|things|documents|following)\s?$/i

interface Described {
  phrase: string[]
  /** Of the whole clause before the reference. */
  clause: string[]
  /** Phrases with capitals in that clause. */
  named: string[][]
}

const describedBy = (document: CheckedDocument, { start }: CrossReference): Described | null => {
  const lead = ownPages(document)
    .slice(Math.max(0, start - 260), start)
    .replace(/\s/g, ' ')
  const clause = lead.slice(Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('; '), lead.lastIndexOf(') '), -1) + 1)
  const before = bridge.exec(clause)?.[1]
  if (before === undefined || listed.test(before.trimEnd().replace(/,$/, '').trimEnd())) return null
  const sides = new Set(sideNames(document).flatMap(stemsOf))
  const phrase = lastPhrase(before)
  const named = [...clause.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}/gu)].map(([one]) =>
    special(one, sides),
  )
  return phrase === '' ? null : { phrase: special(phrase, sides), clause: stemsOf(clause), named }
}

const shownOf = ({ heading = '', number }: Section): string =>
  `${labelOf(number).replace(/^article /, '')} (“${heading.replace(/\.$/, '')}”)`

/** The one section that is headed by what a reference is described by. */
const homeOf = (
  sections: readonly Section[],
  { phrase, clause, named }: Described,
  isAway: (section: Section) => boolean,
): { section: Section; by: string[] } | undefined => {
  const fitting = sections.filter(isAway).flatMap((section) => {
    const head = stemsOf(section.heading ?? '').filter((stem) => !/^(?:general|miscellaneou)/.test(stem))
    const own = head.filter((stem) => !general.has(stem))
    if (own.length === 0 || own.length > 4) return []
    const isDescribed =
      phrase.length > 0
        ? head.some((stem) => phrase.includes(stem)) && own.every((stem) => clause.includes(stem))
        : named.some((one) => own.length > 1 && own.every((stem) => one.includes(stem)))
    return isDescribed ? [{ section, by: own }] : []
  })
  const best = Math.max(0, ...fitting.map(({ by }) => by.length))
  const [one, other] = fitting.filter(({ by }) => by.length === best)
  return other ? undefined : one
}

/**
 * References whose sentence describes what the section has, where that section has no word of it and one other is headed
 * by it.
 */
export const describedElsewhere = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const sections = flatten(findSections(document)).filter(({ number }) => /[\dIVX]/.test(number))
  return findCrossReferences(document).flatMap((reference): Contradiction[] => {
    const { start, end, target, outcome, kind, label } = reference
    if (outcome !== 'found' || !target || kind === 'attachment') return []
    if (!/^(?:section|article|paragraph|clause)/i.test(words.slice(start, end))) return []
    if (joined.test(words.slice(end, end + 20).replace(/\s/g, ' '))) return []
    const described = describedBy(document, reference)
    const whole = sections.find(({ number }) => labelOf(number) === label.split('(')[0]) ?? target
    const aimed = words.slice(whole.start, whole.end)
    if (!described || aimed.trim().length < 25 || aimed.length > 6000 || /\breserved\b|\bomitted\b/i.test(aimed))
      return []
    if (whole.start <= start && start < whole.end) return []
    const around = sections.filter((one) => one.start <= whole.start && whole.end <= one.end)
    const home = homeOf(
      sections,
      described,
      (one) =>
        !(one.start <= start && start < one.end) &&
        !around.includes(one) &&
        !(whole.start <= one.start && one.start < whole.end),
    )
    if (!home) return []
    const there = new Set(stemsOf(`${aimed} ${around.map(({ heading = '' }) => heading).join(' ')}`))
    if ([...described.phrase, ...home.by, ...described.named.flat()].some((stem) => there.has(stem))) return []
    const sentence = sentenceAt(document, start)
    if (!sentence) return []
    return [
      {
        places: [
          sentence,
          home.section.headingSpan ?? { start: home.section.start, end: home.section.start + 40 },
        ].toSorted((one, other) => one.start - other.start),
        message: `What it refers to Section ${label} for is not there; Section ${shownOf(home.section)} is on it.`,
      },
    ]
  })
}
