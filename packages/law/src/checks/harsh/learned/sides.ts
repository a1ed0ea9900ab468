import { bearingsIn } from '../bearing.ts'
import { otherThan, subjectAt, type Tagged } from '../tagged.ts'

const power =
  /@([A-F]) (?:alone |also |then |itself )?(?:may(?! not)|can(?!not)|could|need not|reserves?|is (?:free|at liberty|entitled|allowed|authori[sz]ed) to|has (?:leave|the right|full right|no (?:duty|obligation|liability)|sole)|keeps|retains|decides|sets|chooses|is not (?:liable|responsible|answerable|bound|required|obliged)|does not (?:pay|answer|owe)|owes nothing)\b|\b(?:sole|absolute|own) (?:\w+ )?(?:discretion|judgment|opinion|choice|option) of @([A-F])\b|@([A-F])'s (?:sole|absolute|own|discretion|judgment|opinion|pleasure|option)\b|\b(?:whenever|if|as|when) @([A-F]) (?:likes?|chooses?|wish(?:es)?|pleases?|sees? fit|thinks?|deems?)\b/g
const burden =
  /@([A-F]) (?:alone |also |then |still |hereby )?(?:may not|cannot|must|has no (?:right|claim|say|remedy|recourse)|is not entitled|loses|forfeits?|waives?|gives up|accepts?|agrees? not|shall not|will not|gets (?:no|nothing)|receives (?:no|nothing)|is bound)\b|\bat @([A-F])'s (?:own |sole )?(?:cost|expense|risk|peril)\b|\bat the (?:sole )?(?:cost|expense|risk) of @([A-F])\b/g

const said = (words: string, of: RegExp): string[] =>
  [...words.matchAll(of)].flatMap((found) => found.slice(1).find(Boolean) ?? [])

/** Who bears and who gains, by letters, where all that the words say of power and burden agrees; nothing where it does not. */
export const sidesOfHarm = (read: Tagged): { bearer?: string; gainer?: string } => {
  const gains = new Set(said(read.words, power))
  const bears = new Set(said(read.words, burden))
  for (const { bearer, gainer, how } of bearingsIn(read)) {
    if (how === 'excused' && gainer) gains.add(gainer)
    else if (bearer) bears.add(bearer)
  }
  const [gain, moreGain] = [...gains]
  const [bear, moreBear] = [...bears]
  if (moreGain || moreBear || (gain && gain === bear)) return {}
  const first = gain || bear ? undefined : subjectAt(read.words, read.words.search(/\b(?:shall|will)\b(?! not)/))
  const bearer = bear ?? first ?? (gain && otherThan(read, gain))
  const gainer = gain ?? (bearer && otherThan(read, bearer))
  return { ...(bearer && { bearer }), ...(gainer && { gainer }) }
}
