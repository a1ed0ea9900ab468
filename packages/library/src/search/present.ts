import type { FoundAuthority, Standing } from '@casewright/core'
import type { StoredAuthority } from '../types.ts'
import type { Known } from './known.ts'
import { cardSnippet, passageSnippet } from './snippet.ts'
import type { Passage, Texts } from './texts.ts'
import type { Node } from './tree.ts'

/** One result, before what it says is read. */
export interface Hit {
  work: number
  relevance: number
  /** The passage to show; absent of an authority that was named and not searched for. */
  shown?: Passage
  /** A passage of its text to show in place of what its editors say, if it has what is looked for. */
  text?: Passage
  standing?: Standing
}

const isOfText = (passage: Passage | undefined): passage is Passage =>
  passage !== undefined && (passage.segment.unitLength[passage.unit] ?? 0) > 0

/** The passage to show, where it is one of a text. */
const passageOf = ({ shown, text }: Hit): Passage | undefined => (isOfText(shown) ? shown : text)

/** The results as the contract wants them. One that has gone in the meantime is left out. */
export async function present(
  known: Known,
  texts: Texts,
  hits: readonly Hit[],
  tree: Node | undefined,
  snippets: boolean,
): Promise<FoundAuthority[]> {
  const passages = snippets ? hits.map(passageOf).filter((passage) => passage !== undefined) : []
  const [authorities, read] = await Promise.all([known.read(hits.map((hit) => hit.work)), texts.read(passages)])
  return hits.flatMap((hit) => {
    const stored = authorities.get(hit.work)
    if (!stored) return []
    const passage = passageOf(hit)
    const place = passage && read.get(passage.segment.numbers[passage.slot] as number)
    const { hasText: _, fetchedAt: __, field: ___, subjects: ____, ...authority } = stored
    const own = place && passageSnippet(place.id, place.text, passage.segment.unitStart[passage.unit] as number, tree)
    const isOwn = own && (isOfText(hit.shown) || (own.snippet?.marks.length ?? 0) > 0)
    const snippet = !snippets ? {} : isOwn ? own : cardSnippet(aboutOf(stored), tree)
    return [{ ...authority, relevance: hit.relevance, ...snippet, ...(hit.standing && { standing: hit.standing }) }]
  })
}

const aboutOf = ({ holding, keyPoints }: StoredAuthority) => [holding, ...(keyPoints ?? [])].filter(Boolean).join(' ')
