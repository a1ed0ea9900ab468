import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { findCitations } from '@casewright/law'
import { describe, expect, test } from 'vitest'
import { haveSamples, sample, samplePath } from '../testing/samples.ts'
import { ruleExists } from './federal-rules.ts'
import { volumeBounds } from './reporter-volumes.ts'
import { sectionExists } from './us-code-sections.ts'

describe('sections of the United States Code', () => {
  test.each([
    ['18', '3142(e)', 'Release or detention of a defendant pending trial'],
    ['42', '2000e–5', 'Enforcement provisions'],
    ['42', '1983', 'Civil action for deprivation of rights'],
    ['9', '§ 10', 'Same; vacation; grounds; rehearing'],
  ])('%s U.S.C. § %s exists, with its heading', (title, section, heading) => {
    expect(sectionExists(title, section)).toMatchObject({
      state: 'exists',
      heading,
      asOf: expect.stringContaining('2026'),
    })
  })

  test('a section that was repealed with others exists as one of them', () => {
    expect(sectionExists('3', '203')).toMatchObject({ state: 'exists', status: 'repealed' })
  })

  test('a section that only the older list has is not said to be repealed', () => {
    const { state, ...rest } = sectionExists('42', '1437')
    expect([state, 'status' in rest && rest.status]).not.toContain('gone')
  })

  test.each([
    ['42', '99999', 'The last section of title 42 is'],
    ['99', '1', 'has no title 99'],
    ['53', '1', 'has no title 53'],
  ])('%s U.S.C. § %s cannot exist', (title, section, why) => {
    expect(sectionExists(title, section)).toMatchObject({ state: 'cannot-exist', why: expect.stringContaining(why) })
  })

  test.each([
    ['18', '3142zz'],
    ['28', '1999'],
    ['28', '5100'],
  ])('%s U.S.C. § %s is in no list: it may have come since, or not exist', (title, section) => {
    expect(sectionExists(title, section)).toMatchObject({ state: 'unlisted', asOf: expect.stringContaining('2026') })
  })

  test.each([
    ['18 App.', '2'],
    ['18', 'one'],
    ['forty', '1'],
  ])('%s U.S.C. § %s is unknown: no list has its like', (title, section) => {
    expect(sectionExists(title, section).state).toBe('unknown')
  })
})

describe('volumes of reporters', () => {
  test.each([
    ['F.2d', 999, 'possible'],
    ['F.2d', 1200, 'impossible'],
    ['F. 2d', 1200, 'impossible'],
    ['F. App’x', 900, 'impossible'],
    ['A.D.2d', 300, 'possible'],
    ['A.D.2d', 5000, 'beyond'],
    ['No Such Rep.', 1, 'unknown'],
    // The sources know fewer volumes than there are.
    ['Cranch', 9, 'unknown'],
    ['N.Y.S.', 283, 'unknown'],
  ])('%s volume %i is %s', (reporter, volume, state) => {
    expect(volumeBounds(reporter, volume).state).toBe(state)
  })
})

test.each([
  ['Fed. R. Civ. P.', ['54', '55', '56(a)', '74', '75', '76', '77', '84']],
  ['Fed. R. App. P.', ['35', '48']],
])('a rule of the %s that the list lacks is unknown, whether it is in force or was', (set, rules) => {
  for (const rule of rules) expect(ruleExists(set, rule), rule).toMatchObject({ state: 'unknown' })
})

test('rules of the federal courts exist with their titles, and a gap is unknown', () => {
  expect(ruleExists('Fed. R. Civ. P.', '12(b)(6)')).toMatchObject({
    state: 'exists',
    title: expect.stringMatching(/^Defenses/),
  })
  expect(ruleExists('Fed. R. Evid.', '702')).toMatchObject({ state: 'exists' })
  expect(ruleExists('Fed. R. Civ. P.', '999')).toMatchObject({ state: 'beyond', last: '87', asOf: '2025-10' })
  expect(ruleExists('Fla. R. Civ. P.', '1.110')).toEqual({ state: 'unknown' })
})

/** A number above 1,000 before an abbreviation is a year or a section. */
const isCertain = ({ certain, volume }: { certain: boolean; volume: string | null }) => certain && Number(volume) < 1000

