import { countUpTo, firstFrom } from '../index/ascending.ts'
import type { Positions, Postings } from '../index/postings.ts'
import type { Segment } from '../index/segments.ts'
import { paragraphTerm, sentenceTerm } from '../index/terms.ts'
import type { Node, PhraseWord, Within } from './tree.ts'

/** Where something stands in a document: the first and last of its words, counted from the document's first. */
export interface Place {
  first: number
  last: number
}

/** A term of a segment with its positions, both read before. */
export type TermPlaces = (term: string) => { postings: Postings; positions: Positions } | undefined

/** Looks up where the nodes of a query stand in the documents of a segment. Each look is linear in what it finds. */
export function createPlaces(segment: Segment, termPlaces: TermPlaces, expand: (prefix: string) => readonly string[]) {
  /** The positions of a term in a document, of certain of its forms where they are given. */
  const termIn = (term: string, slot: number, isForm?: (form: string) => boolean): number[] => {
    const found = termPlaces(term)
    if (!found) return []
    const { postings, positions } = found
    const fits = isForm && positions.forms.map(isForm)
    if (fits && !fits.includes(true)) return []
    const end = segment.firstUnit[slot + 1] as number
    const places: number[] = []
    for (let at = firstFrom(postings.unitsWith, segment.firstUnit[slot] as number); ; at++) {
      const unit = postings.unitsWith[at]
      if (unit === undefined || unit >= end) return places
      const before = segment.wordsBefore[unit] as number
      for (let next = positions.starts[at] as number; next < (positions.starts[at + 1] as number); next++)
        if (!fits || fits[positions.formOf[next] as number]) places.push(before + (positions.positions[next] as number))
    }
  }

  const phraseIn = (words: readonly PhraseWord[], slot: number): Place[] => {
    const [first, ...rest] = words.map(({ stem, form }) =>
      termIn(stem, slot, form === undefined ? undefined : (found) => found === form),
    )
    if (!first || first.length === 0 || rest.some((places) => places.length === 0)) return []
    const next = rest.map(() => 0)
    const stands = (places: readonly number[], nth: number, at: number): boolean => {
      while ((places[next[nth] as number] ?? Number.POSITIVE_INFINITY) < at) next[nth] = (next[nth] as number) + 1
      return places[next[nth] as number] === at
    }
    const whole = first
      .filter((at) => rest.every((places, nth) => stands(places, nth, at + nth + 1)))
      .map((at) => ({ first: at, last: at + words.length - 1 }))
    if (whole.length === 0 || words.length === 1) return whole
    const paragraphs = termIn(paragraphTerm, slot)
    return whole.filter((place) => countUpTo(paragraphs, place.first) === countUpTo(paragraphs, place.last))
  }

  const nearIn = (left: Node, right: Node, within: Within, ordered: boolean, slot: number): Place[] => {
    const [lefts, rights] = [placesIn(left, slot), placesIn(right, slot)]
    if (lefts.length === 0 || rights.length === 0) return []
    const marks = within === 's' ? termIn(sentenceTerm, slot) : within === 'p' ? termIn(paragraphTerm, slot) : []
    const fits = (one: Place, other: Place) =>
      typeof within === 'number'
        ? other.first - one.last <= within && other.first > one.last
        : other.first > one.last && countUpTo(marks, one.first) === countUpTo(marks, other.last)
    const found: Place[] = []
    let next = 0
    for (const place of lefts) {
      while (next < rights.length && (rights[next] as Place).first <= place.last) next++
      const after = rights[next]
      // What overlaps is passed over on the way back.
      let back = next - 1
      while (back >= 0 && (rights[back] as Place).last >= place.first && next - back <= 8) back--
      const before = ordered ? undefined : rights[back]
      if (before && fits(before, place)) found.push({ first: before.first, last: place.last })
      if (after && fits(place, after)) found.push({ first: place.first, last: after.last })
    }
    return found
  }

  const placesIn = (node: Node, slot: number): Place[] => {
    if (node.is === 'word') return termIn(node.stem, slot).map(onePlace)
    if (node.is === 'prefix')
      return sorted(
        expand(node.prefix)
          .flatMap((term) => termIn(term, slot, (form) => form.startsWith(node.prefix)))
          .map(onePlace),
      )
    if (node.is === 'phrase') return phraseIn(node.words, slot)
    if (node.is === 'near') return nearIn(node.left, node.right, node.within, node.ordered, slot)
    if (node.is === 'or') return sorted(node.of.flatMap((one) => placesIn(one, slot)))
    return []
  }
  return placesIn
}

const onePlace = (at: number): Place => ({ first: at, last: at })
const sorted = (places: Place[]) => places.sort((one, other) => one.first - other.first)
