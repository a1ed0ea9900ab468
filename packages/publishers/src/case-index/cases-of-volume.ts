import { caseMetadata, citationsOf, sentenceOf } from '../caselaw-access-project/case.ts'
import type { SourceFile } from '../layouts/layout.ts'
import { jsonOf } from '../reading/json.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { zipMembers } from '../reading/zip.ts'
import type { IndexedCase } from './indexed-case.ts'

/** A case of the list of a volume, or what could not be read as one. */
export type ListedCase = { indexed: IndexedCase } | { rejected: string; row: string }

/** The cases of a volume of the Caselaw Access Project from the list of its cases alone: no text is opened. */
export async function* casesOfVolume(list: Pick<SourceFile, 'open'>): AsyncGenerator<ListedCase> {
  const listed = await jsonOf(await list.open())
  if (!Array.isArray(listed)) throw new UnreadableFile('The list of cases of the volume is not a list.')
  for (const one of listed) {
    const read = caseMetadata.safeParse(one)
    if (!read.success) yield { rejected: sentenceOf(read.error), row: JSON.stringify(one).slice(0, 1000) }
    else {
      const { data } = read
      yield {
        indexed: {
          name: data.name_abbreviation || data.name,
          citations: citationsOf(data),
          court: data.court.name,
          date: data.decision_date,
          firstPage: data.first_page,
          lastPage: data.last_page,
        },
      }
    }
  }
}

/** The lists of cases in the zip of a volume: one, as the archive makes them. */
export async function* listsInZip(path: string, onBytes: (count: number) => void): AsyncGenerator<SourceFile> {
  for await (const member of zipMembers(path, onBytes)) if (isCaseList(member.name)) yield member
}

/** 'metadata/CasesMetadata.json' of a zip, 'us/410/CasesMetadata.json' of the site, or as a pack names its files. */
export const isCaseList = (name: string): boolean => /(^|[/-])CasesMetadata\.json$/.test(name)
