import type { Span } from '@casewright/law'
import { isCommonStem, stemOf } from '../text/stem.ts'
import { scanWords } from '../text/words.ts'
import { type Node, type PhraseWord, positive } from './tree.ts'

/** The words of a text that a query looks for, in order, not overlapping. A phrase is one of them where it is whole. */
export function marksIn(text: string, tree: Node | undefined): Span[] {
  if (!tree) return []
  const stems = new Set<string>()
  const prefixes: string[] = []
  const phrases: (readonly PhraseWord[])[] = []
  for (const node of positive(tree)) {
    if (node.is === 'word') stems.add(node.stem)
    else if (node.is === 'prefix') prefixes.push(node.prefix)
    else if (node.is === 'phrase') phrases.push(node.words)
  }
  const onlyCommon = [...stems].every(isCommonStem)
  const words: { word: string; stem: string; span: Span }[] = []
  scanWords(text, 0, text.length, (word, start, end) => words.push({ word, stem: stemOf(word), span: { start, end } }))
  const spans: Span[] = []
  for (let at = 0; at < words.length; at++) {
    const { word, stem, span } = words[at] as (typeof words)[number]
    const phrase = phrases.find((of) =>
      of.every(({ stem: wanted, form }, nth) => {
        const there = words[at + nth]
        return there?.stem === wanted && (form === undefined || there.word === form)
      }),
    )
    if (phrase) {
      const last = words[at + phrase.length - 1]?.span ?? span
      spans.push({ start: span.start, end: last.end })
      at += phrase.length - 1
    } else if (
      (stems.has(stem) && (onlyCommon || !isCommonStem(stem))) ||
      prefixes.some((prefix) => word.startsWith(prefix))
    )
      spans.push(span)
  }
  return spans
}
