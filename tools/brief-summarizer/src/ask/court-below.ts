import type { DocumentText } from '@casewright/core'
import { anchorOf, partsOf, sentencesOf } from '@casewright/law'
import { breathe, partLength } from '../evidence/parts.ts'
import type { FoundPassage } from '../output.ts'

const below =
  '(?:(?:district|trial|lower|circuit|superior|probate|county|bankruptcy|family|chancery|magistrate) (?:court|judge)|court of (?:appeals|common pleas)|appellate (?:division|court)|court below|court of first instance|jury)'
const acted =
  '(?:granted|denied|dismissed|entered|awarded|ruled|held|found|concluded|affirmed|reversed|vacated|remanded|convicted|acquitted|sentenced|rejected|sustained|overruled|ordered|enjoined|certified|decided|gave|returned|allowed|refused|declined)'
/** What a court below did: 'The district court granted summary judgment to Holloway'. */
const did = new RegExp(
  `\\b${below}(?:,[^,.;]{0,80},)? (?:\\w{2,14}ly |then |here |also |thereafter |instead |nevertheless |first )?${acted}\\b`,
  'i',
)
const decides =
  /\b(?:judgment|verdict|summary judgment|motions?|dismiss\w*|complaint|affirmed|reversed|vacated|convicted|acquitted|sentenced|enjoined|injunction|petition|claims?)\b/i

const asked = new RegExp(
  `\\b(?:won|prevailed|lost|happened|decided|ruled|held|decision|ruling|outcome|result)\\b[^?]{0,40}(?<!\\b(?:table|list|listed|stated|given|set out|described|shown) )\\bbelow\\b|\\b(?:did|had|has|was|were|how|why|what|when|whether)\\b[^?]{0,40}\\b(?!jury)${below}\\b`,
  'i',
)
/** Before what was done: a supposition, or what a side says of it. */
const notTold =
  /\b(?:if|whether|unless|argu(?:es?|ed|ing)|contends?|contended|claims|claimed|asserts?|asserted|maintains?|insists?|says|said)\b[^.;]{0,200}$/i
/** What it tells of a case that it cites is nothing of its own. */
const ofAnotherCase =
  /\sv\.\s|^(?:See|Cf\.|In re)\s|^In (?!this|that|the|its|his|her|their|January|February|March|April|May|June|July|August|September|October|November|December|our)\p{Lu}?\p{L}+,|\bin \p{Lu}\p{Ll}+\.$/u
const most = 6

/** Whether a question is about what the court below did, and not about what the paper itself decides. */
export const asksOfCourtBelow = (question: string): boolean => asked.test(question)

/** The sentences that tell what a court below did, those of its decision first; of them those with the question's words. */
export async function courtBelow(
  document: DocumentText,
  terms: readonly string[],
  id: string | undefined,
  signal: AbortSignal,
): Promise<FoundPassage[]> {
  const found: (FoundPassage & { weight: number })[] = []
  for (const part of partsOf(document, partLength)) {
    await breathe(signal)
    for (const { start, end, text, contents } of sentencesOf(part.source)) {
      const what = did.exec(text)
      if (contents || !what || notTold.test(text.slice(0, what.index)) || ofAnotherCase.test(text)) continue
      const has = terms.filter((term) => text.toLowerCase().includes(term))
      const anchor = anchorOf(document, { start: start + part.offset, end: end + part.offset }, { document: id })
      found.push({ text, score: 1, has, anchor, weight: has.length * 2 + (decides.test(text) ? 1 : 0) })
    }
  }
  return found
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ weight, ...passage }) => passage)
}
