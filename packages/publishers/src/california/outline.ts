import type { Readable } from 'node:stream'
import type { Level } from '../published.ts'
import { rowsOf } from './rows.ts'

/** Where the sections stand, by the id of their version. */
export type CaliforniaOutline = ReadonlyMap<string, Level[]>

const levels = ['division', 'title', 'part', 'chapter', 'article'] as const
/** "CHAPTER 2. Hiring of Real Property [1940. - 1954.071.]": its name stands between its number and its sections. */
const written = /^(DIVISION|TITLE|PART|CHAPTER|ARTICLE|SUBDIVISION)\s+([\w.]+?)\.?\s+(?=\S)/i

/**
 * Reads the table of contents of all codes.
 * @param codes CODES_TBL: the names of the codes by their ids
 * @param contents LAW_TOC_TBL: the headings, each at a path such as "1.2.3"
 * @param places LAW_TOC_SECTIONS_TBL: the path of each version of a section
 */
export async function readOutline(codes: Readable, contents: Readable, places: Readable): Promise<CaliforniaOutline> {
  const names = new Map<string, string>()
  for await (const [code = '', name = ''] of rowsOf(codes)) names.set(code, name.split(' - ')[0] ?? name)
  const headings = new Map<string, Level>()
  for await (const row of rowsOf(contents)) headings.set(`${row[0]} ${row[13]}`, levelOf(row))
  const outline = new Map<string, Level[]>()
  const known = new Map<string, Level[]>()
  for await (const [, code = '', path = '', , , , , , , , , version = ''] of rowsOf(places)) {
    const key = `${code} ${path}`
    const of = known.get(key) ?? [
      { level: 'code', heading: names.get(code) ?? code },
      ...pathsTo(path).flatMap((one) => headings.get(`${code} ${one}`) ?? []),
    ]
    known.set(key, of)
    outline.set(version, of)
  }
  return outline
}

const pathsTo = (path: string): string[] => {
  const steps = path.split('.')
  return steps.map((_, at) => steps.slice(0, at + 1).join('.'))
}

function levelOf(row: readonly string[]): Level {
  const heading = withoutSections(row[6] ?? '')
  const [whole = '', level = 'heading'] = written.exec(heading) ?? []
  const column = levels.indexOf(level.toLowerCase() as (typeof levels)[number])
  const number = column < 0 ? '' : (row[column + 1] ?? '').replace(/\.$/, '')
  return { level: level.toLowerCase(), ...(number ? { number } : {}), heading: heading.slice(whole.length) || heading }
}

const withoutSections = (heading: string): string => {
  const bracket = heading.endsWith(']') ? heading.lastIndexOf('[') : -1
  return bracket > 0 ? heading.slice(0, bracket).trimEnd() : heading
}
