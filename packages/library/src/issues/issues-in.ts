import { isCommonStem } from '../text/stem.ts'
import { stemsOf } from '../text/stems-of.ts'
import { subjectsIn } from '../vocabulary/subjects-in.ts'
import { meaningsOf } from '../vocabulary/vocabulary.ts'
import { likenessOf } from './likeness.ts'
import { allIssues, type Issue, type KnownIssue, type Part, type Phrase } from './read-issues.ts'

export type { Issue } from './read-issues.ts'

const most = 2
/** Whoever tells a story writes sentences, with at least so many words that say nothing by themselves. */
const leastCommon = 2
/** What a story must have of an issue whose patterns it does not fit, and by how much more than of any other. */
const leastAlike = 0.3
const leastAhead = 0.05
const leastWords = 3
/** What it must have of an issue whose pattern it fits. */
const leastOfFit = 0.2
/** What a pattern counts beside likeness: for fitting at all, and for each part of it. */
const ofPattern = 0.2
const ofPart = 0.1
/** A second issue is named if it fits nearly as well. */
const leastOfSecond = 0.25

/** Who tells what happened speaks of people, or at least not in the words of lawyers. */
const persons = new Set(stemsOf('i me my mine we us our ours he him his she her hers they them their you your'))
const ofLawyers = new Set(
  stemsOf(
    'motion relief judgment jurisdiction standard statute doctrine liability plaintiff defendant limitations appeal hearsay discovery pleading injunction damages remedy immunity privilege burden review factors elements exception exemption statutory',
  ),
)
const mostOfLawyers = 1
const isTold = (words: readonly string[]): boolean =>
  words.filter(isCommonStem).length >= leastCommon &&
  (words.some((stem) => persons.has(stem)) || words.filter((stem) => ofLawyers.has(stem)).length <= mostOfLawyers)

/** Where a phrase ends that begins at a place; below 0 where it does not stand there. */
function endOf(words: readonly string[], phrase: Phrase, from: number): number {
  let at = from
  for (const stem of phrase.slice(1)) {
    const next = words[at + 1] === stem ? at + 1 : words[at + 2] === stem ? at + 2 : -1
    if (next < 0) return -1
    at = next
  }
  return at
}

/** By the place where it begins, how many words the longest phrase of a part has there. */
function placesOf(words: readonly string[], at: ReadonlyMap<string, readonly number[]>, part: Part) {
  const found = new Map<number, number>()
  for (const phrase of part)
    for (const from of at.get(phrase[0] ?? '') ?? [])
      if (endOf(words, phrase, from) >= 0) found.set(from, Math.max(found.get(from) ?? 0, phrase.length))
  return found
}

/** How well a story fits, where each part has a place of its own; 0 where one has none. */
function fitOf(parts: readonly ReadonlyMap<number, number>[], taken: ReadonlySet<number> = new Set()): number {
  const [first, ...rest] = parts
  if (!first) return 1
  let best = 0
  for (const [from, length] of first) {
    if (taken.has(from)) continue
    const fits = fitOf(rest, new Set([...taken, from]))
    if (fits > 0) best = Math.max(best, fits + 1 + 0.3 * (Math.min(length, 3) - 1))
  }
  return best
}

/** How a question begins that tells no story: 'How do I serve a corporation abroad', 'current fee for …'. */
const asking =
  /^\W*(?:(?:so|and|ok|okay|hi|hello|please|quick question)\W+)*(?:how|what|which|who|whom|whose|where|when|why|do|does|did|is|are|was|were|can|could|may|might|must|shall|should|will|would|has|have|am|current(?:ly)?|latest|best|average|list of)\b/i
/** Likeness in so many words says what is asked even so. */
const leastOfAsking = { alike: 0.5, count: 4 }

/** Whether all that is written is one question, of which likeness to a story says little. */
const asksAlone = (story: string): boolean => {
  const sentences = story.split(/(?<=[.!?])\s+/).filter((one) => one.trim() !== '')
  return sentences.length < 2 && asking.test(story)
}
const isAlikeEnough = (story: string, { alike, count }: Pick<Weighed, 'alike' | 'count'>): boolean =>
  !asksAlone(story) || (alike >= leastOfAsking.alike && count >= leastOfAsking.count)

interface Weighed {
  issue: KnownIssue
  alike: number
  /** How many of its words the issue has. */
  count: number
  isFit: boolean
  /** A pattern of three parts or more needs no other sign of a story. */
  isWhole: boolean
  score: number
}

