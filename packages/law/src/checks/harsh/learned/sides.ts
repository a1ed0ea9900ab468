import { bearingsIn } from '../bearing.ts'
import type { Tagged } from '../tagged.ts'

const power =
  /@([A-F]) (?:alone |also |then |itself )?(?:may(?! not)|can(?!not)|could|need not|reserves?|is (?:free|at liberty|entitled|allowed|authori[sz]ed) to|has (?:leave|the right|full right|no (?:duty|obligation|liability)|sole)|keeps|retains|decides|sets|chooses|is not (?:liable|responsible|answerable|bound|required|obliged)|does not (?:pay|answer|owe)|owes nothing)\b|\b(?:sole|absolute|own) (?:\w+ )?(?:discretion|judgment|opinion|choice|option) of @([A-F])\b|@([A-F])'s (?:sole|absolute|own|discretion|judgment|opinion|pleasure|option)\b|\b(?:whenever|if|as|when) @([A-F]) (?:likes?|chooses?|wish(?:es)?|pleases?|sees? fit|thinks?|deems?)\b/g
const burden =
  /@([A-F]) (?:alone |also |then |still |hereby )?(?:may not|cannot|must|has no (?:right|claim|say|remedy|recourse)|is not entitled|loses|forfeits?|waives?|gives up|accepts?|agrees? not|shall not|will not|gets (?:no|nothing)|receives (?:no|nothing)|is bound)\b|\bat @([A-F])'s (?:own |sole )?(?:cost|expense|risk|peril)\b|\bat the (?:sole )?(?:cost|expense|risk) of @([A-F])\b/g

const said = (words: string, of: RegExp): string[] =>
  [...words.matchAll(of)].flatMap((found) => found.slice(1).find(Boolean) ?? [])

/** What the words of a harsh sentence tell of its sides, by letters, and whether one may do something or has to bear it. */
export interface Sides {
  bearer?: string
  gainer?: string
  by?: 'power' | 'burden'
}

/** Who bears and who gains, where the words tell both and nothing else; of one alone the other may be read wrongly, so neither is named. */
export const sidesOfHarm = (read: Tagged): Sides => {
  const [gains, bears] = [new Set(said(read.words, power)), new Set(said(read.words, burden))]
  const by = gains.size > 0 ? 'power' : 'burden'
  for (const { bearer, gainer, how } of bearingsIn(read)) {
    if (how === 'excused' && gainer) gains.add(gainer)
    else if (bearer) bears.add(bearer)
  }
  const [gainer, moreGain] = [...gains]
  const [bearer, moreBear] = [...bears]
  if (!gainer && !bearer) return {}
  return gainer && bearer && !moreGain && !moreBear && gainer !== bearer ? { by, bearer, gainer } : { by }
}