describe.skipIf(!haveSamples)('what real opinions and sections say (TEST_DATA)', () => {
  test('no section that a publisher has printed is said not to exist, and nearly all are known', async () => {
    const states: Record<string, number> = {}
    for await (const line of createInterface({ input: sample('law/us_code_sections.jsonl.gz') })) {
      const [, title = '', section = ''] = /^(\d+) U\.S\.C\. § (.+)$/.exec(JSON.parse(line).citation) ?? []
      const { state } = sectionExists(title, section)
      states[state] = (states[state] ?? 0) + 1
    }
    expect(states['cannot-exist'] ?? 0).toBe(0)
    expect((states.exists ?? 0) / Object.values(states).reduce((sum, one) => sum + one)).toBeGreaterThan(0.97)
  })

  test('no volume that a Supreme Court case is printed in is said to be impossible', async () => {
    const wrong: string[] = []
    for await (const line of createInterface({ input: sample('law/scotus_cases.jsonl.gz') })) {
      const text = Object.values(JSON.parse(line) as Record<string, unknown>).filter((one) => typeof one === 'string')
      for (const [cite, volume, reporter] of text.join(' ; ').matchAll(/(\d+) (U\.S\.|S\. Ct\.|L\. Ed\.(?: 2d)?) \d+/g))
        if (volumeBounds(reporter as string, Number(volume)).state === 'impossible') wrong.push(cite)
    }
    expect(wrong).toEqual([])
  })

  test('no series that goes on is said to have fewer volumes than opinions of the Supreme Court cite', async () => {
    const citing = new Map<string, Set<string>>()
    let opinion = 0
    for await (const line of createInterface({ input: sample('law/scotus_opinions.jsonl.gz') })) {
      // Every fourth, which takes a few seconds.
      if (opinion++ % 4 > 0) continue
      const { _id, text } = JSON.parse(line) as { _id: string; text: string }
      for (const citation of findCitations(text))
        for (const { abbreviation, volume } of citation.kind === 'case' ? citation.cites.filter(isCertain) : [])
          if (abbreviation && volumeBounds(abbreviation, Number(volume)).state === 'beyond')
            citing.set(abbreviation, (citing.get(abbreviation) ?? new Set()).add(_id))
    }
    // Fewer opinions may have a slip of the printer, or bounds of land that look like a citation.
    expect([...citing].filter(([, opinions]) => opinions.size > 2)).toEqual([])
  }, 60_000)

  test('of citations that courts named as fabricated and as real, only fabricated ones are impossible', () => {
    const rows = JSON.parse(readFileSync(samplePath('citations/sanctioned.json'), 'utf8')) as {
      label: string
      volume: string
      reporter: string
    }[]
    const impossible = rows.filter(
      ({ volume, reporter }) => volumeBounds(reporter ?? '', Number(volume)).state === 'impossible',
    )
    expect(impossible.filter(({ label }) => label !== 'fabricated')).toEqual([])
    console.info(`Of ${rows.length} citations in orders on invented authority, ${impossible.length} are in no volume.`)
  })

  test('no section that real opinions cite is said not to exist', async () => {
    const states: Record<string, number> = {}
    const wrong: string[] = []
    for await (const line of createInterface({ input: sample('citations/courtlistener_linked_opinions.jsonl.gz') })) {
      const row = JSON.parse(line) as Record<string, unknown>
      const text = Object.values(row)
        .filter((one): one is string => typeof one === 'string')
        .join('\n')
      for (const citation of findCitations(text)) {
        const [, title, section] =
          /(\d+) U\. ?S\. ?C\. §+ ?([\w–-]+)/.exec(text.slice(citation.start, citation.end)) ?? []
        if (!title || !section) continue
        const { state } = sectionExists(title, section)
        states[state] = (states[state] ?? 0) + 1
        if (state === 'cannot-exist') wrong.push(`${title} ${section}`)
      }
    }
    expect(wrong).toEqual([])
    console.info('Sections that 100 opinions cite:', states)
  })
})

test.each([
  ['Fed. R. Civ. P.', ['88', '89', '90'], 'beyond'],
  ['Fed. R. Crim. P.', ['63', '64', '65'], 'beyond'],
  ['Fed. R. Evid.', ['1204'], 'beyond'],
  ['Fed. R. Evid.', ['416'], 'lacking'],
  ['Fed. R. Civ. P.', ['84'], 'unknown'],
  ['Sup. Ct. R.', ['49', '54'], 'beyond'],
])('of the %s there is no rule %s', (set, rules, state) => {
  for (const rule of rules) expect(ruleExists(set, rule), rule).toMatchObject({ state })
})
