import { type LawQuery, leastRelevance } from '@casewright/core'
import type { Database } from '../database.ts'
import type { Segment } from '../index/segments.ts'
import { fittingIssueIn, type Issue, issuesIn, likelyIssuesIn } from '../issues/issues-in.ts'
import { beginningOf, cardOf } from './beginning.ts'
import type { FoundByWords } from './by-words.ts'
import { missingOfState, statesHeld } from './missing.ts'
import { asksNoLaw } from './no-law.ts'
import type { Ranked } from './rank.ts'
import type { Scope } from './scope.ts'
import { typedWorks } from './typed.ts'

/** What leads on an issue bears on the facts, and nobody has read whether it answers them. */
const ofLeading = leastRelevance.onPoint - 0.02
const ofNext = 0.03
const ofFound = 0.5
const mostOfIssue = 5
const mostFound = 5
/** A result so near the facts is shown before what leads on an issue. */
const ofStory = 0.05

/** Among so many of the first results by words. */
const mostAgreed = 3
const mostBorneOut = 10
/** What a story is merely like stands behind so many of the first results, if they found nothing of it. */
const mostBefore = 2
const leastOfDoubtful = 0.02

interface Story {
  db: Database
  segments: readonly Segment[]
  query: LawQuery
  text: string
  scope: Scope
  left: ReadonlySet<number>
  /** Searches for words within the scope of the query. */
  byTerms(terms: string): Promise<FoundByWords | undefined>
}

/** What was found by the words of a story, with what leads on the issues that its facts raise. */
export async function withIssues(found: FoundByWords, story: Story): Promise<FoundByWords & { issues: Issue[] }> {
  if (asksNoLaw(story.text) || found.isOfOtherActs) return { ...found, issues: [] }
  const off = new Set(story.query.unscoped ?? [])
  const isLeft = ({ id }: Issue) => !off.has(id)
  const isOnPoint = found.verdict === 'on point'
  const sure = (
    isOnPoint ? fittingIssueIn(story.text) : issuesIn(story.text, story.scope.jurisdictions.length > 0)
  ).filter(isLeft)
  const issues =
    found.verdict !== 'nothing'
      ? await borneOut(sure, found, story)
      : sure.length > 0
        ? sure
        : await agreedOn(found.nearest, off, story)
  const federal = issues.filter(({ authorities }) => authorities.length > 0)
  const own = found.verdict === 'nothing' ? found.nearest : found.ranked
  const leading = await leadingOn(federal, own, story)
  const more = isOnPoint
    ? []
    : (await Promise.all(issues.filter(({ isDoubtful }) => !isDoubtful).map((issue) => foundFor(issue, story)))).flat()
  const added = new Map([...more, ...leading].map((one) => [one.work, one]))
  if (added.size === 0) return { ...found, ...ofState(found, issues, story), issues: [] }
  const known = new Map(own.map((one) => [one.work, one]))
  const ranked = [...known.keys(), ...added.keys()].map((work): Ranked => {
    const [one, other] = [known.get(work), added.get(work)]
    if (!one || !other) return (one ?? other) as Ranked
    return { ...one, relevance: Math.max(one.relevance, other.relevance) }
  })
  const unique = [...new Map(ranked.map((one) => [one.work, one])).values()]
  unique.sort((one, other) => other.relevance - one.relevance)
  const used = federal.length > 0 ? federal : issues
  const verdict = isOnPoint ? found.verdict : 'related'
  const works = (found.works ?? 0) + unique.length - found.ranked.length
  return { ...found, works, ranked: unique, verdict, nearest: [], missing: undefined, issues: used }
}

/** Where the words of a story answer it, it is read as an issue only if they found what leads on that as well. */
async function borneOut(issues: readonly Issue[], found: FoundByWords, story: Story): Promise<Issue[]> {
  const first = new Set(found.ranked.slice(0, mostBorneOut).map(({ work }) => work))
  const read = await Promise.all(
    issues.map(async (issue) => {
      if (issue.authorities.length === 0) return [issue]
      if ((await worksOf(issue, story)).some((work) => first.has(work))) return [issue]
      return found.verdict === 'on point' ? [] : [{ ...issue, isDoubtful: issue.isByLikeness === true }]
    }),
  )
  return read.flat()
}

