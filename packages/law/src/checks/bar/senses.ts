import type { CheckedDocument, Hit } from '../check.ts'
import { says } from '../missing/missing-check.ts'
import { daysIn } from '../reading/days.ts'
import { once } from '../reading/once.ts'

export type Doubt = (document: CheckedDocument, hit: Hit) => boolean

const within = ({ text }: CheckedDocument, { start, end }: Hit): string => text.slice(start, end).replace(/\s+/g, ' ')
const before = ({ text }: CheckedDocument, { start }: Hit, length: number): string =>
  text.slice(Math.max(0, start - length), start).replace(/\s+/g, ' ')
const isEmployment = ({ kind }: CheckedDocument): boolean => kind === 'employment-agreement'

const promises = /(\S{1,40}) (?:hereby |also ){0,2}(?:shall|will|must|agrees? to|undertakes? to|covenants? to) /gi

/** Whoever promises in this paper to indemnify, in small letters. */
const indemnitors = once(({ text }): ReadonlySet<string> => {
  const words = text.replace(/\s+/g, ' ')
  const found = [...words.matchAll(/\b(?:indemnif(?:y|ies)|hold harmless)\b/gi)].flatMap(({ index }) => {
    const [clause = ''] = words
      .slice(Math.max(0, index - 100), index)
      .split(/[.;:]/)
      .slice(-1)
    const [, name] = [...clause.matchAll(promises)].at(-1) ?? []
    return name ? [name.toLowerCase().replace(/[^\p{L}\d]/gu, '')] : []
  })
  return new Set(found)
})

const forCause = /\b(?:breach\w*|default\w*|fail\w*|cure[ds]?|insolven\w+|bankrupt\w*|renew\w*)\b/i
/** Either of them may leave when it likes. */
const eitherLeaves = once(({ sentences }): boolean =>
  sentences.some(
    ({ text }) =>
      /\b(?:either|each) (?:of the )?part(?:y|ies)\b.{0,100}\bterminat\w*\b/i.test(text.slice(0, 2000)) &&
      /\b(?:any time|any reason|without cause|convenience|no reason|notice)\b/i.test(text) &&
      !forCause.test(text),
  ),
)

const leaves =
  /(\p{Lu}[\p{L}]{1,20}) (?:may|can)\b.{0,20}\bterminate\b.{0,80}\b(?:notice|any time|any reason|convenience)\b/u
/** Another than the one at a place may leave without a reason as well, if with another notice. */
const othersLeave: Doubt = ({ sentences, text }, { start, end }) => {
  const [, one] = leaves.exec(text.slice(start, end).replace(/\s+/g, ' ')) ?? []
  return (
    one !== undefined &&
    sentences.some((sentence) => {
      const [, other] = leaves.exec(sentence.text.slice(0, 2000)) ?? []
      return other !== undefined && other !== one && !forCause.test(sentence.text)
    })
  )
}

/** A term that is said again in one paragraph is made clearer there: '; provided that "Period" shall mean'. */
const isSaidAgain: Doubt = ({ text }, { start, end }) => {
  const paragraph = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return paragraph.toLowerCase().includes(text.slice(start, end).toLowerCase())
}

/** Wages are paid by the week, and what is due in figures, or said again in plain words, has one meaning. */
const isWage = /\b(?:pay ?days?|pay ?rolls?|pay (?:period|date|schedule|cycle)s?|paychecks?|salary|wages?|severance)\b/i
const isCounted =
  /\b(?:every|each) (?:two|2|other|second|six|6) (?:\(\d\) )?(?:weeks?|months?)\b|\b(?:fourteen|14)\b.{0,8}\bdays\b|\b(?:twice|two times|six times|6 times)\b.{0,12}\b(?:week|month|year)|\b(?:26|twenty-six) (?:\w{1,20} ){0,2}(?:payments|installments)\b|\balternate (?:weeks|months)\b|\b(?:semi-?monthly|fortnight\w*)\b/i
const numbered =
  /\b(\d{1,3})\)? (?:(?:equal|consecutive|substantially equal) ){0,2}bi-?(weekly|monthly) (?:\w{1,20} )?(?:installments?|payments?)\b/gi
/** Thirteen such installments, and twenty-six weeks. */
const isDivided = (words: string): boolean =>
  [...words.matchAll(numbered)].some(([, count, unit = '']) =>
    daysIn(words).includes(Number(count) * 2 * (/week/i.test(unit) ? 7 : 30)),
  )
const isSettled: Doubt = ({ text }, { start, end }) => {
  const words = text.slice(Math.max(0, start - 300), end + 300).replace(/\s+/g, ' ')
  return isCounted.test(words) || isDivided(words) || (/weekly/i.test(text.slice(start, end)) && isWage.test(words))
}

/** Words that elsewhere make a finding, in a sense that makes none. */
export const senses: Readonly<Record<string, Doubt>> = {
  // What is changed is no term of the contract, or the other side has a say in it.
  'one-sided.unilateral-change': (document, hit) =>
    /\b(?:beneficiar\w+|designations?|addresse?s?|mutual\w*|right to (?:terminate|cancel|object))\b|\b(?:consent|agreement|approval) of\b/i.test(
      within(document, hit),
    ),
  'one-sided.indemnity': (document) => indemnitors(document).size > 1,
  'one-sided.termination-for-convenience': (document, hit) =>
    eitherLeaves(document) ||
    othersLeave(document, hit) ||
    /\bresign\w*/i.test(isEmployment(document) ? document.text : within(document, hit)),
  'risk.renewal-without-exit': eitherLeaves,
  'risk.short-notice': ({ text }) => /\bat[- ]will\b/i.test(text),
  // Severance after a sale of the employer is what the employee asked for.
  'risk.change-of-control': isEmployment,
  // Whoever may leave at any time loses nothing by a renewal.
  'risk.long-renewal-notice': (document) => isEmployment(document) || eitherLeaves(document),
  'risk.acceleration': (document, hit) =>
    !/\b(?:defaults?|breach\w*|fail\w*|non-?payment|unpaid|not paid|late)\b/i.test(within(document, hit)),
  // What is given for nothing, or to be tried, comes as it is.
  'risk.as-is': (document, hit) =>
    /\b(?:evaluat\w+|trials?|beta|previews?|pre-?release|free of charge|no charge|community)\b/i.test(
      within(document, hit),
    ),
  'risk.own-fees-in-arbitration': (document, hit) =>
    /\bmediat\w+/i.test(within(document, hit)) || says(document, /\barbitrators?\b.{0,120}\baward\b.{0,60}\battorney/i),
  'definition.twice': isSaidAgain,
  'ambiguous.twice-or-half': isSettled,
  // 'Section 4.2 [Links]' names the section.
  'blank.choice': (document, hit) =>
    /\b(?:sections?|articles?|paragraphs?|clauses?) [\w.()]{1,12} ?$/i.test(before(document, hit, 40)),
  // A lawyer or a parent gets a copy of each notice.
  'party.name-varies': (document, hit) => /\bcop(?:y|ies)\b[^.]{0,20}\bto\b/i.test(before(document, hit, 120)),
  // '"[TBD]"' speaks of the word, '[terms](terms.md)' leads to it, and '____ [date]' says what belongs on the line.
  'blank.placeholder': (document, hit) =>
    /["“'‘]\[?$/.test(before(document, hit, 2)) ||
    document.text[hit.end] === '(' ||
    /_{3}\s?$/.test(before(document, hit, 6)),
}
