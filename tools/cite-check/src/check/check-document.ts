import {
  CasewrightError,
  type CitationCheck,
  type CitedSupport,
  countLooks,
  countStatuses,
  type DocumentText,
  type ReadText,
  visibleText,
} from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { authorityTable, citedIn, historiesSaid, propositionsOf, type Source } from '@casewright/law'
import type { WithLater } from '../later/ask.ts'
import { mostCharacters, mostCitations } from '../limits.ts'
import type { WithOpinions } from '../opinion/ask.ts'
import type { CheckedDocument } from '../output.ts'
import { amendedNotes } from './amended.ts'
import { besideCitations } from './beside-citations.ts'
import { checkedCitation } from './checked-citation.ts'
import { isListed, notLookedUp } from './listed.ts'
import { notesOn } from './notes-on.ts'
import { overrulersOf } from './overrulers.ts'
import { placesIn } from './place-of.ts'
import { readTexts } from './read-texts.ts'
import { shownText } from './shown-text.ts'
import { isContrary } from './signal.ts'
import { supportsOf } from './supports-of.ts'
import { uncitedAuthorities } from './uncited.ts'
import { verifyWanted } from './verify-wanted.ts'
import { withCorrections } from './with-corrections.ts'

export interface Given {
  document: DocumentText
  name: string
  /** Its id, where it is a file. */
  id?: string
}

/** The ids and versions of what is checked, for the run's provenance. */
const checksMade = {
  'citations.found': '1',
  'citations.verified': '1',
  'quotations.compared': '1',
  'pin-cites.compared': '1',
  'treatment.known': '1',
  'amendments.known': '1',
  'support.compared': '1',
}

/** How many citations have which status, and how they look beside what became of their authorities. */
const countsOf = (checks: readonly Pick<CitationCheck, 'status' | 'treatment'>[]) => ({
  counts: countStatuses(checks.map(({ status }) => status)),
  looks: countLooks(checks),
})

/** Who gives second opinions: on what the authorities say, and on what later opinions say of them. */
interface Ask {
  opinions: (
    supports: ReadonlyMap<number, CitedSupport>,
    texts: ReadonlyMap<string, ReadText>,
    context: ToolContext,
    contrary: ReadonlySet<number>,
  ) => Promise<WithOpinions>
  later: (checks: readonly (CitationCheck | undefined)[], context: ToolContext) => Promise<WithLater>
}

/**
 * Checks every citation of a document.
 * @param ask Absent: no model takes part
 */
export async function checkDocument(
  { document, name, id }: Given,
  context: ToolContext,
  ask?: Ask,
): Promise<CheckedDocument> {
  if (document.text.length > mostCharacters)
    throw new CasewrightError(
      'too-large',
      'The document is too long to be checked at once. Split it into files of at most a thousand pages.',
    )
  context.progress({ message: 'Finding the citations' })
  const source: Source = document
  const cited = citedIn(source)
  context.provenance(checksMade)
  const all = cited.places.flatMap((place, at) => (isListed(place, cited) ? [{ place, at }] : []))
  const listed = all.slice(0, mostCitations)
  const unasked = notLookedUp(cited)
  const shown = new Set(listed.map(({ place }) => place.wanted))
  const looked = cited.wanted
    .map((wanted, at) => ({ wanted, at }))
    .filter(({ at }) => shown.has(at) && !unasked.has(at))
  const answers = await verifyWanted(
    looked.map(({ wanted }) => wanted),
    context,
    (checks) => context.partial({ replace: countsOf(checks) }),
  )
  const checks: CitationCheck[] = []
  looked.forEach(({ at }, index) => {
    const answer = answers[index]
    if (answer) checks[at] = answer
  })
  const overrulers = await overrulersOf(checks, context)
  const texts = await readTexts(new Set(checks.flatMap((check) => check?.found?.id ?? [])), context)
  const asked = await ask?.later(checks, context)
  asked?.treated.forEach((treated, at) => {
    const check = checks[at]
    if (check && treated?.treatment) checks[at] = { ...check, treatment: treated.treatment }
  })
  const numbers = new Map(listed.map(({ at }, index) => [at, index + 1]))
  const histories = historiesSaid(source, cited, checks)
  const propositions = propositionsOf(source, cited)
  const compared = supportsOf(
    { source, cited, checks, texts, propositions, ...(id && { document: id }) },
    listed,
    context,
  )
  const contrary = new Set(listed.flatMap(({ place, at }) => (isContrary(place) ? [at] : [])))
  const { supports, opinions } = (await ask?.opinions(compared, texts, context, contrary)) ?? { supports: compared }
  const known = checks.flatMap((check) => check?.found ?? [])
  // What is not cited is beside the check, which stands without it.
  const uncited = await uncitedAuthorities(
    { source, propositions, cited: known, ...(id && { document: id }) },
    context,
  ).catch(() => {
    context.signal.throwIfAborted()
    context.log.warn('authorities that are not cited could not be looked for')
    return []
  })
  const later = asked?.treated.map((treated) => treated?.later) ?? []
  const amended = await amendedNotes(cited, checks, texts, context)
  const beside = besideCitations(source, cited)
  const checking = {
    source,
    cited,
    checks,
    texts,
    histories,
    supports,
    later,
    amended,
    beside,
    ...(id && { document: id }),
  }
  const whereOf = placesIn(document)
  const citations = withCorrections(
    source,
    listed.map(({ place, at }, index) => {
      const citation = checkedCitation(checking, place, at, numbers, index + 1)
      const overruler = place.wanted === null ? undefined : overrulers.get(place.wanted)
      return {
        ...citation,
        where: whereOf(citation.anchor.start),
        ...(overruler && citation.treatment && { overruler }),
      }
    }),
    listed,
  )
  const isCorrectable = document.kind === 'txt' && citations.some(({ corrections }) => corrections)
  return {
    citations,
    ...countsOf(citations),
    ...(all.length > listed.length && { citationsFound: all.length }),
    coverage: context.coverage({
      citations,
      usesModel: (opinions?.given ?? 0) + (asked?.later.given ?? 0) > 0,
      notes: [
        ...notesOn(id === undefined, cited, citations, all.length),
        ...[opinions, asked?.later].flatMap((one) => one?.note ?? []),
      ],
    }),
    ...(document.title && { title: visibleText(document.title) }),
    document: {
      name,
      kind: document.kind,
      sha256: document.sha256,
      isPasted: id === undefined,
      hasPages: document.pagesTotal > 0,
      characters: document.text.length,
    },
    ...(isCorrectable && { text: document.text }),
    authorities: authorityTable(source, cited)
      .map(({ places, ...entry }) => ({
        ...entry,
        name: visibleText(entry.name),
        rest: visibleText(entry.rest),
        citations: places.flatMap((at) => (numbers.has(at) ? `citation-${numbers.get(at)}` : [])),
      }))
      .filter((entry) => entry.citations.length > 0),
    ...(uncited.length > 0 && { uncited }),
    ...(opinions && { opinions }),
    ...(asked && { laterOpinions: asked.later }),
    content: shownText(
      source,
      citations.map(({ anchor }) => anchor),
    ),
    warnings: document.warnings,
  }
}
