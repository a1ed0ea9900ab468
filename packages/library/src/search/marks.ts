import type { Span } from '@casewright/law'
import { isCommonStem, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { type Node, type PhraseWord, positive } from './tree.ts'

/** What is looked for in texts, made ready once for all of them. */
interface Marker {
  isSought(word: string): boolean
  phrases: readonly (readonly PhraseWord[])[]
}

/** Of trees that are in use: a search marks all its results with one. */
const ready = new WeakMap<Node, Marker>()

/** A common word is marked only where no other is looked for. */
function markerOf(tree: Node): Marker {
  const known = ready.get(tree)
  if (known) return known
  const stems = new Set<string>()
  const prefixes: string[] = []
  const phrases: (readonly PhraseWord[])[] = []
  for (const node of positive(tree)) {
    if (node.is === 'word') stems.add(node.stem)
    else if (node.is === 'prefix') prefixes.push(node.prefix)
    else if (node.is === 'phrase') phrases.push(node.words)
  }
  const others = [...stems].filter((stem) => !isCommonStem(stem))
  const wanted = others.length > 0 ? new Set(others) : stems
  const words = new Map<string, boolean>()
  const isSought = (word: string): boolean => {
    let sought = words.get(word)
    if (sought === undefined) {
      sought = wanted.has(stemOf(word)) || prefixes.some((prefix) => word.startsWith(prefix))
      words.set(word, sought)
    }
    return sought
  }
  const marker = { isSought, phrases }
  ready.set(tree, marker)
  return marker
}

/** The words of a text that a query looks for, in order, not overlapping. A phrase is one of them where it is whole. */
export function marksIn(text: string, tree: Node | undefined): Span[] {
  if (!tree) return []
  const { isSought, phrases } = markerOf(tree)
  const spans: Span[] = []
  if (phrases.length === 0) {
    scanWords(text, 0, text.length, (word, start, end) => {
      if (isSought(word)) spans.push({ start, end })
    })
    return spans
  }
  const words: { word: string; span: Span }[] = []
  scanWords(text, 0, text.length, (word, start, end) => words.push({ word, span: { start, end } }))
  for (let at = 0; at < words.length; at++) {
    const { word, span } = words[at] as (typeof words)[number]
    const phrase = phrases.find((of) =>
      of.every(({ stem: wanted, form }, nth) => {
        const there = words[at + nth]?.word
        return there !== undefined && stemOf(there) === wanted && (form === undefined || there === form)
      }),
    )
    if (phrase) {
      const last = words[at + phrase.length - 1]?.span ?? span
      spans.push({ start: span.start, end: last.end })
      at += phrase.length - 1
    } else if (isSought(word)) spans.push(span)
  }
  return spans
}
