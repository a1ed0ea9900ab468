import type { Citation } from '../citations/citation.ts'
import { type SeparateOpinion, separateOpinions } from '../opinions/voices.ts'
import type { Span } from '../span/span.ts'
import type { Opinion } from './treatment.ts'

const longest = 1500
/** What is said of an enactment that falls: 'is unconstitutional', 'violates the First Amendment', 'is void on its face'. */
const falls =
  /\b(?:(?:is|are|was|were|be|as|being) (?:\w+ ){0,3}?(?:unconstitutional|void on (?:its|their) face|facially (?:invalid|void)|constitutionally (?:invalid|infirm|impermissible))|violates? (?:the|its|both|our)\b(?: \w+){0,4} (?:amendment|amendments|constitution|clause)|exceeds? (?:the )?(?:congress's|congress'|congressional|its|legislative) (?:\w+ ){0,2}(?:power|authority))/i
const holds =
  /\b(?:we|court) (?:\w+,? ){0,3}?(?:hold|holds|conclude|concludes|find|finds|declare|declares|decide|decides|affirm)\b/i
const not =
  /\b(?:not|no|never|neither|nor|cannot|whether|if|unless|argu\w+|conten\w+|claim\w*|assert\w*|alleg\w+|challeng\w+|urg\w+|would|could|might|may|suppos\w+|assum\w+)\b/i

/**
 * The sentences in which the court itself holds an enactment that it cites unconstitutional. A separate opinion, a denial,
 * a question and what a party says are none.
 */
export function invalidated(opinion: Opinion, citations: readonly Citation[], sentences: readonly Span[]): Span[] {
  const separate: readonly SeparateOpinion[] = opinion.separate ?? separateOpinions(opinion)
  const laws = citations.filter(({ kind }) => kind === 'law')
  const found: Span[] = []
  let next = 0
  let voice = 0
  for (const { start, end } of sentences) {
    while (next < laws.length && (laws[next] as Span).end <= start) next++
    const law = laws[next]
    if (!law) break
    if (law.start >= end) continue
    while ((separate[voice]?.end ?? Infinity) <= start) voice++
    const own = separate[voice]
    if (own && own.start <= start) continue
    const words = opinion.text.slice(start, Math.min(end, start + longest)).replace(/\s+/g, ' ')
    const fallsAt = words.search(falls)
    if (fallsAt >= 0 && !words.endsWith('?') && holds.test(words.slice(0, fallsAt)) && !not.test(words))
      found.push({ start, end })
  }
  return found
}
