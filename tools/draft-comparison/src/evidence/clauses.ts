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
  /** The titles of the numbered clauses of each draft. */
  titles: { older: ReadonlyMap<string, string>; newer: ReadonlyMap<string, string> }
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
  const titled = (places: readonly Place[]) =>
    new Map(
      places.flatMap(({ number: one, title: own }) =>
        one.startsWith('§ ') && own !== '' ? [[one.slice(2), own] as const] : [],
      ),
    )
  return {
    titles: { older: titled(before), newer: titled(after) },
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
  if (places.length >= 2)
    return [opening, ...[...places, ...papersIn(draft, places)].toSorted((one, other) => one.start - other.start)]
  const headings = headingsOf(draft).map(({ start, end }) => ({
    start,
    number: '',
    title: draft.text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, 120),
  }))
  return [opening, ...headings]
}

const paper =
  /^(?<number>(?:schedule|exhibit|annex|appendix|attachment|addendum|rider|cover page|order form)(?: (?:[A-Z]{1,2}|\d{1,2}|[IVX]{1,4})(?:-\d{1,2})?)?)(?:[.:–—-]{0,2}\s+(?<title>[^\n]{2,80}))?$/iu
/** Papers that stand behind the clauses: what is in Schedule A is in no clause. */
function papersIn({ text, blocks }: DraftRead, places: readonly Place[]): Place[] {
  const last = places.at(-1)?.start ?? 0
  return blocks.flatMap(({ start, end, kind }): Place[] => {
    const line = text.slice(start, end).replace(/\s+/g, ' ').trim()
    const { number = '', title = '' } = (line.length < 110 && paper.exec(line)?.groups) || {}
    const isHead = kind === 'heading' || line === line.toUpperCase() || /^\p{Lu}/u.test(line)
    const isSentence = /\b(?:is|are|shall|will|may|means|contains|sets|lists)\b/.test(title)
    if (
      number === '' ||
      !isHead ||
      isSentence ||
      start < (places[0]?.start ?? 0) ||
      places.some((one) => one.start === start)
    )
      return []
    return start >= last || kind === 'heading' || line === line.toUpperCase()
      ? [{ start, number: number.replace(/^\p{Ll}/u, (one) => one.toUpperCase()), title }]
      : []
  })
}
