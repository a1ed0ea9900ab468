import type { CaseCitation, Citation, ReferenceCitation } from '../citation.ts'
import { type KnownName, knownNames, lastCited } from '../names/known-names.ts'
import { isUpper, isWord } from '../read/characters.ts'
import { meansCase } from './means-case.ts'

const separator = /[.,]?\s{1,30}/y

/** Adds the references by name: where a case that was cited in full is called by its name. */
export const withReferences = (text: string, found: readonly Citation[]): Citation[] => {
  const cases = found.flatMap((citation, of) => (citation.kind === 'case' ? [{ citation, of }] : []))
  const names = knownNames(cases)
  if (names.size === 0) return [...found]
  const references = gaps(text, found).flatMap(([from, to]) => referencesIn(text, from, to, names, found))
  if (references.length === 0) return [...found]
  return placed(found, references)
}

/** The stretches of text that no citation covers, those within parentheticals among them. */
const gaps = (text: string, found: readonly Citation[]): [number, number][] => {
  const stretches: [number, number][] = []
  let from = found[0]?.start ?? 0
  for (const [start, end] of found.flatMap(coveredBy).sort((one, other) => one[0] - other[0])) {
    if (start > from) stretches.push([from, start])
    from = Math.max(from, end)
  }
  stretches.push([from, text.length])
  return stretches
}

const coveredBy = (citation: Citation): [number, number][] => {
  const covered: [number, number][] = []
  let from = citation.start
  for (const inner of 'parentheticals' in citation ? citation.parentheticals : []) {
    covered.push([from, inner.start])
    from = inner.end
  }
  covered.push([from, citation.end])
  return covered
}

const wordEnd = (text: string, at: number, to: number): number => {
  let i = at
  while (
    i < to &&
    i < at + 40 &&
    (isWord(text.charCodeAt(i)) || (/[.'’&-]/.test(text[i] ?? '') && isWord(text.charCodeAt(i + 1))))
  )
    i++
  return i
}

const referencesIn = (
  text: string,
  from: number,
  to: number,
  names: ReadonlyMap<string, KnownName[]>,
  found: readonly Citation[],
): ReferenceCitation[] => {
  const references: ReferenceCitation[] = []
  for (let i = from; i < to; i++) {
    if (!isUpper(text.charCodeAt(i)) || (i > 0 && isWord(text.charCodeAt(i - 1)))) continue
    const end = wordEnd(text, i, to)
    const reference = called(text, i, end, to, names, found)
    if (reference) references.push(reference)
    i = Math.max(i, (reference?.end ?? end) - 1)
  }
  return references
}

const called = (
  text: string,
  start: number,
  firstEnd: number,
  to: number,
  names: ReadonlyMap<string, KnownName[]>,
  found: readonly Citation[],
): ReferenceCitation | null => {
  const first = text.slice(start, firstEnd)
  const known = names.get(first) ?? names.get(first.replace(/[’']s$/, ''))
  if (!known) return null
  for (const name of known) {
    const of = lastCited(name, start)
    if (of === null) continue
    const end = nameEnd(text, start, name.words, to)
    if (end < 0) continue
    const pin =
      /^(?:,?\s{1,20}at\s{1,3}|,?\s{1,3}(?=p\.|pp\.|¶))((?:pp?\.\s?)?\*?[¶\d][\d–-]{0,12}(?:,\s\d{1,4}(?![\d\s]|\w))*)/.exec(
        text.slice(end, end + 50),
      )
    const cited = found[name.cited[0]?.of ?? of] as CaseCitation
    if (!name.whole && !pin && !meansCase(text, start, end, cited)) continue
    const pinEnd = pin ? end + pin[0].length : end
    const pinStart = pin ? pinEnd - pin[0].trimStart().replace(/^,\s*/, '').length : end
    return {
      kind: 'reference',
      start,
      end: pinEnd,
      core: { start, end },
      name: text.slice(start, end).replace(/\s+/g, ' '),
      pin: pin && { start: pinStart, end: pinEnd, words: text.slice(pinStart, pinEnd) },
      of,
    }
  }
  return null
}

/** After `words`, where they stand at `start`; -1 where they do not. */
const nameEnd = (text: string, start: number, words: readonly string[], to: number): number => {
  let at = start
  let end = start
  for (const [i, word] of words.entries()) {
    if (i > 0) {
      separator.lastIndex = at
      if (!separator.test(text)) return -1
      at = separator.lastIndex
    }
    if (word === 'v' ? !/^vs?[.\s]/.test(text.slice(at, at + 3)) : !text.startsWith(word, at)) return -1
    at += word === 'v' && text.startsWith('vs', at) ? 2 : word.length
    end = at
    if (isWord(text.charCodeAt(end)) || end > to) return -1
  }
  return end
}

/** All in text order; places that references point to follow the citations to where they come to stand. */
const placed = (found: readonly Citation[], references: readonly ReferenceCitation[]): Citation[] => {
  const all: Citation[] = [...found, ...references].sort(
    (one, other) => one.core.start - other.core.start || one.start - other.start,
  )
  const place = new Map(all.map((citation, i) => [citation, i]))
  return all.map((citation) => {
    const cited = citation.kind === 'reference' ? found[citation.of] : undefined
    return citation.kind === 'reference' && cited ? { ...citation, of: place.get(cited) ?? citation.of } : citation
  })
}
