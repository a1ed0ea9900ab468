import type { Source, Span } from '../span/span.ts'
import { type DefinedTerm, findDefinedTerms } from './defined-terms.ts'

/** A defined term with the places where it is defined and where it is used. */
export interface TermUse {
  term: string
  definitions: DefinedTerm[]
  /** Places outside its definitions, the plural and the possessive included. None: it is defined for nothing. */
  uses: Span[]
}

interface Node {
  next: Map<string, Node>
  term?: string
}

const word = /[\p{L}\p{N}][\p{L}\p{N}&’'.-]*/gu

/** Every defined term of a document with its uses, in the order of the definitions. */
export function findTermUses(source: Source): TermUse[] {
  const byTerm = new Map<string, TermUse>()
  for (const definition of findDefinedTerms(source)) {
    const { term } = definition
    const entry = byTerm.get(term) ?? { term, definitions: [], uses: [] }
    entry.definitions.push(definition)
    byTerm.set(term, entry)
  }
  if (byTerm.size === 0) return []
  const definedAt = new Set([...byTerm.values()].flatMap(({ definitions }) => definitions.map(({ start }) => start)))
  for (const { term, start, end } of occurrences(source.text, treeOf(byTerm.keys())))
    if (!definedAt.has(start)) byTerm.get(term)?.uses.push({ start, end })
  return [...byTerm.values()]
}

function treeOf(terms: Iterable<string>): Node {
  const root: Node = { next: new Map() }
  for (const term of terms) {
    let node = root
    for (const [part] of term.matchAll(word)) {
      const next = node.next.get(bare(part)) ?? { next: new Map() }
      node.next.set(bare(part), next)
      node = next
    }
    if (node !== root) node.term = term
  }
  return root
}

/** The longest term at each place, read in one pass over the words of the text. */
function* occurrences(text: string, root: Node): Generator<Span & { term: string }> {
  const words = [...text.matchAll(word)].map((match) => ({ word: match[0], start: match.index }))
  for (let index = 0; index < words.length; index++) {
    let node: Node | undefined = root
    let best: (Span & { term: string; words: number }) | undefined
    for (let ahead = 0; ahead < 10; ahead++) {
      const one = words[index + ahead]
      const before = words[index + ahead - 1]
      if (!one || (ahead > 0 && before && one.start - before.start - before.word.length > 3)) break
      const written = bare(one.word)
      // A plural or a possessive can only end a term.
      const last: Node | undefined = node.next.get(written) ?? node.next.get(singular(written))
      if (last?.term !== undefined)
        best = { term: last.term, words: ahead + 1, start: words[index]?.start ?? 0, end: one.start + written.length }
      node = node.next.get(written)
      if (!node) break
    }
    if (!best) continue
    yield best
    index += best.words - 1
  }
}

/** Without what only stands beside a word. */
const bare = (written: string): string => written.replace(/(?<!['’]s|['’.-])(?:['’]s|['’.-])+$/u, '')
const singular = (written: string): string =>
  written.endsWith('ies') ? `${written.slice(0, -3)}y` : written.replace(/s$/, '')