/**
 * The issue that a story perhaps raises, where what leads on it is also among what the words of the story found first: two
 * signs that are weak by themselves agree.
 */
async function agreedOn(nearest: readonly Ranked[], off: ReadonlySet<string>, story: Story): Promise<Issue[]> {
  if (story.scope.jurisdictions.length > 0) return []
  const first = new Set(nearest.slice(0, mostAgreed).map(({ work }) => work))
  for (const issue of likelyIssuesIn(story.text).filter(({ id }) => !off.has(id))) {
    if ((await worksOf(issue, story)).some((work) => first.has(work))) return [issue]
  }
  return []
}

/** What leads on an issue, as far as it is held. */
async function worksOf({ authorities }: Issue, { db, query, scope, left }: Story): Promise<number[]> {
  const works = await Promise.all(authorities.map((text) => typedWorks(db, { ...query, ...scope.dates, text }, left)))
  return works.flat()
}

/** The authorities of issues that are held, the first of each before the others; what the facts lie near to, earlier. */
async function leadingOn(issues: readonly Issue[], own: readonly Ranked[], story: Story): Promise<Ranked[]> {
  const { db, segments, query, scope, left } = story
  const behind = (own[mostBefore - 1] ?? own[0])?.relevance ?? ofLeading
  const near = new Map(own.slice(0, mostFound).map(({ work }, at) => [work, mostFound - at]))
  const works = await Promise.all(
    issues.map(({ authorities }) =>
      Promise.all(authorities.map((text) => typedWorks(db, { ...query, ...scope.dates, text }, left))),
    ),
  )
  return works.flatMap((ofIssue, nth) =>
    [...new Set(ofIssue.flatMap((these) => these.slice(0, 1)))].slice(0, mostOfIssue).flatMap((work, at) => {
      const relevance = ofLeading - ofNext * (at + nth) + (near.has(work) ? ofStory : 0)
      const highest = issues[nth]?.isDoubtful ? behind - ofNext * at : ofLeading
      return rankedAt(segments, work, Math.max(leastOfDoubtful, Math.min(highest, relevance)))
    }),
  )
}

/** What the library has on the terms of an issue; where it is of the law of states, of those that are meant alone. */
async function foundFor({ terms, authorities }: Issue, { segments, scope, byTerms }: Story): Promise<Ranked[]> {
  const states = new Set(scope.jurisdictions.length > 0 ? scope.jurisdictions : onlyState(segments))
  if (authorities.length === 0 && states.size === 0) return []
  const { verdict, ranked } = (await byTerms(terms)) ?? { verdict: 'nothing', ranked: [] }
  if (verdict !== 'on point') return []
  return ranked
    .filter(({ relevance }) => relevance >= leastRelevance.onPoint)
    .filter(({ segment, slot }) => authorities.length > 0 || states.has(jurisdictionAt(segment, slot)))
    .slice(0, mostFound)
    .map((one, at) => ({ ...one, relevance: ofFound - ofNext * at }))
}

const jurisdictionAt = (segment: Segment, slot: number) => segment.names[segment.jurisdictions[slot] as number] ?? ''

/** Whoever has the statutes of one state asks about that state, unless the query names another. */
const onlyState = (segments: readonly Segment[]): readonly string[] => {
  const held = statesHeld(segments)
  return held.length === 1 ? held.map(({ code }) => code) : []
}

function ofState({ verdict }: FoundByWords, [issue]: readonly Issue[], { segments, scope }: Story) {
  const isState = verdict === 'nothing' && issue && issue.authorities.length === 0 && scope.jurisdictions.length === 0
  return isState ? { missing: missingOfState(segments, issue.name.toLowerCase()) } : {}
}

function rankedAt(segments: readonly Segment[], work: number, relevance: number): Ranked[] {
  const shown = beginningOf(segments, work) ?? cardOf(segments, work)
  return shown ? [{ ...shown, work, relevance, key: relevance }] : []
}
