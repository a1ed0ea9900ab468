import { verbs } from './lexicon.ts'
import { tokensOf } from './line.ts'
import { goesAgainst } from './treatment.ts'

const against = verbs.filter(({ kind }) => goesAgainst.has(kind))

/** What courts say of a decision that lost its force, beside what the rules of treatment read. */
const signs =
  /\b(?:no longer|not (?:good|controlling|binding) law|under(?:min|cut|cuts)\w*|erod\w+|weaken\w*|vitality|viab(?:le|ility)|validity|doubt\w*|dubious|question\w*|displac\w+|replac\w+|outdated|outmoded|obsolete|moribund|defunct|discredited|dead letter|inconsistent with|irreconcilabl\w+|incompatible with|cannot (?:be )?(?:squared|reconciled|stand|survive)|not survive\w*|contrary to|conflicts? with|wrong\w*|mistaken\w*|err(?:ed|or|oneous)\w*|refus\w+ to (?:follow|extend)|declin\w+ to (?:follow|extend|apply)|narrow\w*|cabin\w*|set aside|swept away|brush\w* aside|in light of|since then|has (?:since|been)|anachronis\w+)\b/i

/** Whether words that cite a decision may tell something against it: worth a second look, and no more. */
export const mayTellAgainst = (words: string): boolean =>
  signs.test(words) ||
  tokensOf(words, { start: 0, end: words.length }, []).some(({ word }) => against.some(({ stem }) => stem.test(word)))
