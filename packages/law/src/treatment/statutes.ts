import type { Citation } from '../citations/citation.ts'
import { type SeparateOpinion, separateOpinions } from '../opinions/voices.ts'
import type { Span } from '../span/span.ts'
import { sign } from './line.ts'
import type { Opinion } from './treatment.ts'

const longest = 1500
/** Stands for the enactment, so that it is seen what is said of it and not of a person held under it. */
const law = sign

const lead = '(?:\\w+,? ){0,4}?'
const part =
  '(?:(?:provisions?|portions?|parts?|sections?|subsections?|requirements?|prohibitions?|bans?|clauses?|language) (?:of|in) )?'
const subject = `(?:(?:the|that|this|both|therefore|accordingly|thus) )*(?:(?:statute|act|section|provision|ordinance|law|rule),? )?${part}(?:the )?(?:act,? )?${law}(?:,[^,;${law}]{0,90},)?`
/** What an enactment is that falls. */
const bad =
  '(?:unconstitutional(?:ly \\w+)?|void|(?:facially |constitutionally )?(?:invalid|infirm|impermissible|void)|null and void|of no (?:force|effect))'
/** What is said of an enactment that falls: 'is unconstitutional', 'violates the First Amendment', 'cannot stand'. */
const falls = `(?:(?:is|are|be|to be|stands) (?:\\w+,? ){0,5}?${bad}|cannot (?:stand|survive|be sustained)\\b|(?:violates?|offends?|contravenes?|abridges?|infringes?|runs? afoul of) (?:the|its|both|our)\\b(?: \\w+){0,5} (?:amendment|amendments|constitution|clause|clauses|speech)|exceeds? (?:the )?(?:congress['’]s?|congressional|its|legislative) (?:\\w+ ){0,2}(?:power|authority))`
const holding =
  '(?:we|court) (?:\\w+,? ){0,3}?(?:hold|holds|conclude|concludes|find|finds|declare|declares|decide|decides|affirm|agree)\\b'
const holds: readonly RegExp[] = [
  // 'We hold that it is unconstitutional', 'we affirm the judgment that it is void'.
  new RegExp(`${holding}(?: [\\w,’']+){0,8}? that (?:[\\w]+, )?${subject} ${falls}`),
  // 'We hold it unconstitutional', 'we declare it void'.
  new RegExp(`${holding} (?:that )?${subject} (?:to be )?(?:\\w+ly )?${bad}`),
  // 'We strike it down.'
  new RegExp(`\\bwe ${lead}(?:strike(?: down)?|invalidate) ${subject}`),
  // 'It is hereby declared unconstitutional', 'accordingly it is void', 'it is void, and we so hold'.
  new RegExp(`^${subject} (?:is|are) (?:hereby|therefore|accordingly|thus) (?:declared |held )?${bad}`),
  new RegExp(`^(?:accordingly|therefore|thus|hence|consequently|for these reasons),? ${subject} ${falls}`),
  new RegExp(`^${subject} ${falls}.{0,80}\\bwe so (?:hold|conclude)\\b`),
  // 'We hold that Congress exceeded its power in enacting it.'
  new RegExp(
    `${holding} that (?:congress|the legislature|the state) (?:exceeded|exceeds|lacked|lacks|had no|was without) (?:\\w+ ){0,5}(?:power|authority|powers) (?:\\w+ ){0,6}(?:enact|enacting|pass|passing|adopting) ${subject}`,
  ),
]
const not =
  /\b(?:not|no|never|neither|nor|whether|if|unless|conten\w+|argu\w+|claim\w*|assert\w*|alleg\w+|challeng\w+|urg\w+|ask\w*|declin\w+|refus\w+|reject\w*|reverse\w*|would|could|might|may|suppos\w+|assum\w+)\b/i

/** A sentence, and the enactment that it ends. */
export interface Invalidated extends Span {
  law: Citation
}

/**
 * The sentences in which the court itself holds an enactment that it cites unconstitutional. A separate opinion, a denial,
 * a question and what a party says are none.
 */
export function invalidated(
  opinion: Opinion,
  citations: readonly Citation[],
  sentences: readonly Span[],
): Invalidated[] {
  const separate: readonly SeparateOpinion[] = opinion.separate ?? separateOpinions(opinion)
  const laws = citations.filter(({ kind }) => kind === 'law')
  const found: Invalidated[] = []
  let next = 0
  let voice = 0
  for (const { start, end } of sentences) {
    while (next < laws.length && (laws[next] as Span).end <= start) next++
    const first = laws[next]
    if (!first) break
    if (first.start >= end) continue
    while ((separate[voice]?.end ?? Infinity) <= start) voice++
    const own = separate[voice]
    if (own && own.start <= start) continue
    const at = fallen(wordsOf(start, Math.min(end, start + longest)))
    const fallenLaw = at === null ? undefined : laws[next + at]
    if (fallenLaw) found.push({ start, end, law: fallenLaw })
  }
  return found

  /** The sentence in lower case, with a mark for each enactment. */
  function wordsOf(from: number, until: number): string {
    let [words, at] = ['', from]
    for (let i = next; i < laws.length && (laws[i] as Span).start < until; i++) {
      const one = laws[i] as Span
      words += `${opinion.text.slice(at, one.start).replaceAll(law, ' ')}${law}`
      at = one.end
    }
    return `${words}${opinion.text.slice(at, until)}`.replace(/\s+/g, ' ').trim().toLowerCase()
  }
}

/** Which enactment of the sentence falls, counted from its first. Null: none. */
function fallen(words: string): number | null {
  if (!words.includes(law) || words.endsWith('?') || not.test(words)) return null
  const found = holds.map((one) => one.exec(words)).find((one) => one !== null)
  return found ? words.slice(0, found.index).split(law).length - 1 : null
}
