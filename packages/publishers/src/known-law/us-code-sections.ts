import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** What is known of a section of the United States Code without its text. A gap is a reason to look, never "not found". */
export type KnownSection =
  | { state: 'exists'; heading: string; status?: string; asOf: string }
  | { state: 'cannot-exist'; why: string; asOf: string }
  /** The title is listed and the section is not in it: repealed or renumbered long ago, newer, or made up. */
  | { state: 'unlisted'; asOf: string }
  | { state: 'unknown'; why: string }

const releases: Record<string, string> = {
  a: 'July 2026 (Public Law 119-100)',
  b: 'September 2016 (Public Law 114-219)',
  c: 'October 2025',
}
const newest = releases.a as string

/**
 * How far past the last section of a title a number has to lie before it cannot exist. Titles grow at their end, as a
 * rule by a chapter that begins at the next round number: nearer than this a section may have come since.
 */
const growth = 1000

interface Listed {
  heading: string
  status: string
  release: string
}
interface Title {
  sections: Map<string, Listed>
  ranges: { from: string; to: string; listed: Listed }[]
  last: number
}

let lists: Map<string, string> | undefined
const titles = new Map<string, Title>()

/**
 * Whether the United States Code has a section, as of the release that its list was made of.
 * @param title '18', or '18 App.'
 * @param section as cited: '3142', '3142(e)(1)', '2000e–5'
 */
export function sectionExists(title: string, section: string): KnownSection {
  const named = title.trim()
  const number = normal(section.split('(')[0] as string)
  if (!/^\d[a-z\d.-]*$/i.test(number)) return { state: 'unknown', why: 'This is not the number of a section.' }
  if (/App/i.test(named))
    return { state: 'unknown', why: 'The list does not have the appendices of titles section by section.' }
  const found = titleOf(named)
  if (!found) {
    if (!/^\d+$/.test(named)) return { state: 'unknown', why: 'This is not the number of a title.' }
    return { state: 'cannot-exist', why: `The United States Code has no title ${named}.`, asOf: newest }
  }
  const listed = found.sections.get(number) ?? found.sections.get(number.toLowerCase()) ?? inRange(found, number)
  if (listed) return existing(listed)
  if (Number.parseInt(number, 10) > found.last + growth)
    return {
      state: 'cannot-exist',
      why: `The last section of title ${named} is § ${found.last}.`,
      asOf: newest,
    }
  return { state: 'unlisted', asOf: newest }
}

function existing({ heading, status, release }: Listed): KnownSection {
  const said = status === 'gone' ? 'listed in 2016, and not in the list of 2026' : status
  return { state: 'exists', heading, asOf: releases[release] ?? newest, ...(said ? { status: said } : {}) }
}

const normal = (section: string) =>
  section
    .replace(/[‐‑‒–—−]/g, '-')
    .replaceAll('§', ' ')
    .trim()

function inRange({ ranges }: Title, number: string): Listed | undefined {
  if (!/^\d+$/.test(number)) return undefined
  const at = Number(number)
  return ranges.find(({ from, to }) => /^\d+$/.test(from) && /^\d+$/.test(to) && at >= Number(from) && at <= Number(to))
    ?.listed
}

/** The list is unpacked at the first question, and a title of it at the first about that title. */
function titleOf(name: string): Title | undefined {
  const before = titles.get(name)
  if (before) return before
  lists ??= readLists()
  const list = lists.get(name)
  if (list === undefined) return undefined
  const title: Title = { sections: new Map(), ranges: [], last: 0 }
  for (const line of list.split('\n')) {
    const [section, status = '', release = '', heading = ''] = line.split('\t')
    if (!section) continue
    const listed = { heading, status, release }
    const [from = '', to] = normal(section).split(/\.\.\.| to /)
    if (to) title.ranges.push({ from, to, listed })
    for (const one of from.split(/,\s*/)) title.sections.set(one, listed)
    if (to) title.sections.set(to, listed)
    title.last = Math.max(title.last, Number.parseInt(to ?? from, 10) || 0)
  }
  titles.set(name, title)
  return title
}

function readLists(): Map<string, string> {
  const packed = readFileSync(new URL('./facts/us-code-sections.tsv.gz', import.meta.url))
  const found = new Map<string, string>()
  for (const part of gunzipSync(packed).toString('utf8').split(/^# /m)) {
    const end = part.indexOf('\n')
    if (end > 0) found.set(part.slice(0, end), part.slice(end + 1))
  }
  return found
}
