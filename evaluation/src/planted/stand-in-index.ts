import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packed } from '../truth/packed.ts'

interface Reported {
  name: string
  short?: string
  us: string | null
  sct: string | null
  led: string | null
  date: string
}

const place = /^(\d+) U\.S\. (\d+)$/

/**
 * Lists of the cases of U.S. Reports in the layout of the case index. The last page of a case is made up: it is the page
 * on which the next one begins.
 */
export async function standInIndex(folder: string): Promise<string> {
  const cases = packed<Reported>(folder, 'law/scotus_cases.jsonl.gz').flatMap((one) => {
    const [, volume = '', page] = place.exec(one.us ?? '') ?? []
    return page ? [{ ...one, volume, page: Number(page) }] : []
  })
  const root = await mkdtemp(join(tmpdir(), 'casewright-index-'))
  for (const [volume, some] of Map.groupBy(cases, (one) => one.volume)) {
    const ordered = some.sort((one, other) => one.page - other.page)
    const listed = ordered.map(({ name, short, us, sct, led, date, page }, at) => ({
      id: Number(volume) * 10_000 + at,
      name,
      name_abbreviation: short ?? name,
      decision_date: date,
      docket_number: '',
      first_page: String(page),
      last_page: String(ordered[at + 1]?.page ?? page + 5),
      citations: [us, sct, led].flatMap((cite, nth) =>
        cite ? [{ type: nth === 0 ? 'official' : 'parallel', cite }] : [],
      ),
      court: { name: 'Supreme Court of the United States' },
      jurisdiction: { name: 'U.S.', name_long: 'United States' },
    }))
    await writeFile(join(root, `us-${volume}-CasesMetadata.json`), JSON.stringify(listed))
  }
  return root
}
