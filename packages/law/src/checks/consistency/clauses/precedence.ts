import type { CheckedDocument } from '../../check.ts'
import { contradictions } from '../../clauses/contradictions.ts'
import { readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'
import type { Rule } from './pairs.ts'

const paper =
  '(this (?:agreement|contract|msa|addendum|lease)|(?:the |an? |any |each |such )?(?:applicable )?(?:order forms?|statements? of work|sows?|purchase orders?|exhibits?|schedules?|addend(?:um|a)|work orders?|master agreement))'
const verb = '(?:shall|will|does)?\\s?(?:controls?|prevails?|governs?|takes? precedence|supersedes?)'
const over = new RegExp(
  `\\b(?:terms of |provisions of )?${paper}\\s${verb}\\s?(?:over|on)\\s(?:the terms of )?(.{3,80})`,
  'i',
)
const wins = new RegExp(`\\b(?:terms of |provisions of )?${paper}\\s${verb}\\b`, 'i')
const between = new RegExp(
  `\\b(?:between|with)\\s(?:the terms of )?${paper}(?:.{0,40}?\\band\\s(?:the terms of )?${paper})?`,
  'i',
)
const order = /\border of precedence\b\W{0,3}(.{10,300})/i
const apart =
  /\b(?:except|unless|to the extent|expressly|only|if (?:an?|the) (?:order|statement)|earlier|later|data protection|proposal)\b/i

const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\b(?:the|an?|any|each|such|applicable|this)\s/g, '')
    .replace(/\bsows?\b/, 'statement of work')
    .replace(/^statements of/, 'statement of')
    .replace(/s$/, '')
    .trim()
const names = new RegExp(paper, 'gi')
const all = (words: string): string[] => [...words.matchAll(names)].map(([name]) => bare(name))

/** 'agreement>order form' for each pair that a sentence puts in order. */
const ordersIn = (words: string): string[] => {
  if (apart.test(words)) return []
  const list = order.exec(words)?.[1]
  if (list) {
    const ranked = all(list)
    return ranked.flatMap((one, at) => ranked.slice(at + 1).map((other) => `${one}>${other}`))
  }
  const direct = over.exec(words)
  if (direct) return all(direct[2] ?? '').map((other) => `${bare(direct[1] ?? '')}>${other}`)
  const winner = wins.exec(words)?.[1]
  const [, one, other] = between.exec(words) ?? []
  if (!winner || !/\b(?:conflict|inconsisten\w{1,4}|discrepanc\w{1,3})\b/i.test(words)) return []
  return [one, other].flatMap((name) => (name && bare(name) !== bare(winner) ? [`${bare(winner)}>${bare(name)}`] : []))
}

/** Which paper prevails, said both ways. */
export const precedencesDiffer = (document: CheckedDocument): Contradiction[] => {
  const before = contradictions.find(({ id }) => id === 'reference.precedence-conflict')?.find(document) ?? []
  if (before.length > 0) return []
  const rules: Rule[] = readingOf(document).all.flatMap((sentence) =>
    sentence.text.length > 900 ? [] : ordersIn(sentence.text).map((says) => ({ of: says, says, sentence })),
  )
  const said = new Set(rules.map(({ says }) => says))
  const found = rules.find(({ says }) => {
    const [one, other] = says.split('>')
    return said.has(`${other}>${one}`)
  })
  const [one, other] = found?.says.split('>') ?? []
  const reverse = rules.find(({ says }) => says === `${other}>${one}`)
  if (!found || !reverse || found.sentence === reverse.sentence) return []
  return [
    {
      places: [found.sentence, reverse.sentence],
      message: `One clause puts the ${one} above the ${other}; another puts it below.`,
    },
  ]
}
