import { type FoundAuthority, type LackedLaw, type LawQuery, leastRelevance } from '@casewright/core'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { createPostingsReader, SegmentGone } from '../index/postings.ts'
import { createSegmentReader, type Segment } from '../index/segments.ts'
import type { Issue } from '../issues/issues-in.ts'
import type { LibraryResults, SearchOptions } from '../types.ts'
import { asksAboutCited } from './asks-about-cited.ts'
import { beginningOf, firstUnitOf } from './beginning.ts'
import { withIssues } from './by-issues.ts'
import { createByWords, type FoundByWords, mostNearest, type Words } from './by-words.ts'
import { createCiting } from './citing.ts'
import { inWordsOfDoctrines } from './constitution-clauses.ts'
import { countWorks } from './count-works.ts'
import { createFilter } from './filters.ts'
import { headedWorks } from './headed.ts'
import { withoutInstructions } from './instructions.ts'
import { judgeTexts } from './judge.ts'
import { createKnown } from './known.ts'
import { createDescribed } from './leading/described.ts'
import { matchQuery } from './match-query.ts'
import { type Meant, meantBy, type Nearby } from './meant.ts'
import { lacksOf, notHeldOf } from './missing.ts'
import { namedNotHeld } from './named-case.ts'
import { namesakesOf } from './namesakes.ts'
import { numberedWorks } from './numbered.ts'
import { shipped } from './order/forest.ts'
import { mostPaired, rankByPairs } from './pairs.ts'
import { type Hit, present } from './present.ts'
import { asPlainWords, quotedNowhere } from './quoted-words.ts'
import { type Matched, ofDescription, ofText, type Ranked, rank } from './rank.ts'
import { besideCitations, isCitationAlone, readQuery, withoutYears } from './read-query.ts'
import { placesNamed, readScope, type Scope } from './scope.ts'
import { setOf } from './sets.ts'
import { nameWrittenOut, writtenOut } from './shorthand.ts'
import { type Spelled, spelled } from './spelling.ts'
import { createTexts } from './texts.ts'
import type { ReadQuery } from './tree.ts'
import { sectionChip, typedWorks } from './typed.ts'

const mostResults = 100
/** Nobody reads on behind this: what is asked for beyond it is not there. */
const deepest = 10_000
const tries = 5
/** Shown of what the years of the query leave out. */
const mostOutside = 3
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })
const caseNotHeld =
  'The case that this asks for by its citation is not in the library. Check the citation, or add the case in Law library.'
const citedNotHeld = 'The library has nothing under this citation. Check it, or add the law in Law library.'
const notHeld = 'Nothing was found under the citation in this query. The results are on its other words.'
/** What is on the other words of a query whose citation was not found is not on point. */
const ofOtherWords = leastRelevance.onPoint - 0.01
/** Shown of the last that has anything of a text that was pasted. */
const leastRelevant = 0.01

