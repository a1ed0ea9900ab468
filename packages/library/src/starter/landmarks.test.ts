import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationKeys } from '@casewright/law'
import { describe, expect, test } from 'vitest'
import { readStarter } from './read-starter.ts'

/** A decision as the shared list of landmarks states it. */
interface Landmark {
  name: string
  citation: string
  year: number
  court: string
  seen_in: { source: string; excerpt: string }[]
}

const data = process.env.TEST_DATA
const list = join(data ?? '', 'law/landmarks.json')
const courtsDb = join(data ?? '', 'citations/courts-db/courts.json')
const hasData = data !== undefined && existsSync(list) && existsSync(courtsDb)
if (!hasData) console.warn('TEST_DATA is not set: the facts of the landmarks are not compared with it.')
const landmarks: Landmark[] = hasData ? JSON.parse(readFileSync(list, 'utf8')) : []

/** Courts as the shared list names them, with the name that courts-db gives them and their jurisdiction. */
const courts: Record<string, [name: string, jurisdiction: string]> = {
  'Supreme Court of the United States': ['Supreme Court of the United States', 'us'],
  'New York Court of Appeals': ['New York Court of Appeals', 'ny'],
  'New York Supreme Court of Judicature': ['New York Supreme Court', 'ny'],
  'Supreme Court of New Hampshire': ['Supreme Court of New Hampshire', 'nh'],
  'Supreme Court of California': ['California Supreme Court', 'ca'],
  'Supreme Court of Wisconsin': ['Wisconsin Supreme Court', 'wi'],
  'Supreme Court of Iowa': ['Supreme Court of Iowa', 'ia'],
  'Supreme Court of Virginia': ['Supreme Court of Virginia', 'va'],
  'Supreme Court of Michigan': ['Michigan Supreme Court', 'mi'],
  'Supreme Court of Delaware': ['Delaware Supreme Court', 'de'],
  'Delaware Court of Chancery': ['Delaware Court of Chancery', 'de'],
  'Court of Appeals of the District of Columbia': ['Court of Appeals for the D.C. Circuit', 'us'],
  'U.S. Court of Appeals for the District of Columbia Circuit': ['Court of Appeals for the D.C. Circuit', 'us'],
  'U.S. Court of Appeals for the Second Circuit': ['Court of Appeals for the Second Circuit', 'us'],
  'U.S. Court of Appeals for the Fourth Circuit': ['Court of Appeals for the Fourth Circuit', 'us'],
  'U.S. Court of Appeals for the Seventh Circuit': ['Court of Appeals for the Seventh Circuit', 'us'],
  'U.S. Court of Appeals for the Ninth Circuit': ['Court of Appeals for the Ninth Circuit', 'us'],
  'U.S. District Court for the Western District of Pennsylvania': ['District Court, W.D. Pennsylvania', 'us'],
}

const starter = await readStarter()
const files = starter.filter((file) => file.set === 'landmarks')
const cases = files.flatMap(({ authority }) => (authority.kind === 'case' ? [authority] : []))

describe('the landmarks of the starter set', () => {
  test('are decisions', () => {
    expect(cases).toHaveLength(files.length)
  })

  test('say what was decided and why it is cited, or neither', () => {
    expect(cases.filter((it) => (it.holding === undefined) !== (it.keyPoints === undefined))).toEqual([])
  })

  test('every citation of the starter set, main or parallel, is read, and belongs to one authority', () => {
    const owners = new Map<string, string>()
    for (const { set, slug, authority } of starter)
      for (const citation of [authority.citation, ...authority.parallel]) {
        const keys = citationKeys(citation)
        expect(keys, `${citation} is not read as a citation`).not.toEqual([])
        for (const key of keys) {
          expect(owners.get(key) ?? `${set}/${slug}`, `${citation} stands twice`).toBe(`${set}/${slug}`)
          owners.set(key, `${set}/${slug}`)
        }
      }
  })

  test('a parallel citation to the Supreme Court Reporter is to the volume of the term, its pages in order of time', () => {
    const reported = cases
      .flatMap(({ citation, parallel, date, year }) =>
        parallel.flatMap((other) => {
          const [, volume, page] = /^(\d+) S\. Ct\. (\d+)$/.exec(other) ?? []
          return volume
            ? [{ citation, day: date ?? `${year}-06`, dated: date, volume: Number(volume), page: Number(page) }]
            : []
        }),
      )
      .sort((one, other) => one.volume - other.volume || one.page - other.page)
    expect(reported.length).toBeGreaterThan(150)
    // A volume is of one term, which begins in October: volume 127 is of the term of 2006.
    for (const { citation, day, volume } of reported)
      expect(Number(day.slice(0, 4)) - (day.slice(5, 7) >= '10' ? 0 : 1), citation).toBe(volume + 1879)
    const dated = reported.filter((it) => it.dated !== undefined)
    expect(
      dated.filter((it, at) => it.volume === dated[at + 1]?.volume && it.day > (dated[at + 1]?.day ?? '')),
    ).toEqual([])
  })
})

describe.runIf(hasData)('the facts of the landmarks (skipped without TEST_DATA)', () => {
  test('every landmark of the list is in the starter set once, and no other decision is among them', () => {
    const listed = landmarks.map((it) => it.citation).sort()
    expect(listed.length).toBeGreaterThan(200)
    expect(starter.flatMap(({ authority }) => listed.filter((it) => it === authority.citation)).sort()).toEqual(listed)
    expect(cases.filter((it) => !listed.includes(it.citation))).toEqual([])
  })

  test('names, courts, years and jurisdictions are those of the list', () => {
    const named = new Map<string, string>(
      JSON.parse(readFileSync(courtsDb, 'utf8')).map((court: { id: string; name: string }) => [court.id, court.name]),
    )
    const stated = cases.map((it) => ({
      citation: it.citation,
      name: it.title,
      year: it.year ?? Number(it.date?.slice(0, 4)),
      court: [named.get(it.court), it.jurisdiction],
    }))
    const known = new Map(landmarks.map((it) => [it.citation, it]))
    expect(stated).toEqual(
      stated.map(({ citation }) => {
        const { name, year, court } = known.get(citation) as Landmark
        return { citation, name, year, court: courts[court] }
      }),
    )
  })

  test('a day is given exactly where the list tells the day', () => {
    const days = landmarks.map((it) => {
      const told = it.seen_in.flatMap(
        ({ excerpt }) => excerpt.match(/(?<=decided: |dateFiled": ")\d{4}-\d\d-\d\d/g) ?? [],
      )
      return [it.citation, told[0]]
    })
    const given = new Map(cases.map((it) => [it.citation, it.date]))
    expect(days.filter(([citation, day]) => given.get(citation as string) !== day)).toEqual([])
  })
})
