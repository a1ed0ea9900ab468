import { findSections, flatten, headingsOf } from '@casewright/law'
import type { DraftRead } from '../output.ts'

interface Place {
  start: number
  number: string
  title: string
}

/** The clauses of both drafts as one list: first those of the newer, then those that only the older has. */
export interface Clauses {
  count: number
  ofNewer(offset: number): number
  ofOlder(offset: number): number
  number(index: number): string
  title(index: number): string
  /** "§ 7.1 Limitation of liability". */
  name(index: number): string
}

export function clausesIn(older: DraftRead, newer: DraftRead): Clauses {
  const [before, after] = [placesIn(older), placesIn(newer)]
  const key = ({ number, title }: Place) => `${number} ${title.toLowerCase()}`
  const list = [...after]
  const known = new Map(list.map((place, index) => [key(place), index]))
  const ofBefore = before.map((place) => {
    const found = known.get(key(place))
    if (found !== undefined) return found
    known.set(key(place), list.length)
    return list.push(place) - 1
  })
  const at = (places: readonly Place[], offset: number) => {
    let [low, high] = [0, places.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((places[middle]?.start ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
  const number = (index: number) => list[index]?.number ?? ''
  const title = (index: number) => list[index]?.title ?? ''
  return {
    count: after.length - 1,
    ofNewer: (offset) => at(after, offset),
    ofOlder: (offset) => ofBefore[at(before, offset)] ?? 0,
    number,
    title,
    name: (index) => [number(index), title(index)].filter((part) => part !== '').join(' ') || 'Before the first clause',
  }
}

/** A clause is a numbered part with at most two numbers ("7.1"), or a heading where nothing is numbered. */
function placesIn(draft: DraftRead): Place[] {
  const opening = { start: 0, number: '', title: '' }
  const sections = flatten(findSections(draft)).filter(({ path }) => path.length <= 2)
  const titles = new Map<string, string>()
  const places = sections.map(({ start, number, heading, path }): Place => {
    const own = heading ?? ''
    titles.set(path.join('/'), own)
    const title = own || (titles.get(path.slice(0, -1).join('/')) ?? '')
    return { start, number: /^[\d(]/.test(number) ? `§ ${number.replace(/\.$/, '')}` : number, title }
  })
  if (places.length >= 2) return [opening, ...places.toSorted((one, other) => one.start - other.start)]
  const headings = headingsOf(draft).map(({ start, end }) => ({
    start,
    number: '',
    title: draft.text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, 120),
  }))
  return [opening, ...headings]
}