/** Searches the library. What it keeps in memory is of segments, which never change, so any process may search. */
export function createSearch(db: Database, stopping: AbortSignal, near: Nearby) {
  const citing = createCiting(db)
  const known = createKnown(db, stopping)
  const described = createDescribed(db)
  const segmentReader = createSegmentReader(db, () => {
    citing.forget()
    known.forget()
    described.forget()
  })
  const reader = createPostingsReader(db)
  const texts = createTexts(db, stopping)
  const byWords = createByWords(reader, citing, known, texts, described)

  const readAhead = (segments: readonly Segment[]): Promise<void> => {
    const reading = Promise.all([reader.readAhead(segments), known.readAhead(segments), citing.readAhead()])
    return reading.then(() => texts.readAhead(segments))
  }

  const once = async (query: LawQuery, options: SearchOptions, anew: boolean): Promise<LibraryResults> => {
    const limit = bounded(query.limit ?? 20, mostResults)
    const offset = bounded(query.offset ?? 0, deepest)
    const [segments, left] = await Promise.all([segmentReader.read(anew), numbersOf(db, options.without ?? [])])
    const asWritten = withoutYears(withoutInstructions(query.text))
    const isWords = readQuery(asWritten).mode === 'words'
    const { text: written, note }: Spelled = isWords
      ? await spelled(reader, segments, inWordsOfDoctrines(writtenOut(asWritten)))
      : { text: asWritten }
    const whole = readQuery(written)
    const besides = whole.mode === 'words' ? besideCitations(written) : ''
    const plain = besides ? readQuery(besides) : whole
    const isPlain = plain.mode === 'words' && query.sort !== 'date'
    const scope = readScope(
      isPlain ? { ...query, text: besides || written } : toTheLetter(query),
      isPlain ? written : '',
    )
    const read = isPlain && scope.text ? readQuery(scope.text) : plain
    // Nobody waits for it, and a segment that goes meanwhile is no matter.
    void readAhead(segments).catch(() => {})
    const narrowed = isPlain ? { ...query, ...scope.dates } : { ...query, ...filterOf(scope) }
    const passes = passesOf(segments, narrowed, left)
    const [typed, numbered, headed] = await Promise.all([
      whole.mode === 'words' ? typedWorks(db, query, left) : [],
      numberedWorks(db, isPlain ? written : ''),
      headedWorks(reader, segments, isPlain ? scope.text : '', passes),
    ])
    const named = new Map([...headed, ...numbered])
    const { tree } = read
    const most = offset + limit + typed.length
    // What connectors say is meant to the letter, and dates are not a matter of meaning. A paragraph is ordered by trees,
    // which know nothing of meaning and find more than it does.
    const byMeaning = isPlain || (read.mode === 'text' && !read.isParagraph && query.sort !== 'date')
    const nearby = meantBy(near, byMeaning ? options.vector : undefined, segments, passes)
    const asWords = besides || written
    const words = { segments, text: scope.text || asWords, scope, most, left, passes, nearby, named }
    const byTerms = async (terms: string) => {
      const tree = readQuery(terms).tree
      return tree && byWords({ ...words, tree, text: terms, nearby: Promise.resolve(undefined), named: new Map() })
    }
    const found: Found =
      tree && isPlain
        ? await withIssues(await byWords({ ...words, tree }), { ...words, db, query, text: asWords, byTerms })
        : await byTree(segments, read, narrowed, most, left, passes, nearby, options.order)
    const meant = await nearby
    const before = tree && isPlain && offset === 0 ? await outsideDates({ ...words, tree }, query, found) : []
    const isBeside = besides !== '' && typed.length === 0
    const {
      ranked,
      matched,
      works,
      problem,
      verdict,
      nearest = [],
      missing,
      issues = [],
    } = isBeside && found.verdict && asksAboutCited(besides) ? withoutCited(found) : found
    const section = whole.mode === 'words' ? sectionChip(query) : undefined
    const chips = [
      ...scope.chips,
      ...(section ? [section] : []),
      ...issues.map(({ id, name }) => ({ id, label: `Read as: ${name}` })),
    ]
    const isTyped = new Set(typed)
    // A citation that was typed is what is wanted, whatever else the words find.
    const isNothing = verdict === 'nothing' && typed.length === 0
    const hits: Hit[] = [
      ...typed.map((work): Hit => {
        const shown = [...ranked, ...nearest].find((one) => one.work === work) ?? beginningOf(segments, work)
        return { work, relevance: 1, ...(shown ? { shown } : {}) }
      }),
      ...ranked.filter((one) => !isTyped.has(one.work)).map(hitOf),
    ].map((hit) => (isBeside ? { ...hit, relevance: Math.min(hit.relevance, ofOtherWords) } : hit))
    const page = hits.slice(offset, offset + limit)
    const show = (these: readonly Hit[]) => {
      const shown = query.inOwnWords ? these : these.map(({ text: _, ...hit }) => hit)
      return present(known, texts, shown, tree, options.snippets ?? true)
    }
    const isAlone = isNothing && !besides && isCitationAlone(written)
    const shown = await show(page)
    const isAsked = isPlain && offset === 0 && typed.length === 0 && verdict !== undefined && !isNothing
    const titles = shown.map(({ title }) => title)
    const absent = isAsked ? await namedNotHeld(asWritten, titles, reader, segments, known.read) : ''
    const problems = [
      note,
      verdict && !isNothing && offset === 0 && (notHeldOf(segments, scope) || noneOf(scope, shown)),
      isBeside && ranked.length > 0 && notHeld,
      !isBeside && absent,
      read.problem,
      problem,
      nothingAsked(query, read.problem, tree !== undefined),
    ]
      .filter(Boolean)
      .join(' ')
    return {
      // What is on the other words of a query is not the case that it names.
      results: absent ? shown.map((one) => ({ ...one, relevance: Math.min(one.relevance, ofOtherWords) })) : shown,
      // Where fewer are ranked than were wanted, there are no others to be shown.
      total:
        works !== undefined
          ? Math.max(hits.length, works + hits.length - ranked.length)
          : hits.length < offset + limit
            ? hits.length
            : Math.max(hits.length, countWorks(matched, typed)),
      ...(problems ? { problem: problems } : {}),
      ...(verdict
        ? {
            verdict:
              typed.length > 0 ? 'on point' : (isBeside || absent) && verdict === 'on point' ? 'related' : verdict,
          }
        : {}),
      ...(isAlone
        ? { nearest: [], missing: notHeldOf(segments, scope) ? missing : citedNotHeld }
        : isNothing
          ? { nearest: await show(nearest.map(hitOf)), ...(missing ? { missing } : {}) }
          : {}),
      ...(isNothing ? lackedBy(lacksOf(segments, scope), missing, notHeldOf(segments, scope)) : {}),
      ...(chips.length > 0 ? { scope: chips } : {}),
      ...(before.length > 0
        ? { outside: { total: before.length, results: await show(before.slice(0, mostOutside).map(hitOf)) } }
        : {}),
      ...(meant ? { meaning: { embedded: meant.embedded, authorities: meant.authorities } } : {}),
    }
  }

  /** What is on point and was decided at another time than the words of the query say. */
  const outsideDates = async (words: Words, query: LawQuery, { ranked }: Found): Promise<Ranked[]> => {
    if (!words.scope.dates.from && !words.scope.dates.to) return []
    const passes = passesOf(words.segments, query, words.left)
    const all = await byWords({ ...words, passes, nearby: Promise.resolve(undefined), named: new Map() })
    const within = new Set(ranked.map(({ work }) => work))
    return all.ranked.filter(({ work, relevance }) => relevance >= leastRelevance.onPoint && !within.has(work))
  }

  /** What connectors and phrases say, a passage that was pasted, or filters alone. */
  const byTree = async (
    segments: readonly Segment[],
    read: ReadQuery,
    query: LawQuery,
    most: number,
    left: ReadonlySet<number>,
    passes: Passes,
    nearby: Promise<Meant | undefined>,
    order: SearchOptions['order'],
  ): Promise<Found> => {
    const { tree } = read
    const { matched, problem } = tree
      ? await matchQuery(reader, segments, { ...read, tree }, passes, nearby)
      : { matched: browse(segments, query), problem: undefined }
    const sorted = tree ? query : { ...query, sort: 'date' as const }
    const weights = read.mode !== 'text' ? undefined : read.isParagraph ? ofText : ofDescription
    const isPasted = weights !== undefined && sorted.sort !== 'date'
    const wanted = isPasted ? Math.max(most, mostPaired) : most
    const meant = await nearby
    const weighed = await rank(citing, matched, sorted, wanted, left, known.read, meant, weights)
    // The trees know descriptions of a sentence or two less well than the sum does.
    const forest = read.isParagraph ? (order?.forest ?? shipped) : undefined
    const ranked = isPasted ? await rankByPairs(texts, query.text, weighed, forest) : weighed
    if (isPasted && !meant)
      order?.told?.(
        ranked.slice(0, mostPaired).flatMap(({ textSignals }) => textSignals ?? []),
        forest !== undefined,
      )
    const best = Math.max(...ranked.slice(0, 1).map((one) => one.relevance), 1e-9)
    return {
      matched,
      ranked: ranked.map((one) => ({ ...one, relevance: Math.min(1, Math.max(leastRelevant, one.relevance / best)) })),
      ...(problem ? { problem } : {}),
    }
  }

  /** A segment may be merged away under our eyes: the next look sees what it became. */
  const again = async <T>(look: (anew: boolean) => Promise<T>): Promise<T> => {
    for (let left = tries; ; left--) {
      try {
        return await look(left < tries)
      } catch (error) {
        if (!(error instanceof SegmentGone) || left <= 1) throw error
      }
    }
  }
  return {
    async search(given: string | LawQuery, options: SearchOptions = {}): Promise<LibraryResults> {
      const query = typeof given === 'string' ? { text: given } : given
      const found = await again((anew) => once(query, options, anew))
      if (found.total > 0) return found
      const plain = asPlainWords(query.text)
      const text = plain ?? nameWrittenOut(query.text)
      if (text === undefined) return found
      const other = await again((anew) => once({ ...query, text }, options, anew))
      if (other.results.length === 0) return found
      return plain ? { ...other, problem: [quotedNowhere, other.problem].filter(Boolean).join(' ') } : other
    },
    /** The cases that bear each name. */
    namesakes: (names: readonly string[]) =>
      again(async (anew) => namesakesOf(reader, await segmentReader.read(anew), names, known.read)),
    async judge(query: string, these: readonly { title: string; text: string }[]): Promise<number[] | undefined> {
      return these.length > 0 ? judgeTexts(reader, await segmentReader.read(), query, these) : []
    },
    /** What this process changed in the library is found at once. */
    forget: segmentReader.forget,
    readAhead: async () => readAhead(await segmentReader.read()),
  }
}

