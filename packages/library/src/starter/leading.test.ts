import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readStarter } from './read-starter.ts'

const list = join(process.env.TEST_DATA ?? '', 'law/scotus_cases.jsonl.gz')
const hasData = process.env.TEST_DATA !== undefined && existsSync(list)
if (!hasData) console.warn('TEST_DATA is not set: the facts of leading decisions are not compared with it.')

const cases = (await readStarter()).flatMap(({ set, authority }) =>
  set === 'leading' && authority.kind === 'case' ? [authority] : [],
)

test('leading decisions are of the Supreme Court, and say what was decided', () => {
  expect(cases.length).toBeGreaterThan(40)
  for (const { citation, court, holding, keyPoints, subjects } of cases) {
    expect(court, citation).toBe('scotus')
    expect([holding, keyPoints, subjects], citation).not.toContain(undefined)
  }
})

/** Where the list shortens the name of a party. */
const usualNames: Record<string, string> = { '575 U.S. 206': 'Young v. UPS' }

test.runIf(hasData)('their names and years are facts (skipped without TEST_DATA)', () => {
  const lines = gunzipSync(readFileSync(list)).toString('utf8').trim().split('\n')
  // What is not yet bound has no page in the U.S. Reports there, and is known by its other citations.
  const known = new Map(
    lines
      .map((line) => JSON.parse(line) as { us?: string; sct?: string; led?: string; name: string; date: string })
      .flatMap((one) => [one.us, one.sct, one.led].flatMap((citation) => (citation ? [[citation, one] as const] : []))),
  )
  const partyOf = (name: string) => /[a-z]{3,}/.exec(name.toLowerCase())?.[0] ?? ''
  for (const { citation, parallel, title, year } of cases) {
    const facts = [citation, ...parallel].flatMap((one) => known.get(one) ?? [])
    expect(facts.length, citation).toBeGreaterThan(0)
    for (const fact of facts) {
      expect(fact.date.slice(0, 4), citation).toBe(String(year))
      for (const side of (usualNames[citation] ?? title).split(' v. '))
        expect(fact.name.toLowerCase(), citation).toContain(partyOf(side))
    }
  }
})
