import { argues } from '../court-papers/contentions.ts'
import { holds } from '../court-papers/holding.ts'
import { type SeparateOpinion, separateOpinions } from '../opinions/voices.ts'
import type { Source } from '../span/span.ts'
import { enoughToHold } from './states-rule.ts'

interface Said {
  text: string
  start: number
  end: number
  paragraph: number
}

/** What is put forward, by whomever: 'upon the notion that', 'arguments pressed', 'in petitioner’s view'. */
const putForward =
  /\b(?:notions?|suggestions?|arguments?|contentions?|theory|premise|submission) (?:that|pressed|made|advanced|urged|put forward)\b|\bsome suggestion\b|\b(?:is|are|it was) (?:said|thought|suggested|claimed) (?:that|to)\b|^In (?:the )?(?:state|government|petitioners?|respondents?|appell(?:ant|ee)s?|plaintiffs?|defendants?|dissent)(?:['’]s|s['’])? view\b|\bdissent(?:ers)? would\b|\b(?:state|government|petitioners?|respondents?|appell(?:ant|ee)s?|plaintiffs?|defendants?|dissent(?:ers?)?|concurrence|counsel|amici)\b[^.;]{0,30}\b(?:has|have|had) (?:characterized|argued|urged|contended|suggested|asked|insisted|claimed)\b|^(?:Under )?(?:this|that|such an?|the) (?:theory|argument|contention|suggestion)\b[^.;]{0,60}\b(?:is|are|was|were|would|rests?|proceeds?|holds?|assumes?|has it)\b/i
/** The court turns from what was put forward to what it says itself; so does a sentence that leans on none before it. */
const turns =
  /^(?:But|However|Yet|Still|Nevertheless|Nonetheless|We|Our|In our|I|Here|To the contrary|Accordingly|Thus, we|The Court)\b(?! it is (?:argued|urged))/

/** What goes on with a thought that was put forward points back at it. */
const leansBack = /\b(?:would|it|its|this|that|these|those|such|he|him|his|she|her|they|them|their)\b/i

/**
 * Which sentences of a court's opinion tell what somebody else says: those that put it forward, and those that follow in its
 * paragraph until the court turns to its own view.
 */
export function toldOfOthers<One extends Said>(sentences: readonly One[]): Set<One> {
  const told = new Set<One>()
  let paragraph = -1
  let isOpen = false
  for (const one of sentences) {
    if (one.paragraph !== paragraph) isOpen = false
    paragraph = one.paragraph
    const place = { text: one.text, at: 0.5, start: one.start, end: one.end }
    if (holds(place) >= enoughToHold) {
      isOpen = false
      continue
    }
    const argued = argues(place) !== null
    if (!argued && (turns.test(one.text) || !leansBack.test(one.text))) isOpen = false
    if (argued) isOpen = true
    if (isOpen || putForward.test(one.text)) told.add(one)
  }
  return told
}

const did = { dissent: 'dissenting', concurrence: 'concurring', partial: 'concurring and dissenting in part' } as const

/** In whose concurrence or dissent a place stands: 'Harlan, concurring'. Null: in none. */
export function separateAt(source: Source): (at: number) => string | null {
  const separate = separateOpinions(source)
  return (at) => {
    const one = separate.find(({ start, end }) => at >= start && at < end)
    return one ? writerOf(one) : null
  }
}
const writerOf = ({ by, kind }: SeparateOpinion) => `${by ?? 'a judge'}, ${did[kind]}`
