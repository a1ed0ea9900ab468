import type { CitationCheck, CitedSupport, ReadText } from '@casewright/core'
import { visibleText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import {
  anchorOf,
  type Cited,
  citedSupport,
  type HeldText,
  heldOtherwise,
  type Proposition,
  readHeldText,
  type Source,
} from '@casewright/law'
import { mostCompared } from '../limits.ts'
import { type KnownPages, knownPages, pagesOfCase, pinOfCase } from './check-pin.ts'
import type { ListedPlace } from './listed.ts'
import { isContrary } from './signal.ts'
import { pageSpans, starPageAt } from './star-pages.ts'

interface Compared {
  source: Source
  document?: string
  cited: Cited
  /** In the order of `cited.wanted`. */
  checks: readonly CitationCheck[]
  texts: ReadonlyMap<string, ReadText>
  /** In the order of `cited.places`. */
  propositions: readonly (Proposition | null)[]
}

interface Listed {
  place: ListedPlace
  at: number
}

/**
 * For each listed citation whose authority has a text at hand, the passage that comes nearest to what it stands behind. One
 * authority after another, so that only one is in memory as words.
 * @returns by place in `cited.places`
 */
export function supportsOf(
  compared: Compared,
  listed: readonly Listed[],
  { progress, signal }: Pick<ToolContext, 'progress' | 'signal'>,
): Map<number, CitedSupport> {
  const { checks, texts, propositions } = compared
  const supports = new Map<number, CitedSupport>()
  const wanted = listed
    .flatMap(({ place, at }) => {
      const id = place.wanted === null ? undefined : checks[place.wanted]?.found?.id
      const [read, proposition] = [id === undefined ? undefined : texts.get(id), propositions[at]]
      return id !== undefined && read && proposition ? [{ place, at, id, read, proposition }] : []
    })
    .slice(0, mostCompared)
  const byAuthority = [...Map.groupBy(wanted, ({ id }) => id)]
  for (const [nth, [, all]] of byAuthority.entries()) {
    signal.throwIfAborted()
    progress({ message: 'Comparing with the authorities', done: nth, total: byAuthority.length })
    const [first] = all
    const held = first && readHeldText(first.read.text)
    const seen = new Set<number>()
    for (const one of held ? all : []) {
      const support = supportOf(compared, held as HeldText, one)
      // 'Id. at 13. Id. at 12.' after one sentence: the pages are cited together.
      supports.set(one.at, seen.has(one.proposition.start) ? withoutElsewhere(support) : support)
      seen.add(one.proposition.start)
    }
  }
  for (const { place, at } of listed) {
    const [found, proposition] = [place.wanted === null ? undefined : checks[place.wanted]?.found, propositions[at]]
    if (!found?.holding || !proposition || texts.has(found.id ?? '')) continue
    const against = heldOtherwise(proposition.text, found.holding)
    if (against) supports.set(at, byEditors(compared, proposition, against.reason))
  }
  return supports
}

/** Where the text is not at hand: what the library's editors write of it says the opposite. */
const byEditors = ({ source, document }: Compared, proposition: Proposition, reason: string): CitedSupport => ({
  outcome: 'contradicted',
  reason,
  proposition: { text: visibleText(proposition.text), anchor: anchorOf(source, proposition, { document }) },
})

function withoutElsewhere({ passage, ...support }: CitedSupport): CitedSupport {
  if (!passage) return support
  const { elsewhere: _, ...here } = passage
  return { ...support, passage: here }
}

function supportOf(
  { source, document, cited }: Compared,
  held: HeldText,
  { place, id, read, proposition }: { place: ListedPlace; id: string; read: ReadText; proposition: Proposition },
): CitedSupport {
  const full = place.authority === null ? undefined : cited.authorities[place.authority]?.full
  const pin = pinOfCase(place.citation, full)
  const known = (pin && knownPages(pin, read)) ?? pagesOfCase(full, read)
  const { passage, ...support } = citedSupport(held, {
    statement: proposition.text,
    authority: id,
    near: pin?.pages && known ? pageSpans(known.pages, pin.pages) : [],
    isContrary: isContrary(place),
    said: parentheticalsOf(source, place),
  })
  return {
    ...support,
    proposition: { text: visibleText(proposition.text), anchor: anchorOf(source, proposition, { document }) },
    ...(passage && { passage: { ...passage, ...pageOf(known, passage.anchor.start) } }),
  }
}

const pageOf = (known: KnownPages | null, at: number): { page?: string } => {
  const page = known ? starPageAt(known.pages, known.firstPage, at) : undefined
  return page === undefined ? {} : { page: String(page) }
}

const parentheticalsOf = ({ text }: Source, { citation }: ListedPlace): string =>
  'parentheticals' in citation ? citation.parentheticals.map(({ start, end }) => text.slice(start, end)).join('; ') : ''
