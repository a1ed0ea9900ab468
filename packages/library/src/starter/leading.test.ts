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

/** Where the list shortens or misspells the name of a party: as it stands there. */
const usualNames: Record<string, string> = {
  '554 U.S. 105': 'Metro. Life v. Glenn',
  '564 U.S. 604': 'Plivia v. Mensing',
  '572 U.S. 185': 'McCutcheon v. FEC',
  '575 U.S. 206': 'Young v. UPS',
  '579 U.S. 176': 'Universal Health Services v. Escobar',
  '580 U.S. 178': 'Bethune-Hill v. Elections',
  '596 U.S. 366': 'Shinn v. Ramirez',
  '598 U.S. 771': 'Glacier Northwest v. Brotherhood of Teamsters',
  '601 U.S. 366': 'Warner Chappell Music v. Neal',
}

test.runIf(hasData)('their names and years are facts (skipped without TEST_DATA)', () => {
  const facts = gunzipSync(readFileSync(list))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { us?: string; sct?: string; led?: string; name?: string; date: string })
  // What is not yet bound has no page in the U.S. Reports there, and is known by its other citations.
  const known = Map.groupBy(
    facts.flatMap((fact) => [fact.us, fact.sct, fact.led].flatMap((citation) => (citation ? { citation, fact } : []))),
    ({ citation }) => citation,
  )
  const partyOf = (name: string) => /[a-z]{3,}/.exec(name.toLowerCase())?.[0] ?? ''
  for (const { citation, parallel, title, year } of cases) {
    const sides = (usualNames[citation] ?? title).split(' v. ').map(partyOf)
    const isOf = (name = '') => sides.every((side) => name.toLowerCase().includes(side))
    const own = [citation, ...parallel].map((one) => (known.get(one) ?? []).filter(({ fact }) => isOf(fact.name)))
    expect(own.flat().length, citation).toBeGreaterThan(0)
    // A parallel citation that the list has is to this case.
    for (const [at, one] of [citation, ...parallel].entries()) if (known.has(one)) expect(own[at], one).not.toEqual([])
    for (const { fact } of own.flat()) expect(fact.date.slice(0, 4), citation).toBe(String(year))
  }
})
