import type { CaseCitation, Citation } from '../citations/citation.ts'
import { findCitations } from '../citations/find/find-citations.ts'
import { resolveCitations } from '../citations/resolve/resolve-citations.ts'
import type { Span } from '../span/span.ts'
import { neverCited, wordsOfCases } from './names.ts'

/** A place that names a decision. `authority` is the place of its first full citation in the list; null where unknown. */
export interface Mention extends Span {
  authority: number | null
  /** The citation that stands there, where one does. */
  citation?: Citation
}

const isOfCase = ({ kind }: Citation) =>
  kind === 'case' || kind === 'short-case' || kind === 'supra' || kind === 'id' || kind === 'reference'

/** Every place of a text where a decision is named, in order and apart from one another. */
export function mentionsIn(text: string, name: string): { mentions: Mention[]; citations: readonly Citation[] } {
  const citations = findCitations(text)
  const resolved = resolveCitations(citations, text)
  const cases = resolved.flatMap(({ citation, authority }) =>
    citation.kind === 'case' && authority !== null ? [{ citation, authority }] : [],
  )
  const words: Map<string, Set<number | null>> = wordsOfCases(cases, name)
  // How often each is cited by more than a word of its name.
  const counts = new Map<number, number>()
  for (const { citation, authority } of resolved)
    if (authority !== null && citation.kind !== 'reference') counts.set(authority, (counts.get(authority) ?? 0) + 1)
  for (const [word, known] of words) words.set(word, meantMost(known, counts))
  const cited: Mention[] = []
  for (const { citation, authority } of resolved) {
    if (citation.kind === 'law' || citation.kind === 'journal' || citation.kind === 'section') continue
    const isCase = authority === null || citations[authority]?.kind === 'case'
    if (!isOfCase(citation) || !isCase) continue
    // A name that two cited cases share: the one that the opinion is about, or the one that was cited last.
    const meant =
      authority ??
      (citation.kind === 'reference'
        ? (onlyOne(words.get(text.slice(citation.start, citation.end))) ?? resolved[citation.of]?.authority ?? null)
        : null)
    cited.push({ start: citation.start, end: citation.end, authority: meant, citation })
  }
  for (const [word, authority] of aliasesOf(text, cases)) if (!words.has(word)) words.set(word, new Set([authority]))
  for (const word of neverCited(text, words, name)) words.set(word, new Set([null]))
  const all = [...cited, ...byWord(text, words, cases)].sort((one, other) => one.start - other.start)
  return { mentions: apart(all), citations }
}

/** Among decisions of one word: the one that the opinion is about, where it names the others in passing. */
function meantMost(known: Set<number | null>, counts: ReadonlyMap<number, number>): Set<number | null> {
  if (known.size < 2) return known
  const ranked = [...known]
    .map((authority) => ({ authority, count: authority === null ? 0 : (counts.get(authority) ?? 0) }))
    .sort((one, other) => other.count - one.count)
  const [first, second] = ranked
  return first && first.count >= often * (second?.count || 1) ? new Set([first.authority]) : known
}

const onlyOne = (known: ReadonlySet<number | null> | undefined): number | undefined =>
  known?.size === 1 ? ([...known][0] ?? undefined) : undefined

/** So many times as often as any other of that word. */
const often = 4

const soCalled = /\bso-called [“"]?(\p{Lu}[\p{L}’'-]{2,40})[”"]? (?:case|decision|opinion), (?:see )?/u

/** What a decision is called, where its name does not say it: "the so-called Briggs-Stratton case, Automobile Workers v. …". */
const aliasesOf = (text: string, cases: readonly { citation: CaseCitation; authority: number }[]): [string, number][] =>
  cases.flatMap(({ citation, authority }): [string, number][] => {
    // The name that was read may begin with it, or stand after it.
    const found = soCalled.exec(text.slice(Math.max(0, citation.start - 80), citation.start + 80))
    return found?.[1] ? [[found[1], authority]] : []
  })

const capital = /\p{Lu}[\p{L}’'-]+/gu
const owns = /[’']s$/

/** Cases called by a word of their name alone, before their full citation as well: "we overrule Albrecht". */
function byWord(
  text: string,
  words: ReadonlyMap<string, Set<number | null>>,
  cases: readonly { citation: CaseCitation; authority: number }[],
) {
  const found: Mention[] = []
  if (words.size === 0) return found
  let next = 0
  let latest: number | null = null
  for (const { 0: word, index } of text.matchAll(capital)) {
    while (next < cases.length && (cases[next] as { citation: CaseCitation }).citation.start <= index)
      latest = (cases[next++] as { authority: number }).authority
    const bare = word.replace(owns, '')
    // 'Fried-lander', as a line's end broke it.
    const known = words.get(bare) ?? words.get(bare.replace('-', '')) ?? partsOf(word, words)
    if (!known) continue
    const authority = known.size === 1 ? ([...known][0] ?? null) : latest !== null && known.has(latest) ? latest : null
    found.push({ start: index, end: index + word.replace(owns, '').length, authority })
  }
  return found
}

/** "The Lochner-Adair-Coppage doctrine" names three cases: the last stands for them where each is known. */
function partsOf(word: string, words: ReadonlyMap<string, Set<number | null>>): Set<number | null> | undefined {
  const parts = word.split('-')
  if (parts.length < 2 || parts.length > 6) return undefined
  const all = parts.map((part) => words.get(part))
  return all.every((one) => one !== undefined) ? all.at(-1) : undefined
}

/** Joins what touches: a name and its citation, the words of one name. */
function apart(all: readonly Mention[]): Mention[] {
  const out: Mention[] = []
  for (const mention of all) {
    const last = out.at(-1)
    if (last && mention.start < last.end) {
      last.end = Math.max(last.end, mention.end)
      last.authority ??= mention.authority
    } else out.push({ ...mention })
  }
  return out
}
