import { describe, expect, test } from 'vitest'
import { haveSamples, sample, streamOf } from '../testing/samples.ts'
import { dialectOf } from './dialect.ts'
import { readTable, type TableItem } from './read-table.ts'

const rowsOf = async (input: Parameters<typeof readTable>[0], name: string) => {
  const items: TableItem[] = []
  for await (const item of readTable(input, name)) items.push(item)
  return items
}

test.each([
  [
    'opinions-2025-12-31.csv',
    'id,text\n"1","He said \\"no\\", twice, and C:\\\\temp"\n',
    'He said "no", twice, and C:\\temp',
  ],
  ['opinions-2024-07-31.csv', 'id,text\n"1","He said ""no"" and left"\n', 'He said "no" and left'],
  ['opinions-2024-12-31.csv', 'id,text\n`1`,`He said "no" and ``so``.`\n', 'He said "no" and `so`.'],
  ['opinions-2022-09-30.csv', 'id,text\n1,"He said ""no"" and left"\n', 'He said "no" and left'],
  ['opinions.csv', 'id,text\n"1","a line\nand ""another"" one"\n', 'a line\nand "another" one'],
  ['opinions.csv', 'id,text\n"1",""\n', ''],
])('%s is read in its own dialect', async (name, csv, text) => {
  expect(await rowsOf(streamOf(csv), name)).toEqual([{ row: { id: '1', text } }])
})

test('a file that says nothing of its dialect is read as its day says', () => {
  expect(dialectOf('dockets-2023-08-31.csv', 'id\n"1"\n').escape).toBe('"')
  expect(dialectOf('dockets-2026-06-30.csv', 'id\n"1"\n').escape).toBe('\\')
})

test('a row with too few fields is told, and those behind it are read', async () => {
  const items = await rowsOf(streamOf('id,name,court\n"1","A","x"\n"2","B"\n"3","C","y"\n'), 'dockets-2026-03-31.csv')
  expect(items.map((item) => ('row' in item ? item.row.id : 'bad'))).toEqual(['1', 'bad', '3'])
})

test('a file that ends in the middle of a row says so', async () => {
  const items = await rowsOf(streamOf('id,text\n"1","whole"\n"2","cut of'), 'opinions-2026-03-31.csv')
  expect(items.at(-1)).toMatchObject({ bad: expect.stringContaining('ends in the middle of a row') })
})

describe.skipIf(!haveSamples)("CourtListener's bulk tables (TEST_DATA)", () => {
  const periods = { 'until-2024-07': '2024-06-30', '2024-08_to_2025-01': '2024-12-31', 'since-2025-01': '2025-12-31' }
  const tables = ['dockets.csv', 'opinion-clusters.csv', 'citations.csv', 'citation-map.csv', 'opinions.csv.gz']

  test.each(tables)('%s has the same rows in all three dialects', async (table) => {
    const [oldest, middle, newest] = await Promise.all(
      Object.entries(periods).map(([period, day]) =>
        rowsOf(sample(`bulk/courtlistener/rebuilt/${period}/${table}`), table.replace('.csv', `-${day}.csv`)),
      ),
    )
    const count =
      { 'dockets.csv': 2, 'opinion-clusters.csv': 2, 'citations.csv': 5, 'citation-map.csv': 25 }[table] ?? 1
    expect(newest).toHaveLength(count)
    const columns = (items: TableItem[] = []) => items.flatMap((item) => ('row' in item ? Object.keys(item.row) : []))
    const shared = columns(newest?.slice(0, 1)).filter((column) =>
      [oldest, middle].every((items) => columns(items).includes(column)),
    )
    expect(shared.length).toBeGreaterThan(2)
    const values = (items: TableItem[] | undefined) =>
      items?.map((item) => ('row' in item ? shared.map((column) => item.row[column]) : item.bad))
    expect(values(middle)).toEqual(values(newest))
    expect(values(oldest)).toEqual(values(newest))
  })

  test('captured rows of the present dialect keep their quotation marks and line breaks', async () => {
    const items = await rowsOf(
      sample('bulk/courtlistener/captured/financial-disclosures-2026-06-30.cut.csv'),
      'financial-disclosures-2026-06-30.csv',
    )
    expect(items).toHaveLength(2)
    expect(items.every((item) => 'row' in item)).toBe(true)
    expect(JSON.stringify(items)).not.toContain('\\\\\\"')
  })

  test('a file that was cut in a value of backticks is told as cut', async () => {
    const items = await rowsOf(
      sample('bulk/courtlistener/captured/opinions-2024-12-31.truncated.csv'),
      'opinions-2024-12-31.csv',
    )
    expect(items).toMatchObject([{ bad: expect.stringContaining('ends in the middle of a row') }])
  })
})
