import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { courtOf } from '../../courts/court-of.ts'
import type { Citation } from '../citation.ts'
import { findCitations } from '../find/find-citations.ts'
import { keysOfCitation } from '../keys/citation-key.ts'

const data = process.env.TEST_DATA
const folder = `${data}/citations`
const load = <T>(name: string): T[] => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

interface Example {
  text: string
  eyecite_found: { matched_text: string; normalized_reporter: string }[]
}
interface StateExample {
  id: string
  text: string
  options: { types?: string | string[]; dc_code?: unknown; filter?: string }
  expected: { type?: string; match: string; index?: number; [type: string]: unknown }[] | null
}
interface Opinion {
  text: string
  citations: { text: string; span: [number, number]; cluster_id: number | null }[]
}

/** What eyecite calls otherwise: "FR" for "Fed. Reg."; Florida's weekly for its federal one; all codes of Texas for one. */
const renamed = new Set(['Fed. Reg.', 'Fla. L. Weekly', 'Tex. Empl. Code Ann.'])

const covers = (citation: Citation, [start, end]: readonly [number, number]): boolean => {
  const spans =
    citation.kind === 'case'
      ? [...citation.cites, ...(citation.nameAt ? [citation.nameAt] : [])]
      : citation.kind === 'short-case'
        ? [...citation.cites, ...(citation.antecedentAt ? [citation.antecedentAt] : [])]
        : [citation]
  return spans.some((span) => span.start < end && start < span.end)
}

describe.skipIf(!data || !existsSync(folder))('examples that must match (TEST_DATA)', () => {
  test("99 of 100 of reporters-db's, whole and by the right name", () => {
    const examples = load<Example>('reporters_db_examples')
    const failed = examples.filter(({ text, eyecite_found: [wanted] }) => {
      const [citation] = findCitations(text)
      return !citation || !wanted || !sameAs(text, citation, wanted)
    })
    console.log(`reporters-db: ${examples.length - failed.length} of ${examples.length}`)
    expect(failed.length).toBeLessThanOrEqual(Math.floor(examples.length * 0.01) + 1)
  })

  test("all of unitedstates/citation's federal cases by their place and key", () => {
    const cases = load<StateExample>('unitedstates_citation_cases').filter(
      ({ options, expected }) =>
        expected?.length && !options.dc_code && !options.filter && expected.every(({ index }) => index !== undefined),
    )
    expect(cases.length).toBeGreaterThan(90)
    const failed = cases.flatMap(({ id, text, expected }) => {
      const ours = findCitations(text)
      return (expected ?? [])
        .filter(
          ({ match, index = 0 }) =>
            !ours.some((each) => covers(each, [index, index + match.length]) && each.core.start <= index),
        )
        .map(() => id)
    })
    expect(failed).toEqual([])
  })

  test("keys of theirs are ours: all but the constitution's, which are named otherwise", () => {
    const cases = load<StateExample>('unitedstates_citation_cases').filter(({ options }) => !options.filter)
    let compared = 0
    for (const { id, text, options, expected } of cases)
      for (const { type = '', ...wanted } of expected ?? []) {
        const key = (wanted[type] as { id?: string } | null)?.id?.toLowerCase()
        if (!key || type === 'reporter' || type === 'usconst') continue
        compared++
        const ours = findCitations(text, options.dc_code ? { sectionsOf: 'dc-code' } : {}).flatMap(keysOfCitation)
        // "404o-1" is one section here; theirs has it as a range as well.
        const whole = key.replace(/^(dc-code|va-code)\/([\d.]+)\//, '$1/$2-')
        const range = /^usc\/(?:50\/(?:404o|1)|16\/(?:460nnn|101)|42\/(?:288|1))(?:\/|$)/.test(key)
        expect([id, key, range || ours.some((each) => whole === each || whole.startsWith(`${each}/`))]).toEqual([
          id,
          key,
          true,
        ])
      }
    expect(compared).toBeGreaterThan(100)
  })

  test('finds 98 of 100 citations that CourtListener linked in opinions of the Supreme Court', () => {
    const opinions = gunzipSync(readFileSync(`${folder}/courtlistener_linked_opinions.jsonl.gz`))
      .toString()
      .trim()
      .split('\n')
    const counts = { all: 0, found: 0, numbered: 0, numberedFound: 0 }
    for (const line of opinions) {
      const { text, citations }: Opinion = JSON.parse(line)
      const ours = findCitations(text)
      for (const { text: words, span, cluster_id } of citations) {
        if (cluster_id === null) continue
        const hit = ours.some((citation) => covers(citation, span))
        const numbered = /\d|supra|^ib?id/i.test(words)
        counts.all++
        if (hit) counts.found++
        if (numbered) counts.numbered++
        if (numbered && hit) counts.numberedFound++
      }
    }
    console.log(
      `linked: ${counts.found} of ${counts.all}, without names alone ${counts.numberedFound} of ${counts.numbered}`,
    )
    expect(counts.found).toBeGreaterThanOrEqual(counts.all * 0.98)
    expect(counts.numberedFound).toBeGreaterThanOrEqual(counts.numbered * 0.998)
  }, 120_000)

  test('names the courts that readers and reporters wrote', () => {
    const examples = load<{ text: string; court_id: string }>('courts_db_examples')
    const named = examples.map(({ text, court_id }) => ({ court: courtOf(text)?.id ?? null, court_id }))
    const right = named.filter(({ court, court_id }) => court === court_id).length
    const wrong = named.filter(({ court, court_id }) => court !== null && court !== court_id).length
    console.log(`courts-db: ${right} of ${examples.length} right, ${wrong} another court`)
    expect(right).toBeGreaterThanOrEqual(examples.length * 0.78)
    expect(wrong).toBeLessThanOrEqual(examples.length * 0.04)
  })
})

const sameAs = (text: string, citation: Citation, wanted: Example['eyecite_found'][number]): boolean => {
  const abbreviation =
    citation.kind === 'case' ? citation.cites[0]?.abbreviation : 'abbreviation' in citation ? citation.abbreviation : ''
  const whole = text.slice(citation.core.start, citation.core.end) === wanted.matched_text.replace(' (6th Cir.)', '')
  return (
    whole &&
    keysOfCitation(citation).length > 0 &&
    (abbreviation === wanted.normalized_reporter || renamed.has(abbreviation ?? ''))
  )
}
