import type { Span } from '@casewright/law'
import type { Owner, Whose } from './whose.ts'

const tells =
  /^[^.;:!?\n]{0,40}?\b(?:show(?:s|ed|ing)?|says?|said|saw|sees?|confirm(?:s|ed|ing)?|prov(?:es?|ed|ing)|faults?|blam(?:es?|ed)|identif\w+|picked|place[sd]?|reveal(?:s|ed)?|heard|in which|testif(?:y|ies|ied)|states?|that|of)\b/i
/** What is shown of somebody may help them as well: then the words alone do not say for whom it speaks. */
const turned =
  /\b(?:not|never|no|n['’]t|nothing|innocent|sober|green|carefully|proper(?:ly)?|complied|performed|paid|delivered|safe(?:ly)?|different|someone else|another|agree[ds]?|hurt|injur\w*|fall(?:s|ing)?|fell|hit|struck|attack\w*)\b|n['’]t\b/i

/**
 * For whom proof speaks that shows something of somebody: a video of the client's own driver backing into a
 * car is the other side's proof, whoever has it. `unclear` where what it shows may help or hurt.
 * @returns the side for which it speaks; nothing where it is not said what it shows
 */
export function shownAbout(
  text: string,
  end: number,
  sentence: Span,
  owner: { firstIn: (from: number, to: number) => Owner },
): Whose | 'unclear' | undefined {
  const rest = text.slice(end, sentence.end)
  const verb = tells.exec(rest)
  if (!verb) return undefined
  const from = end + verb[0].length
  // 'Two witnesses say so': what they say was said before, and may be anybody's.
  if (/^ (?:so|it|this|the same)\b/i.test(text.slice(from, from + 12)) && owner.firstIn(sentence.start, end))
    return 'unclear'
  const comma = text.slice(from, sentence.end).search(/[,;:(]/)
  const clause: Span = { start: from, end: comma < 0 ? Math.min(sentence.end, from + 90) : from + comma }
  const about = owner.firstIn(clause.start, clause.end)
  // What it says of nobody who can be placed may help either side; that somebody confirms it helps who has it.
  if (!about) return /\b(?:says?|said|states?|shows?|showed|reveals?|depicts?)\b/i.test(verb[0]) ? 'unclear' : undefined
  if (about === 'unsure' || turned.test(text.slice(clause.start, clause.end))) return 'unclear'
  return about === 'own' ? 'other' : 'own'
}
