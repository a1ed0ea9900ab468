import { cautionOf, type Evidence, isCaution, type QuoteLocator, quoteLocator } from '@casewright/core'
import { readable } from '@casewright/law'
import type { Passage, Reference } from '../output.ts'
import { type Read, readingAddress } from '../retrieve/passages.ts'

/** What the model reads of one authority, and where it was cut from. */
export interface Window {
  reference: number
  evidence: Evidence
  of: Passage['of']
  /** Where it begins in the text that is held; absent of editors' words and excerpts. */
  place?: { authority: string; offset: number; text: string }
}

interface Span {
  start: number
  end: number
}

/** References that the model reads, and how much around each passage, in characters. */
const most = 6
const wide = 1400

interface Choice {
  /** Of the references, from 1; else the first. */
  numbers?: readonly number[]
  around?: number
}

/** The passages as evidence, each wide enough to be understood, under the citation of its authority. */
export function windowsOf(
  reads: readonly Read[],
  references: readonly Reference[],
  passages: readonly Passage[],
  { numbers = reads.slice(0, most).map((_, at) => at + 1), around = wide }: Choice = {},
): Window[] {
  return numbers.flatMap((reference): Window[] => {
    const read = reads[reference - 1]
    if (!read) return []
    const title = references[reference - 1]?.check.text ?? read.found.citation
    const own = passages.filter((one) => one.reference === reference)
    const { text, id, found } = read
    if (text) {
      const spans = joined(own.flatMap(({ anchor }) => (anchor ? [widened(text, anchor, around)] : [])))
      const caution = cautionOf(found)
      return [
        ...spans.map(
          ({ start, end }, nth): Window => ({
            reference,
            of: 'authority',
            place: { authority: id, offset: start, text },
            evidence: { id: `${reference}-${nth + 1}`, kind: 'authority', title, text: text.slice(start, end) },
          }),
        ),
        // Its own text cannot say that it was overruled.
        ...(caution ? [editorsOn(reference, title, caution)] : []),
      ]
    }
    // What became of it is said once, as it is said everywhere.
    const points = (found.keyPoints ?? []).filter((point) => !isCaution(point))
    const words = [found.holding, ...points, cautionOf(found)].filter(Boolean).join(' ')
    const [excerpt] = own.filter(({ of }) => of === 'source')
    const said = words || excerpt?.words
    if (!said) return []
    if (words) return [editorsOn(reference, title, words)]
    const evidence: Evidence = { id: `${reference}-1`, kind: 'document', title: `Excerpt of ${title}`, text: said }
    return [{ reference, of: 'source', evidence }]
  })
}

const editorsOn = (reference: number, title: string, text: string): Window => ({
  reference,
  of: 'editors',
  evidence: { id: `${reference}-editors`, kind: 'document', title: `Editors’ summary of ${title}`, text },
})

function widened(text: string, { start, end }: Span, around: number): Span {
  const from = Math.max(0, start - around)
  const to = Math.min(text.length, end + around)
  const word = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const last = to === text.length ? to : text.lastIndexOf(' ', to)
  return { start: word > 0 && word <= start ? word : from, end: last >= end ? last : to }
}

function joined(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start)
  return sorted.reduce<Span[]>((all, span) => {
    const last = all.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else all.push({ ...span })
    return all
  }, [])
}

/** Looks words up in what was read of one authority, or of any. */
export function wordsFinder(windows: readonly Window[]): (words: string, reference?: number) => Passage | null {
  const locators = windows.map((window) => ({ window, locate: quoteLocator([window.evidence]) as QuoteLocator }))
  return (words, reference) => {
    for (const { window, locate } of locators) {
      if (reference !== undefined && window.reference !== reference) continue
      const { outcome, anchor } = locate(words)
      if (outcome === 'found' && anchor) return passageAt(window, anchor.start, anchor.end)
    }
    return null
  }
}

function passageAt({ reference, of, place, evidence }: Window, start: number, end: number): Passage {
  const words = evidence.text.slice(start, end)
  const shown = { reference, of, words: readable(words) }
  if (!place) return shown
  const { authority, offset } = place
  const anchor = { authority, start: start + offset, end: end + offset, words }
  return { ...shown, anchor, href: readingAddress(authority, anchor.start, anchor.end) }
}
