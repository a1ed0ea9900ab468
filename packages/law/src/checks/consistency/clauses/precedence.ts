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

const inAll =
  /\bthis (sow|statement of work|order form|exhibit|schedule|addendum|work order)\b.{0,40}\b(?:governs?|controls?|prevails?)\b(?:.{0,40}\b(?:in all respects|in all cases|over)\b)?/i
/** 'This SOW prevails over the Agreement in every case of conflict.' */
const overAgreement =
  /\bthis (sow|statement of work|order form|exhibit|schedule|addendum|work order)\b.{0,20}\b(?:governs?|controls?|prevails?|takes precedence)\b.{0,10}\bover\b.{0,12}\b(?:agreement|msa|contract|terms)\b/i
const ownWins =
  /\b(?:conflict|inconsisten\w{1,4})\b.{0,120}\b(?:this|the) (?:master )?(?:services? )?(?:agreement|msa)\b.{0,20}\b(?:controls?|prevails?|governs?)\b/i
/** What one paper lets the other override is not overridden by a sentence that names no provision. */
const namedOnly = /\b(?:unless|except)\b.{0,80}\b(?:expressly|specifically)\b/i

/** A paper under another that says it wins in everything, where the other lets only what is named win. */
const overridesAll = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).all.filter(({ text }) => text.length < 700)
  const one = said.find(({ text }) => ownWins.test(text) && (namedOnly.test(text) || !apart.test(text)))
  const other = said.find(
    ({ text }) =>
      ((/\bconflict|\binconsisten/i.test(text) && inAll.test(text)) || overAgreement.test(text)) &&
      !apart.test(text) &&
      !ownWins.test(text),
  )
  const paperNamed = other && (overAgreement.exec(other.text) ?? inAll.exec(other.text))?.[1]
  return one && other && paperNamed
    ? [
        {
          places: [one, other],
          message: `One clause has the agreement control; the other has this ${paperNamed.length > 3 ? paperNamed.toLowerCase() : paperNamed.toUpperCase()} govern instead.`,
        },
      ]
    : []
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
  if (!found || !reverse || found.sentence === reverse.sentence) return overridesAll(document)
  return [
    {
      places: [found.sentence, reverse.sentence],
      message: `One clause puts the ${one} above the ${other}; another puts it below.`,
    },
  ]
}

const differ =
  /\b(?:conflicts?|conflicting|differs?|inconsisten\w{1,4}|discrepanc\w{1,3}|ambiguit\w{1,3}|contradict\w{0,4})\b/i
const winner =
  /\b(?:the |this |such |its )?(?:terms of |provisions of )?(?:the |this )?((?:\p{Lu}[\p{L}-]{1,18} ){0,2}\p{Lu}[\p{L}-]{1,18}(?: [A-Z\d]{1,2})?) (?:shall |will )?(?:controls?|prevails?|governs?|takes? precedence|supersedes?)\b/u
const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|this|any|each) /, '')
    .replace(/s$/, '')

/** Two papers each of which wins over the other, however they are named. */
export const eachPrevails = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).all.flatMap((sentence) => {
    const name = winner.exec(sentence.text)?.[1]
    return name &&
      sentence.text.length < 400 &&
      !apart.test(sentence.text) &&
      (differ.test(sentence.text) || /\bover\b/.test(sentence.text))
      ? [{ sentence, name: bareName(name) }]
      : []
  })
  return said.flatMap((one, at): Contradiction[] => {
    const other = said.slice(at + 1).find(({ name }) => name !== one.name)
    if (!other) return []
    const names = ({ sentence: { text } }: { sentence: { text: string } }, name: string) =>
      text.toLowerCase().includes(name)
    return names(one, other.name) && names(other, one.name)
      ? [
          {
            places: [one.sentence, other.sentence],
            message: `Where they differ, one clause lets the ${one.name} prevail; another the ${other.name}.`,
          },
        ]
      : []
  })
}