type Passes = (segment: Segment, slot: number) => boolean

/** What is lacked, where that is why nothing answers. */
const lackedBy = (lacks: LackedLaw[], missing: string | undefined, notHeld: string): Pick<LibraryResults, 'lacks'> =>
  notHeld !== '' && missing?.startsWith(notHeld) ? { lacks } : {}

/** Connectors are meant to the letter: no scope is read in their words, and none is of a code, which nothing filters by. */
const toTheLetter = (query: LawQuery): LawQuery => ({
  ...query,
  text: '',
  scoped: (query.scoped ?? []).filter((id) => !id.startsWith('code:')),
})

/** The scope that was added, as a filter. A court says more than its state. */
const filterOf = ({ courts, jurisdictions }: Scope): Pick<LawQuery, 'courts' | 'jurisdictions'> =>
  courts.length > 0 ? { courts } : jurisdictions.length > 0 ? { jurisdictions } : {}

/** Whether a document passes the filters and is not left out. */
function passesOf(segments: readonly Segment[], query: LawQuery, left: ReadonlySet<number>): Passes {
  const filters = new Map(segments.map((segment) => [segment, createFilter(segment, query)]))
  return (segment, slot) =>
    (left.size === 0 || !left.has(segment.numbers[slot] as number)) && (filters.get(segment)?.(slot) ?? true)
}

