import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationKeys } from '@casewright/law'
import { expect, it } from 'vitest'
import { standingDecisions } from './choose.ts'

const folder = process.env.TEST_DATA

it.skipIf(!folder)(
  'chooses decisions that many cite, the most cited first, and none that the list of overruled decisions has',
  { timeout: 300_000 },
  () => {
    const chosen = standingDecisions(folder ?? '', 200)
    const overruled = new Set(
      (
        JSON.parse(readFileSync(join(folder ?? '', 'law/overruled.json'), 'utf8')) as { overruled: { cite: string } }[]
      ).flatMap((one) => citationKeys(one.overruled.cite)),
    )
    expect(chosen).toHaveLength(200)
    expect(chosen.filter(({ key }) => overruled.has(key))).toEqual([])
    expect(chosen.map(({ citing }) => citing)).toEqual(
      chosen.map(({ citing }) => citing).sort((one, other) => other - one),
    )
    expect(chosen.at(-1)?.citing).toBeGreaterThanOrEqual(4)
    for (const { cite, key } of chosen) expect(citationKeys(cite)).toContain(key)
  },
)
