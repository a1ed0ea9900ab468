import type { Authority, SourceAsked } from '@casewright/core'
import { sameAuthority } from '@casewright/law'
import type { Asking } from '../external/asking.ts'
import { authorityOfIndex, notesOfIndex, withIndexed } from '../known/indexed-cases.ts'
import { knownOf } from '../known/known-law.ts'
import { nextAfter } from '../known/next-in-volume.ts'
import type { LegalSource, Looked } from '../sources/index.ts'
import { type Said, saidOfKeys } from '../treatment/said.ts'
import { withTreatments } from '../treatment/treatment.ts'
import type { Answers } from '../verify/answers.ts'
import type { LawDeps } from './deps.ts'

/** A citation to look up. */
export interface Wanted {
  key: string
  /** The form that sources are sent. */
  normalized: string
  /** Its page is one that a short form points to. */
  isShort?: true
}

/**
 * Looks citations up: in the library first, and what it does not have in each source that covers it, all in one
 * question. Nothing but normalized citations is sent.
 * @returns by key
 */
export async function lookUpAll(
  { library, sources, leftOut, keep }: LawDeps,
  ask: Asking,
  wanted: readonly Wanted[],
): Promise<{ answers: Map<string, Answers>; asked: SourceAsked[] }> {
  const unique = [...new Map(wanted.toSorted(shortLast).map((one) => [one.key, one])).values()]
  const started = performance.now()
  const own = await library.lookupEach(unique.map(({ normalized }) => normalized))
  const held = new Map(unique.map(({ key, normalized }) => [key, own.get(normalized) ?? []]))
  const indexed = await library.indexed(unique.map(({ key }) => key))
  const inLibrary = unique.filter(({ key }) => held.get(key)?.length !== 0 || indexed.get(key)?.cases.length)
  const asked: SourceAsked[] = [
    {
      source: 'Library',
      outcome: 'answered',
      found: inLibrary.length,
      milliseconds: Math.round(performance.now() - started),
    },
    ...leftOut.map(
      (source): SourceAsked => ({
        source: source.title,
        outcome: 'skipped',
        why: covering(source, unique).length > 0 ? source.why : 'other-kind',
      }),
    ),
  ]
  const missing = unique.filter(({ key }) => held.get(key)?.length === 0)
  const fromSources = await Promise.all(
    sources.map(async (source) => {
      const covered = covering(source, missing)
      if (covered.length === 0) {
        const why = covering(source, unique).length > 0 ? 'not-needed' : 'other-kind'
        asked.push({ source: source.title, outcome: 'skipped', why })
        return null
      }
      const citations = covered.map(({ normalized }) => normalized)
      const { answer, asked: how } = await ask(
        source,
        (call) => source.lookup?.(citations, call) ?? Promise.resolve([]),
        (looked) => looked.filter(({ outcome }) => outcome === 'found').length,
      )
      asked.push(how)
      if (answer) await keep(answer.flatMap(({ candidates }) => candidates))
      return { source, how, looked: new Map(covered.map(({ key }, index) => [key, answer?.[index]])) }
    }),
  )
  const each = unique.map((one) => {
    const said = fromSources.flatMap((from) =>
      from?.looked.has(one.key) ? [{ ...from, looked: from.looked.get(one.key) }] : [],
    )
    const inLibrary = held.get(one.key) ?? []
    const inIndex = indexed.get(one.key)
    const fromThese = distinct([...inLibrary, ...said.flatMap(({ source, looked }) => found(looked, source.id))])
    const candidates = withIndexed(fromThese, inIndex)
    const isInVolume = !inIndex && (one.isShort || candidates.some(({ kind }) => kind === 'case'))
    return { one, said, inLibrary, inIndex, candidates, isInVolume }
  })
  const volumes = await library.heldInVolumes(each.filter(({ isInVolume }) => isInVolume).map(({ one }) => one.key))
  const answers = new Map<string, Answers>()
  for (const { one, said, inLibrary, inIndex, candidates, isInVolume } of each) {
    const volume = volumes.get(one.key) ?? []
    // An article is held whole: of a section of it only the list of sections tells.
    const known = candidates.length === 0 || one.key.startsWith('us-const/') ? knownOf(one) : undefined
    const next = isInVolume && candidates.some(({ kind }) => kind === 'case') && nextAfter(one.key, candidates, volume)
    const inside = inIndex?.cases.length === 0 && inIndex.inside && (await caseInside(library, inIndex.inside))
    answers.set(one.key, {
      ...(inside && { inside }),
      ...(one.isShort && isInVolume && { volume }),
      ...(next && { next }),
      ...(inIndex?.isExcluded && { isExcluded: true }),
      ...(known && { known }),
      candidates,
      lackedBy: [
        ...(inLibrary.length === 0 && (await library.covers(one.normalized)) ? ['The library'] : []),
        ...said.filter(({ looked }) => looked?.outcome === 'not-found').map(({ source }) => source.title),
      ],
      notes: [
        ...(inIndex && candidates.length === 0 ? notesOfIndex(one.normalized, inIndex) : []),
        ...said.flatMap(({ source, how, looked }) =>
          !looked ? [unasked(source.title, how)] : looked.note ? [looked.note] : [],
        ),
      ],
    })
  }
  return { answers: await treated(library, answers), asked }
}

