import { bearingsIn } from '../bearing.ts'
import { otherThan, type Tagged } from '../tagged.ts'

/** Words after which a power is narrowed to nearly nothing: 'may leave only once', 'may recover no more than'. */
const narrowed =
  '(?![^.;]{0,60}\\b(?:only|solely|unless|no more|not more|nothing|at most|no other|not until|in no case)\\b)(?! (?:have|recover|claim|expect|ask|look|request|object|seek|see|get|receive|be (?:held|charged|required|called|removed|dismissed|replaced|sent|asked))\\b)'
const modal = '(?:alone |also |then |itself |at once |still |hereby )?'
const power = new RegExp(
  [
    `@([A-F]) ${modal}(?:may(?! not| never| only)|can(?!not| only| not)|is (?:free|at liberty|entitled|allowed|authori[sz]ed) to|has (?:leave|the right|full right|power|sole) (?:to)?)${narrowed}`,
    `@([A-F]) ${modal}(?:need not|reserves?|decides|determines|sets|chooses|(?:is|are|shall|will) (?:not|never|in no (?:case|event)) (?:be )?(?:liable|responsible|answerable|bound|required|obliged|accountable|chargeable)|(?:has|have|shall have|bears?|shall bear|accepts?) no (?:duty|obligation|liability|responsibility)|does not (?:pay|answer|owe)|(?:shall )?owes? (?:nothing|no\\b))`,
    `\\b(?:sole|absolute|own) (?:\\w+ ){0,3}(?:discretion|judgment|opinion|choice|option|estimation) of @([A-F])\\b`,
    `@([A-F])'s (?:own |sole |absolute )*(?:discretion|judgment|opinion|pleasure|option|liking|convenience)\\b`,
    `\\b(?:whenever|if|as|when|where|such as|that) @([A-F]) (?:shall |may |alone |then )?(?:likes?|chooses?|wish(?:es)?|pleases?|sees? fit|thinks?|deems?|sets?|fix(?:es)?|elects?|determines?|reckons?|decides?|prescribes?|selects?|gets?|finds?|can|feels?)\\b`,
    `\\b(?:belongs?|pass(?:es)?|vests?|goes|reverts?) (?:to|in) @([A-F])\\b`,
  ].join('|'),
  'g',
)
const burden = new RegExp(
  [
    `@([A-F])(?:,[^,.;]{1,40},)? ${modal}(?:may not|cannot|must|has no (?:right|claim|say|remedy|recourse|way)|(?:is|are) not entitled|loses|forfeits?|waives?|gives up|renounces?|releases?|accepts?|agrees?|gets (?:no|nothing)|receives (?:no|nothing)|is (?:bound|limited|confined|held)|undertakes?|parts with|bears?|pays?)\\b(?! no (?:liability|responsibility|duty))`,
    `@([A-F])(?:,[^,.;]{1,40},)? ${modal}(?:shall|will) (?!(?:not|never|in no (?:case|event)) (?:be )?(?:liable|responsible|answerable|bound|required|obliged|accountable|chargeable)|have (?:no|the|a|full|sole)\\b|owe (?:no|nothing)|be (?:free|entitled|at liberty|the (?:sole )?owner|released)|own\\b|keep\\b|retain\\b|determine|decide|set\\b|fix\\b)`,
    `\\bat @([A-F])'s (?:own |sole )?(?:cost|expense|risk|peril|account)\\b`,
    `\\bat the (?:sole )?(?:cost|expense|risk|peril) of @([A-F])\\b`,
  ].join('|'),
  'g',
)
const joined = /@[A-F] (?:and|or) @[A-F]/

const said = (words: string, of: RegExp): string[] =>
  [...words.matchAll(of)].flatMap((found) => found.slice(1).find(Boolean) ?? [])

/** What the words of a harsh sentence tell of its sides, by letters, and whether one may do something or has to bear it. */
export interface Sides {
  bearer?: string
  gainer?: string
  by?: 'power' | 'burden'
}

const only = (all: ReadonlySet<string>): string | undefined => (all.size === 1 ? [...all][0] : undefined)

/** Who bears and who gains, where the words tell it of one side alone; of two sides the other one is then the other. */
export const sidesOfHarm = (read: Tagged): Sides => {
  const [gains, bears] = [new Set(said(read.words, power)), new Set(said(read.words, burden))]
  const by =
    gains.size > 0 && read.words.search(power) <= (bears.size > 0 ? read.words.search(burden) : Infinity)
      ? 'power'
      : 'burden'
  for (const { bearer, gainer, how } of bearingsIn(read)) {
    if (how === 'excused' && gainer) gains.add(gainer)
    else if (bearer) bears.add(bearer)
  }
  if (gains.size + bears.size === 0) return {}
  const [gainer, bearer] = [only(gains), only(bears)]
  if (joined.test(read.words) || gains.size > 1 || bears.size > 1 || gainer === bearer) return { by }
  const isOfTwo = Object.keys(read.names).length === 2
  const ofOther = (letter: string | undefined) => (letter && isOfTwo ? otherThan(read, letter) : undefined)
  const [who, whom] = [bearer ?? ofOther(gainer), gainer ?? ofOther(bearer)]
  return { by, ...(who && { bearer: who }), ...(whom && { gainer: whom }) }
}