function weighAll(words: readonly string[]): Weighed[] {
  const at = Map.groupBy(words.keys(), (place) => words[place] as string)
  const likeness = likenessOf(words, meaningsOf(new Set(words.filter((stem) => !isCommonStem(stem)))))
  return allIssues()
    .map((issue): Weighed => {
      const fits = issue.patterns.map((parts) => {
        const places = parts.map((part) => placesOf(words, at, part))
        return places.some(({ size }) => size === 0) ? 0 : fitOf(places)
      })
      const best = Math.max(0, ...fits)
      const isWhole = fits.some((one, nth) => one > 0 && (issue.patterns[nth]?.length ?? 0) > 2)
      const { alike, count } = likeness(issue)
      return {
        issue,
        alike,
        count,
        isFit: best > 0,
        isWhole,
        score: alike + (best > 0 ? ofPattern + ofPart * best : 0),
      }
    })
    .sort((one, other) => other.score - one.score)
}

const isFederal = ({ authorities }: Issue) => authorities.length > 0
const haveOneInCommon = (one: Issue, other: Issue) => one.authorities.some((cited) => other.authorities.includes(cited))

/**
 * The issues that facts raise, the likeliest first: those of federal law, or, where there is none, of a state's. Words
 * that tell no story name what is asked themselves: of them only the subjects of states are read.
 * @param namesState whether a state is named whose law is asked for
 */
export function issuesIn(story: string, namesState = false): Issue[] {
  const words = stemsOf(story)
  const weighed = weighAll(words)
  const [first] = weighed
  if (!first) return []
  const next = weighed.find(({ issue }) => issue !== first.issue && !haveOneInCommon(issue, first.issue))
  const isSoft = first.count >= leastWords && !(namesState && isFederal(first.issue))
  const isAhead =
    isSoft &&
    first.alike >= leastAlike &&
    first.score - (next?.score ?? 0) >= leastAhead &&
    (!isFederal(first.issue) || isAlikeEnough(story, first))
  if (!(first.isFit && first.alike >= leastOfFit) && !isAhead) return []
  if (isFederal(first.issue) && !first.isWhole && (!isTold(words) || (!first.isFit && isBeside(story, first.issue))))
    return []
  return weighed
    .filter((one) => one === first || (one.isFit && first.score - one.score <= leastOfSecond))
    .filter(({ issue }) => isFederal(issue) === isFederal(first.issue))
    .slice(0, most)
    .map(({ issue, isFit }) => ({ ...plain(issue), isByLikeness: !isFit }))
}

/** Of how many issues it is asked whether a search by the words of the story found what leads on them. */
const mostLikely = 3
const leastLikely = 0.12
const leastLikelyWords = 2

/**
 * The issues that a story raises perhaps, the likeliest first, where it raises none for sure; none where the likeliest is a
 * matter of the law of a state.
 */
export function likelyIssuesIn(story: string): Issue[] {
  const words = stemsOf(story)
  if (!isTold(words)) return []
  const [first, ...others] = weighAll(words)
  if (!first || !isFederal(first.issue)) return []
  return [first, ...others]
    .slice(0, mostLikely)
    .filter(({ issue, alike, count }) => isFederal(issue) && count >= leastLikelyWords && alike >= leastLikely)
    .filter((one) => one.isFit || isAlikeEnough(story, one))
    .filter(({ issue }) => !isBeside(story, issue))
    .map(({ issue }) => plain(issue))
}

/** The issue of federal law whose pattern a story fits best, where it has words enough of it. */
export function fittingIssueIn(story: string): Issue[] {
  const words = stemsOf(story)
  if (!isTold(words)) return []
  return weighAll(words)
    .slice(0, 1)
    .filter(({ issue, isFit, alike }) => isFederal(issue) && isFit && alike >= leastOfFit)
    .map(({ issue }) => plain(issue))
}

const plain = ({ id, name, authorities, terms }: KnownIssue): Issue => ({ id, name, authorities, terms })

/** Whether a story names a subject on which the law of this issue is silent. */
const isBeside = (story: string, { name, terms, patterns }: KnownIssue): boolean =>
  subjectsIn(story)([name, terms, ...patterns.flat(2).map((phrase) => phrase.join(' '))].join('. ')) === 1