type Found = Pick<FoundByWords, 'ranked' | 'matched' | 'problem'> &
  Partial<Pick<FoundByWords, 'works' | 'verdict' | 'nearest' | 'missing'> & { issues: readonly Issue[] }>

/** What its other words find is no answer for who asks for a case that is not held. */
const withoutCited = ({ ranked, nearest = [], ...found }: Found): Found => ({
  ...found,
  ranked: [],
  matched: [],
  works: 0,
  verdict: 'nothing',
  nearest: [...ranked, ...nearest].slice(0, mostNearest),
  missing: caseNotHeld,
})

const hitOf = (one: Ranked): Hit => ({
  work: one.work,
  relevance: one.relevance,
  shown: one,
  ...(one.text && { text: one.text }),
  ...(one.standing && { standing: one.standing }),
})

/** That nothing that was found is of the states or courts that the query names; empty where something is. */
function noneOf({ courts, jurisdictions }: Scope, shown: readonly FoundAuthority[]): string {
  if (courts.length + jurisdictions.length === 0 || shown.length === 0) return ''
  const isOfIt = ({ court = '', jurisdiction = '' }: FoundAuthority) =>
    courts.includes(court) || jurisdictions.includes(jurisdiction)
  if (shown.some(isOfIt)) return ''
  return `None of these results is of ${either.format(placesNamed({ courts, jurisdictions }))}.`.replace(/\.\.$/, '.')
}

const bounded = (value: number, most: number) => Math.min(most, Math.max(0, Math.trunc(value) || 0))

const hasFilter = ({ kinds, courts, jurisdictions, from, to }: LawQuery) =>
  Boolean(kinds?.length || courts?.length || jurisdictions?.length || from || to)

/** Filters without words: all that pass, the latest first. */
function browse(segments: readonly Segment[], query: LawQuery): Matched[] {
  if (!hasFilter(query) || query.text.trim() !== '') return []
  return segments.map((segment) => {
    const passes = createFilter(segment, query) ?? (() => true)
    const slots = setOf(Uint8Array.from(segment.gone, (gone, slot) => (!gone && passes(slot) ? 1 : 0)))
    const none = new Float32Array(slots.length)
    const bestUnit = slots.map((slot) => firstUnitOf(segment, slot))
    return {
      segment,
      slots,
      scores: {
        document: none,
        best: none,
        opening: none,
        several: none,
        likelihood: none,
        title: none,
        bestUnit,
        citing: [],
      },
    }
  })
}

const nothingAsked = (query: LawQuery, problem: string | undefined, asked: boolean) =>
  asked || problem || (query.text.trim() === '' && hasFilter(query)) ? '' : 'The query has no words to search for.'

async function numbersOf(db: Database, ids: readonly string[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ number: number }>`
    select number from authority where work in (select work from authority where id = any(${ids}::uuid[]))`.execute(db)
  return new Set(rows.map((row) => row.number))
}