/** What is a short form and a full citation is asked for as both. */
const shortLast = (one: Wanted, other: Wanted) => Number(one.isShort ?? false) - Number(other.isShort ?? false)

/** The answers with what is known against each authority, all asked in one question. */
async function treated(
  library: LawDeps['library'],
  answers: ReadonlyMap<string, Answers>,
): Promise<Map<string, Answers>> {
  const entries = [...answers]
  const candidates = await withTreatments(
    library,
    entries.flatMap(([, one]) => [...one.candidates]),
  )
  const unheld = entries.filter(([, one]) => one.candidates.length === 0)
  const said = await saidOfKeys(
    library,
    unheld.map(([key]) => [key]),
  )
  const saidByKey = new Map(unheld.map(([key], at) => [key, said[at]]))
  let next = 0
  return new Map(
    entries.map(([key, one]) => {
      const own = candidates.slice(next, next + one.candidates.length)
      next += own.length
      const words = saidByKey.get(key)
      return [key, { ...one, candidates: own, ...(words && isSaid(words) && { said: words }) }]
    }),
  )
}

const isSaid = ({ opinions, byOverrulers }: Said): boolean =>
  opinions > 0 || [...(byOverrulers?.values() ?? [])].some(({ length }) => length > 0)

/** The case inside which a page is, as the library has it, else as the index does. */
async function caseInside(
  library: LawDeps['library'],
  indexed: Parameters<typeof authorityOfIndex>[0],
): Promise<Authority> {
  const known = authorityOfIndex(indexed)
  const held = (await library.lookup(known.citation)).find((one) => sameAuthority(one, known))
  const found = held ? { ...held, ...(known.pages && { pages: known.pages }) } : known
  return (await withTreatments(library, [found]))[0] ?? found
}

/** What of the citations a source could speak of. */
const covering = ({ lookup, covers }: LegalSource, wanted: readonly Wanted[]): Wanted[] =>
  lookup && covers ? wanted.filter(({ normalized }) => covers(normalized)) : []

const found = (looked: Looked | undefined, source: string): Authority[] =>
  (looked?.candidates ?? []).map(({ text: _, ...authority }) => ({ ...authority, id: `${source}:${authority.id}` }))

/** One authority that two sources have is one candidate, the first's. */
const distinct = (all: readonly Authority[]): Authority[] =>
  all.filter((one, index) => all.findIndex((other) => other === one || sameAuthority(other, one)) === index)

/** Why a source gave nothing, as a sentence. */
const unasked = (title: string, { why, note }: Pick<SourceAsked, 'why' | 'note'>): string =>
  why === 'offline'
    ? `It is not in the library. ${title} was not searched, because this server is offline.`
    : `${title}: ${note ?? 'it did not respond.'}`
