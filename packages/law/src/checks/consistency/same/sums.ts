import type { Sentence } from '../../../sentences/sentences.ts'
import type { Span } from '../../../span/span.ts'
import type { CheckedDocument } from '../../check.ts'
import { once } from '../../reading/once.ts'
import { type Quantity, quantitiesOf, shown } from '../support/quantities.ts'
import { sentenceAt } from '../support/stretches.ts'
import { bothSay, type Contradiction } from '../support/told.ts'
import { casesIn, clauseOf, labelsIn, strangersIn } from './cases.ts'
import { areWithin, type Phrase, phraseAfter, phraseBefore } from './words.ts'

/** A figure with the noun that it measures, whatever noun that is. */
interface Stated extends Span {
  figure: Quantity
  phrase: Phrase
  /** 'month' in 'a month'; 'month' in 'monthly rent'. */
  per: string
  /** Of what a percentage is taken. */
  base: string
  /** What makes it a case of its own: 'if', 'renewal'; empty for none. */
  cases: string
  /** It speaks of something that was told of before. */
  definite: boolean
  /** 'Suite 410'. */
  label: string
  sentence: Sentence
}

/** What leads from a name to its figure. */
const link =
  /(?:\s?[:|–—]\s?|,? (?:being|consisting of|comprising)\s|\s?[.…_]{3,90}\s?|\s{3,90}|,\s|\s?\(\s?|\s(?:is|are|was|of|at|equals|equal to|equaling|means|totaling|totals|shall be|will be|shall equal|shall not exceed|will not exceed|does not exceed|may not exceed|not to exceed|in the (?:amount|sum) of|set at|limited to|is limited to|capped at|is capped at|contains?|comprises?|consists? of|consisting of|measures?|fixed at|amounts to|amounting to)\s)(?:(?:a|an|the|exactly|just|total|sum|amount|rate|of|at least|not less than|no less than)\s){0,4}$/
const times: Readonly<Record<string, string>> = {
  monthly: 'month',
  annual: 'year',
  annually: 'year',
  yearly: 'year',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
  quarterly: 'quarter',
  annum: 'year',
  semimonthly: 'half-month',
  biweekly: 'fortnight',
}
const perUnit = /^\W{0,2}(?:per|a|an|each|every|\/)\s?([\p{L}-]{3,14})/iu
const ofBase =
  /^\W{0,2}of (?:(?:the|its|all|each|such|any|total|aggregate) ){0,3}([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?)/iu
const asWhat = /^(?: per [a-z]{3,9})? as (?:an? |the |its |full )([^,.;:]{3,60})/i
const toWhat = /^(?: of (?:the |its |all )?[\p{L} ]{3,40}?)? (?:to|for|toward) (?:the|a|an|its) ([\p{L} ]{3,40})/iu
const theBefore = /\b(?:the|this|that|such|said|its)(?: (?:entire|full|whole|same))? $/i
const theAhead = /\b(?:the|this|that|such|said|its)(?: [\p{L}’'-]{2,20}){1,4}$/iu
const isCopula =
  /\b(?:is|are|was|be|equals?|equaling|means|totals?|totaling|exceed|contains?|comprises?|consists?|amounts)\b/
const withoutBrackets = (text: string): string => text.replace(/\s?\([^()]{1,40}\)\s?$/, '')
const changed = /\b(?:increas\w{1,3}|reduc\w{1,4}|decreas\w{1,3}|additional|adjust\w{0,5})\b/i
/** 'At least 25% of the shares': a figure to be reached, and no measure. */
const threshold =
  /\b(?:at least|more than|not less than|no less than|not fewer than|no fewer than|minimum|in excess of|exceeds?|over|greater than)\s(?:[\w-]{2,12} ){0,3}\(?$/i
/** 'The balance of the price of $475,000': of the price, or of the balance? */
const ofPart =
  /\b(?:balance|half|part|portion|remainder|rest|quarter|third|share|excess|installment|payment) of (?:the|this|such|its)(?: [\p{L}’'-]{2,20}){1,4}$/iu
/** Words that leave it the same thing. */
const whole = /^(?:entire|full|whole|same|agreed|stated|required|fixed|described)$/
const named = /^[^.;()]{0,30}\((?:the |such amount,? the |this is the )?["“]([\p{Lu}][^"”]{2,40})["”]/u
/** Names that say nothing of what is measured. */
const empty =
  /^(?:amount|sum|total|price|rate|value|number|dollar|percent|percentage|cost|money|cash|figure|usd|item|fee|charge|payment|party|agreement|section|month|year|day|tax|liability|limit|occurrence|aggregate|claim|lesser|greater|accident|person|policy|insurance|coverage|share|interest|unit|line|product|service|work|date|time|million|hundred|thousand|billion)$/

const perOf = (phrase: Phrase, rest: string): string => {
  const own = phrase.describes.map((one) => times[one]).find(Boolean)
  const written = perUnit.exec(rest)?.[1]?.toLowerCase() ?? ''
  return own ?? times[written] ?? written.replace(/s$/, '')
}

/** 'Shall purchase not fewer than': the act itself, where nothing else names what is measured. */
const mainVerb =
  /\b(?:shall|will|must|agrees to)(?: not)? ([a-z]{4,14}) (?:[\p{L}’'-]{2,20} ){0,3}?(?:(?:at least|not less than|no less than|not fewer than|no fewer than|no more than|not more than|up to|a total of) )?$/u
/** 'Minimum annual purchase: …': the name at the head of a row. */
const rowName =
  /(?:^|[.;:] )(?:\W{0,3}[\w.()]{1,4}[.)]? )?(\p{L}[\p{L} ’'-]{3,50}?)(?:\s?:|\s?[.…_]{4,90}|\s{3,90})\s{0,3}$/u

/** What a figure is named by in its clause: the words before it, behind it, or in brackets. */
const namesIn = (lead: string, rest: string): { names: Phrase[]; definite: boolean } => {
  const defines = named.exec(rest)?.[1]
  const linked = link.exec(lead)
  const ahead = linked ? withoutBrackets(lead.slice(0, linked.index)) : ''
  const before = linked ? phraseBefore(ahead, isCopula.test(linked[0])) : null
  const beside = before?.of && /^(?:,|\s?\()/.test(linked?.[0] ?? '') ? phraseAfter(before.of) : null
  const direct =
    /\b(?:the|an?|this|that|such|said|its|any|includ\w{2,3}|and)(?: [\p{L}-]{3,14}ed)? $/iu.test(lead) ||
    /^-/.test(rest)
  const after = direct ? phraseAfter(rest.replace(/^-/, ' ')) : null
  const as = asWhat.exec(rest)?.[1]
  const to = linked || after ? null : toWhat.exec(rest)?.[1]
  const participle = /\b(?:the|this|that|such|said|an?) ([\p{L}-]{3,14}ed) $/iu.exec(lead)?.[1]
  const verb = linked || after || as || defines ? null : mainVerb.exec(lead)?.[1]
  const row = rowName.exec(lead)?.[1]
  const names = [
    defines ? phraseAfter(defines) : null,
    as ? phraseAfter(as) : null,
    before,
    beside,
    after,
    to ? phraseAfter(to) : null,
    participle ? phraseAfter(participle) : null,
    verb ? phraseAfter(verb) : null,
    row && row !== before?.shown ? phraseAfter(row) : null,
  ].filter((one): one is Phrase => one !== null)
  // 'The retained ten percent', 'the $5,000 deposit', 'the entire fee of $500': it was told of before.
  const definite =
    (after !== null && theBefore.test(lead)) ||
    participle !== undefined ||
    (before !== null && theAhead.test(ahead) && !ofPart.test(ahead) && !isCopula.test(linked?.[0] ?? ''))
  return { names, definite }
}

/** Statements under one name: more are a table. */
const most = 16
const caseNear = 45

/** Every sum, percentage and measure of a paper with what it measures. */
const statedIn = once((document): readonly Stated[] =>
  quantitiesOf(document).flatMap((figure): Stated[] => {
    const sentence = sentenceAt(document, figure.start)
    if (!sentence || sentence.contents || figure.value === 0) return []
    const { lead, rest } = clauseOf(document, sentence, figure)
    const { names, definite } = namesIn(lead, rest)
    if (names.length === 0) return []
    const own =
      definite || named.test(rest)
        ? `${lead.slice(-25).match(changed)?.[0] ?? ''} ${rest.slice(0, caseNear).split(/[,;.]/, 1)[0] ?? ''}`
        : `${lead} ${rest.replace(ofBase, ' ')}`
    const isThreshold = threshold.test(lead) || /\bminimum\b[^.;]{0,40}$/i.test(lead)
    if ((isThreshold && figure.unit === '%') || strangersIn(document, `${lead} ${rest}`).length > 0) return []
    return names.filter(isNamed).map((phrase) => ({
      figure,
      phrase: { ...phrase, describes: phrase.describes.filter((one) => !times[one] && !whole.test(one)) },
      per: perOf(phrase, rest),
      base: figure.unit === '%' ? (ofBase.exec(rest)?.[1]?.toLowerCase() ?? '') : '',
      cases: [
        ...casesIn(own).filter((one) => !phrase.shown.includes(one) && !/^(?:minimum|maximum)$/.test(one)),
        isThreshold ? 'at least' : '',
      ]
        .join(' ')
        .trim(),
      definite,
      label: labelsIn(`${lead} ${rest}`),
      sentence,
      start: figure.start,
      end: figure.end,
    }))
  }),
)

/** Not a month's and a year's. */
const isOfOneSize = (one: Stated, other: Stated): boolean =>
  one.figure.value / other.figure.value > 0.6 && one.figure.value / other.figure.value < 1.67

const insured = /\b(?:insurance|coverage|policy|policies)\b/i
const same = (one: Stated, other: Stated): boolean =>
  one.phrase.describes.join() === other.phrase.describes.join() && one.phrase.describes.length > 0

/** Whether two names may be of one thing: neither says something that the other leaves open otherwise. */
const fits = (one: Stated, other: Stated): boolean =>
  one.figure.unit === other.figure.unit &&
  one.phrase.head === other.phrase.head &&
  one.label === other.label &&
  (areWithin(one.phrase.describes, other.phrase.describes) ||
    areWithin(other.phrase.describes, one.phrase.describes)) &&
  (one.per === other.per ||
    ((one.per === '' || other.per === '') && (one.definite || other.definite || isOfOneSize(one, other)))) &&
  (one.base === other.base || one.base === '' || other.base === '') &&
  // Each policy has limits of its own.
  (!insured.test(`${one.sentence.text} ${other.sentence.text}`) || same(one, other)) &&
  (one.phrase.of === other.phrase.of || one.phrase.of === '' || other.phrase.of === '')

function isNamed({ head, describes }: Phrase): boolean {
  return !empty.test(head) || describes.some((one) => !empty.test(one) && !whole.test(one) && !times[one])
}

/** The same noun with two figures, neither of them in a case of its own. */
export const measuredTwice = (document: CheckedDocument, isWanted: (one: Quantity) => boolean): Contradiction[] => {
  const groups = Map.groupBy(
    statedIn(document).filter(({ figure }) => isWanted(figure)),
    ({ phrase, figure }) => `${phrase.head} ${figure.unit}`,
  )
  return [...groups.values()].flatMap((group): Contradiction[] => {
    if (group.length < 2 || group.length > most) return []
    for (const one of group) {
      const like = group.filter((other) => fits(one, other))
      // A third figure shows that the name stands for more than one thing.
      if (new Set(like.map(({ figure }) => figure.value)).size !== 2) continue
      const other = like.find(
        ({ figure, cases, sentence }) =>
          figure.value !== one.figure.value && cases === one.cases && sentence !== one.sentence,
      )
      if (!other || (one.cases !== '' && one.cases !== 'at least' && !one.definite && !other.definite)) continue
      const [early, late] = one.start < other.start ? [one, other] : [other, one]
      const { unit } = one.figure
      return [
        {
          places: [early.figure, late.figure],
          message: bothSay(
            document,
            early,
            `${shown(early.figure.value, unit)} for the ${early.phrase.shown}`,
            late,
            shown(late.figure.value, unit),
          ),
        },
      ]
    }
    return []
  })
}
