import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readStarter } from './read-starter.ts'

const folder = join(process.env.TEST_DATA ?? '', 'law')
const present = process.env.TEST_DATA !== undefined && existsSync(folder)
if (!present) console.warn('TEST_DATA is not set: the starter set is not compared with the shared facts.')

interface Fact {
  name: string
  year: number
  citations: string[]
  url: string
}

interface Opinion {
  text: string
  metadata: { url: string }
}

/** Where the shared facts name a case otherwise than lawyers do: its usual name. */
const usualNames: Record<string, string> = {
  '17 U.S. 316': 'McCulloch v. Maryland',
  '33 U.S. 591': 'Wheaton v. Peters',
  '83 U.S. 36': 'Slaughter-House Cases',
  '307 U.S. 496': 'Hague v. Committee for Industrial Organization',
  '371 U.S. 415': 'NAACP v. Button',
  '433 U.S. 36': 'Continental T. V., Inc. v. GTE Sylvania Inc.',
}

/** Where the shared facts are off by a year: the year in which the case was decided. */
const decidedIn: Record<string, number> = {
  '71 U.S. 2': 1866,
  '311 U.S. 457': 1940,
  '323 U.S. 214': 1944,
  '392 U.S. 409': 1968,
}

/** Where the shared facts give the main citation alone. */
const alsoCited: Record<string, string[]> = {
  '317 U.S. 1': ['63 S. Ct. 2', '87 L. Ed. 3'],
  '326 U.S. 99': ['65 S. Ct. 1464', '89 L. Ed. 2079'],
}

/** The reporters that lawyers cite; the loose-leaf services among the shared facts are often incomplete. */
const cited = / (S\. Ct\.|L\. Ed\.( 2d)?|Dall\.|Wheat\.|Pet\.|How\.|Wall\.|U\.S\. LEXIS) /

/** The second series of the Lawyers' Edition begins with 352 U.S.; the shared facts give it for earlier volumes too. */
const asReported = (citation: string, volume: number) =>
  volume < 352 ? citation.replace('L. Ed. 2d', 'L. Ed.') : citation

/** The parallel citations of a case. */
const parallelOf = (citation: string, fact: Fact | undefined) => {
  const others = (fact?.citations ?? []).filter((it) => it !== citation && cited.test(it))
  const volume = Number.parseInt(citation, 10)
  return new Set([...others.map((it) => asReported(it, volume)), ...(alsoCited[citation] ?? [])])
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? []

/** Every run of eight words of a text. */
const runsOf = (text: string) => {
  const words = wordsOf(text)
  return words.slice(7).map((_, i) => words.slice(i, i + 8).join(' '))
}

const files = (await readStarter()).filter((file) => file.set === 'scotus')

test('the set has at least 150 decisions of the Supreme Court, each with its holding and key points', () => {
  expect(files.length).toBeGreaterThanOrEqual(150)
  for (const { slug, authority } of files) {
    expect(authority, slug).toMatchObject({ kind: 'case', court: 'scotus', jurisdiction: 'us' })
    expect(authority, slug).toHaveProperty('holding')
    expect(authority.keyPoints, slug).toBeDefined()
  }
})

describe.runIf(present)('against the shared facts (skipped without TEST_DATA)', () => {
  const facts: Fact[] = present ? JSON.parse(readFileSync(join(folder, 'scotus_citations.json'), 'utf8')) : []
  const factOf = (citation: string) => facts.find((fact) => fact.citations.includes(citation))

  test('name, citations and year of each decision of the Court are the facts', () => {
    for (const { authority } of files) {
      const { citation } = authority
      const fact = factOf(citation)
      expect(authority.title.toLowerCase(), citation).toBe((usualNames[citation] ?? fact?.name)?.toLowerCase())
      expect(authority.year, citation).toBe(decidedIn[citation] ?? fact?.year)
      expect(new Set(authority.parallel), citation).toEqual(parallelOf(citation, fact))
    }
  })

  test('no run of eight words is taken from the opinion', () => {
    const texts = new Map<string, string>()
    for (const line of gunzipSync(readFileSync(join(folder, 'scotus_opinions.jsonl.gz')))
      .toString('utf8')
      .split('\n')) {
      if (line === '') continue
      const opinion: Opinion = JSON.parse(line)
      texts.set(opinion.metadata.url, opinion.text)
    }
    const taken: string[] = []
    for (const { authority } of files) {
      const opinion = texts.get(factOf(authority.citation)?.url ?? '')
      expect(opinion, authority.citation).toBeDefined()
      const theirs = new Set(runsOf(opinion ?? ''))
      const ours = [authority.kind === 'case' ? (authority.holding ?? '') : '', ...(authority.keyPoints ?? [])]
      for (const run of ours.flatMap(runsOf)) if (theirs.has(run)) taken.push(`${authority.citation}: ${run}`)
    }
    expect(taken).toEqual([])
  })
})
