import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zipMembers } from '../reading/zip.ts'
import { haveSamples, sample, samplePath } from '../testing/samples.ts'
import { casesOfVolume } from './cases-of-volume.ts'
import { type IndexedCase, partsOf } from './indexed-case.ts'
import { openCaseIndex } from './open.ts'
import { writeCaseIndex } from './write.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'case-index-'))
})
afterAll(() => rm(folder, { recursive: true }))

const about = { source: 'A test', asOf: '2020' }
const oak: IndexedCase = {
  name: 'Oak v. Pine',
  citations: ['10 F.2d 100', '5 S. Ct. 7'],
  court: 'Second Circuit',
  date: '1926-01-02',
  firstPage: '100',
  lastPage: '104',
}
const elm: IndexedCase = { ...oak, name: 'In re Elm', citations: ['10 F.2d 104'], firstPage: '104', lastPage: '110' }
const cited = (citation: string) => partsOf(citation) as NonNullable<ReturnType<typeof partsOf>>

test('a case is found by its own page, by a page within it and by what another reporter calls it', async () => {
  const path = join(folder, 'f2d')
  expect(await writeCaseIndex(path, about, [oak, elm])).toMatchObject({ cases: 2, volumes: 2, left: 0 })
  const index = await openCaseIndex(path)
  expect(await index.find(cited('10 F. 2d 100'))).toEqual([oak])
  expect(await index.find(cited('10 F.2d 107'))).toEqual([elm])
  expect(await index.find(cited('10 F.2d 104'))).toEqual([elm])
  expect(await index.find(cited('5 S. Ct. 7'))).toEqual([oak])
  expect(await index.find(cited('10 F.2d 999'))).toEqual([])
  // Of a volume that it does not have, nothing can be said.
  expect(await index.find(cited('11 F.2d 1'))).toBeUndefined()
  await index.close()
})

test('an index that is cut off or is none says so', async () => {
  const path = join(folder, 'cut')
  await writeCaseIndex(path, about, [oak])
  const bytes = await readFile(path)
  for (const part of [bytes.subarray(0, 60), bytes.subarray(0, -3), Buffer.from('<html>')]) {
    await writeFile(path, part)
    await expect(openCaseIndex(path)).rejects.toThrow('The index of cases is damaged.')
  }
})

describe.skipIf(!haveSamples)('size and time on real cases (TEST_DATA)', () => {
  test('the list of 1 Alaska becomes an index of its 106 cases', async () => {
    const path = join(folder, 'alaska')
    const read = async function* () {
      for await (const member of zipMembers(samplePath('bulk/cap/volume-alaska-1/1.zip')))
        if (member.name.endsWith('CasesMetadata.json')) yield* casesOfVolume(member)
    }
    const written = await writeCaseIndex(path, { source: 'Caselaw Access Project', asOf: '2024' }, read())
    expect(written).toMatchObject({ cases: 106, volumes: 1, left: 0 })
    const index = await openCaseIndex(path)
    expect(await index.find(cited('1 Alaska 512'))).toMatchObject([
      { name: 'Binswanger v. Henninger', lastPage: '516' },
    ])
    await index.close()
  })

  test('thirty thousand Supreme Court cases, standing in for U.S. Reports, take few bytes each', async () => {
    interface Row {
      name: string
      us: string | null
      sct: string | null
      led: string | null
      date: string
    }
    const rows: (Row & { us: string })[] = []
    for await (const line of createInterface({ input: sample('law/scotus_cases.jsonl.gz') })) {
      const row = JSON.parse(line) as Row
      if (row.us && row.name && row.date && /^\d+$/.test(partsOf(row.us)?.page ?? '')) rows.push({ ...row, us: row.us })
    }
    const number = ({ us }: { us: string }) => Number(partsOf(us)?.volume) * 1e5 + Number(partsOf(us)?.page)
    rows.sort((one, other) => number(one) - number(other))
    const cases = rows.map(({ name, us, sct, led, date }) => ({
      name,
      citations: [us, sct, led].filter((one) => one !== null),
      court: 'Supreme Court of the United States',
      date,
      firstPage: cited(us).page,
      lastPage: cited(us).page,
    }))
    const path = join(folder, 'us')
    const begun = performance.now()
    const written = await writeCaseIndex(path, { source: 'A stand-in', asOf: '2020' }, cases)
    const wrote = performance.now() - begun
    const index = await openCaseIndex(path)
    const asked = cases.filter((_, nth) => nth % 50 === 0)
    const lookedUp = performance.now()
    for (const one of asked) {
      const found = await index.find(cited(one.citations[0] as string))
      expect(found?.map(({ name }) => name)).toContain(one.name)
    }
    const each = (performance.now() - lookedUp) / asked.length
    await index.close()
    expect(written.bytes / written.cases).toBeLessThan(120)
    console.info(
      `${written.cases} cases: ${written.bytes} bytes, ${(written.bytes / written.cases).toFixed(1)} a case; written in ${wrote.toFixed(0)} ms, each found in ${each.toFixed(2)} ms`,
    )
  })
})
