import type { NewAuthority } from '@casewright/library'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyLibrary } from './library-fixture.ts'

const section = (number: number, title: string, text: string): NewAuthority => ({
  externalId: String(number),
  kind: 'statute',
  title,
  citations: [`D.C. Code § 1-${number}`],
  jurisdiction: 'dc',
  source: 'library',
  text,
})

let own: Awaited<ReturnType<typeof emptyLibrary>>
beforeAll(async () => {
  own = await emptyLibrary()
  const id = await own.library.startImport('jsonl', 'sections')
  await own.library.add(id, [
    section(1, 'Compliance with court orders.', 'The agency files a report each quarter.'),
    section(2, 'Compliance by Mayor.', 'Compliance with the orders of the Mayor. Compliance of every office.'),
    section(3, 'Court of appeals.', 'Compliance with orders of the court is asked of everybody in the court.'),
  ])
})
afterAll(() => own.stop())

it.each(['Compliance with court orders', 'Compliance with court orders District of Columbia'])(
  'finds a section by its heading in words that say little: %s',
  async (text) => {
    const { results, verdict } = await own.library.search(text)
    expect(results[0]?.citation).toBe('D.C. Code § 1-1')
    expect(verdict).toBe('on point')
  },
)
