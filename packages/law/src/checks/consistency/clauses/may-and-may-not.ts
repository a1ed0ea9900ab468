import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** What may be done or not, by its verbs; and of what, where the verb alone does not say it. */
const deeds: readonly (readonly [verbs: string, name: string])[] = [
  ['assign|transfer|sell|convey|pledge|dispose of|hand over|pass on', 'transfer'],
  ['sublet|sublease|underlet|sub-let', 'sublet'],
  ['subcontract|delegate|use subcontractors|hire helpers|hire subcontractors', 'hand the work to others'],
]
const things =
  /\b(interests?|shares?|units?|this (?:agreement|lease|contract|license|note)|premises|home|apartment|work|services|duties|membership|stall|goods|equipment|license)\b/i
const role = '([A-Z][a-z]{2,20}|[Ww]e|[Yy]ou)'
const free =
  /\bfreely\b|\bat any time\b.{0,60}\bwithout\b|\bwithout (?:the |any |prior |written |further |obtaining |first obtaining ){0,4}(?:\w+['’]s )?(?:prior |written ){0,2}(?:consent|approval|permission|leave)\b/i
const nobody = /^(?:neither|either|party|parties|nothing|no|it|this|which|who|they)$/i
const otherCase =
  /\b(?:affiliat\w+|subsidiar\w+|successor|merg\w+|collateral|lender|family|estate|trust|except|unless|provided|other than|if|after|sale of (?:all|its|the)|corporate|reorgani\w+|receivables|proceeds|products?|inventory|ordinary course)\b/i

/** Rules that are compared. */
const most = 60

interface Rule {
  sentence: Sentence
  who: string
  thing: string
}

const one = (words: string): string =>
  words
    .toLowerCase()
    .replace(/(?<=[a-z]{3})s$/, '')
    .replace(/^this (?:agreement|lease|contract)$/, 'this contract')

const thingAfter = (words: string, at: number): string => one(things.exec(words.slice(at, at + 160))?.[1] ?? '')

const rulesOf = (said: readonly Sentence[], pattern: RegExp, fits: (words: string) => boolean): Rule[] =>
  said
    .flatMap((sentence): Rule[] => {
      const found = pattern.exec(sentence.text)
      const who = found?.[1] ?? found?.[2]
      if (!found || !who || nobody.test(who) || !fits(sentence.text)) return []
      return [{ sentence, who: one(who), thing: thingAfter(sentence.text, found.index + found[0].length) }]
    })
    .slice(0, most)

/** What a side may do freely here, and not, or only with consent, there. */
export const mayAndMayNot = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).binding.filter(({ text }) => text.length < Math.min(500, longest))
  return deeds.flatMap(([verbs, name]): Contradiction[] => {
    const barred = rulesOf(
      said,
      new RegExp(
        `\\b(?:[Nn]o ${role} (?:may|shall|can|will)|(?:[Tt]he |[Aa] )?${role} (?:may not|shall not|will not|must not|cannot))\\b.{0,40}?\\b(?:${verbs})\\b`,
      ),
      () => true,
    )
    const allowed = rulesOf(
      said,
      new RegExp(`\\b(?:[Ee]very |[Ee]ach |[Aa]ny |[Aa] |[Tt]he )?${role} may (?!not\\b).{0,40}?\\b(?:${verbs})\\b`),
      (words) => free.test(words) && !otherCase.test(words) && !/\bmay not\b/i.test(words),
    )
    return allowed.flatMap((rule): Contradiction[] => {
      const other = barred.find(
        ({ who, thing, sentence }) =>
          sentence !== rule.sentence && who === rule.who && thing === rule.thing && thing !== '',
      )
      return other
        ? [
            {
              places: [other.sentence, rule.sentence].toSorted((a, b) => a.start - b.start),
              message: `One clause forbids it or asks for consent; another lets the same side ${name} freely.`,
            },
          ]
        : []
    })
  })
}
