import { caseMetadata, citationsOf } from '../caselaw-access-project/case.ts'
import type { SourceFile } from '../layouts/layout.ts'
import { jsonOf } from '../reading/json.ts'
import type { IndexedCase } from './indexed-case.ts'

/** The cases of a volume of the Caselaw Access Project from the list of its cases alone: no text is opened. */
export async function* casesOfVolume(list: SourceFile): AsyncGenerator<IndexedCase> {
  const listed = await jsonOf(await list.open())
  for (const one of Array.isArray(listed) ? listed : []) {
    const { data } = caseMetadata.safeParse(one)
    if (data)
      yield {
        name: data.name_abbreviation || data.name,
        citations: citationsOf(data),
        court: data.court.name,
        date: data.decision_date,
        firstPage: data.first_page,
        lastPage: data.last_page,
      }
  }
}
