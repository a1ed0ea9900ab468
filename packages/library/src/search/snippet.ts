import type { FoundAuthority } from '@casewright/core'
import type { Span } from '@casewright/law'
import { marksIn } from './marks.ts'
import type { Node } from './tree.ts'

/** What a snippet has at most, in characters. */
const most = 320

/** The part of a passage that has the most of what is looked for, with what is marked in it. */
function snippetOf(passage: string, tree: Node | undefined): { span: Span; marks: [start: number, end: number][] } {
  const marks = marksIn(passage, tree)
  const span = windowOf(passage, marks)
  return {
    span,
    marks: marks
      .filter((mark) => mark.start >= span.start && mark.end <= span.end)
      .map((mark) => [mark.start - span.start, mark.end - span.start]),
  }
}

function windowOf(passage: string, marks: readonly Span[]): Span {
  if (passage.length <= most) return { start: 0, end: passage.length }
  const words = marks.map((mark) => passage.slice(mark.start, mark.end).toLowerCase())
  const within = new Map<string, number>()
  let best = { first: 0, last: 0, value: -1 }
  for (let first = 0, end = 0; first < marks.length; first++) {
    const { start } = marks[first] as Span
    for (; end < marks.length && (end === first || (marks[end] as Span).end - start <= most - 40); end++)
      within.set(words[end] as string, (within.get(words[end] as string) ?? 0) + 1)
    // Different words say more than one word again.
    const value = within.size + (end - 1 - first) / 100
    if (value > best.value) best = { first, last: end - 1, value }
    const left = (within.get(words[first] as string) as number) - 1
    if (left > 0) within.set(words[first] as string, left)
    else within.delete(words[first] as string)
  }
  const [from, to] = marks.length > 0 ? [(marks[best.first] as Span).start, (marks[best.last] as Span).end] : [0, 0]
  const middle = (from + to) / 2
  let start = Math.max(0, Math.min(Math.floor(middle - most / 2), passage.length - most))
  let end = Math.min(passage.length, start + most)
  // Whole words, and the beginning of a sentence where one is near.
  if (start > 0) {
    const sentence = /[.?!]["”’)\]]*\s+(?=\S)/.exec(passage.slice(start, Math.min(from, start + 120)))
    const word = /\s+/.exec(passage.slice(start, Math.min(from, start + 60)))
    const skip = sentence ?? word
    if (skip) start += skip.index + skip[0].length
  }
  if (end < passage.length) {
    const space = passage.lastIndexOf(' ', end)
    if (space > to && space > start) end = space
  }
  if (/[\uDC00-\uDFFF]/.test(passage[start] ?? '')) start++
  if (/[\uDC00-\uDFFF]/.test(passage[end] ?? '')) end--
  return { start, end }
}

/** A snippet on one line: each white space is a space, so that places stay where they are. */
const oneLine = (text: string) => text.replace(/\s/g, ' ')

/** The snippet of a passage that starts at `offset` in the text of an authority. */
export function passageSnippet(
  authority: string,
  passage: string,
  offset: number,
  tree: Node | undefined,
): Pick<FoundAuthority, 'snippet' | 'passage'> {
  const { span, marks } = snippetOf(passage, tree)
  const words = passage.slice(span.start, span.end)
  return {
    snippet: { text: oneLine(words), marks },
    passage: { authority, start: offset + span.start, end: offset + span.end, words },
  }
}

/** The snippet of what the library's editors say, which has no place in a text. */
export function cardSnippet(about: string, tree: Node | undefined): Pick<FoundAuthority, 'snippet'> {
  const { span, marks } = snippetOf(about, tree)
  return about ? { snippet: { text: oneLine(about.slice(span.start, span.end)), marks } } : {}
}
