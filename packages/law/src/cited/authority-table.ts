import type { PinCite } from '../citations/citation.ts'
import type { FullCitation } from '../citations/parse/parse-citation.ts'
import { readable } from '../layout/readable.ts'
import { pageAt } from '../span/anchor-of.ts'
import type { Source } from '../span/span.ts'
import type { Cited, CitedAuthority } from './cited.ts'
import { writtenWords } from './written-words.ts'

/** The parts of a table of authorities, in the order that is customary. */
export const tableHeadings = [
  'Cases',
  'Constitutional Provisions',
  'Statutes',
  'Rules and Regulations',
  'Other Authorities',
] as const
export type TableHeading = (typeof tableHeadings)[number]

/** An authority in a table of authorities. */
export interface TableEntry {
  heading: TableHeading
  /** The name of a case, which is set in italics; '' where there is none. */
  name: string
  /** What follows the name: without pin cites. */
  rest: string
  /** Places in `cited.places` where it is cited. */
  places: number[]
  /** The pages on which it is cited, in their order; empty where the document has no pages. */
  pages: number[]
}

/** Cited on as many pages or more, an authority is said to be cited throughout. */
export const passimFrom = 6

/** '3, 7', or 'passim' where it is cited on six pages or more. */
export const pagesInWords = (pages: readonly number[]): string =>
  pages.length >= passimFrom ? 'passim' : pages.join(', ')

/** The authorities that a document cites, under their headings and in the order of the alphabet and of numbers. */
export function authorityTable(source: Source, cited: Cited): TableEntry[] {
  return cited.authorities
    .map((authority): TableEntry => {
      const pages = authority.places.flatMap((at) => pageAt(source.pages, cited.places[at]?.span.start ?? 0) ?? [])
      return {
        heading: headingOf(authority.full),
        ...namedEntry(source, authority),
        places: [...authority.places],
        pages: [...new Set(pages)].sort((one, other) => one - other),
      }
    })
    .sort((one, other) => inOrder(one.heading) - inOrder(other.heading) || byWords(one, other))
}

const inOrder = (heading: TableHeading): number => tableHeadings.indexOf(heading)

const collator = new Intl.Collator('en-US', { numeric: true, ignorePunctuation: true })
const byWords = (one: TableEntry, other: TableEntry): number =>
  collator.compare(one.name, other.name) || collator.compare(one.rest, other.rest)

function headingOf(full: FullCitation): TableHeading {
  if (full.kind === 'case') return 'Cases'
  if (full.kind === 'journal') return 'Other Authorities'
  if (full.law === 'constitution') return 'Constitutional Provisions'
  if (full.law === 'statute' || full.law === 'session') return 'Statutes'
  if (full.law === 'rule' || full.law === 'regulation' || full.law === 'register') return 'Rules and Regulations'
  return 'Other Authorities'
}

function namedEntry(source: Source, { full, words }: CitedAuthority): Pick<TableEntry, 'name' | 'rest'> {
  if (full.kind !== 'case') return { name: '', rest: words }
  const pins = full.cites.flatMap(({ pin }) => pin ?? [])
  const name = full.name === null ? '' : readable(full.name)
  const plain = withoutPins(source.text, full, pins)
  return name !== '' && plain.startsWith(name)
    ? { name, rest: plain.slice(name.length).replace(/^,?\s*/, '') }
    : { name: '', rest: plain }
}

/** A citation's words, its pin cites cut out with the comma before each. */
function withoutPins(text: string, full: FullCitation, pins: readonly PinCite[]): string {
  let prose = text
  for (const { start, end } of pins.toReversed()) {
    const comma = /,\s*(?:at\s*)?$/.exec(prose.slice(Math.max(0, start - 12), start))?.[0].length ?? 0
    prose = `${prose.slice(0, start - comma)}${' '.repeat(end - start + comma)}${prose.slice(end)}`
  }
  return writtenWords(prose, full, full).replace(/(?<!\s)\s+([,)])/g, '$1')
}
