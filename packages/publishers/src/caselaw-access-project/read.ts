import { jurisdictionOf } from '@casewright/law'
import type { SourceFile } from '../layouts/layout.ts'
import type { Item, Note, Published } from '../published.ts'
import { jsonOf, textOfFile } from '../reading/json.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { type CaseMetadata, caseMetadata, caseText, citationsOf, sentenceOf } from './case.ts'
import { type CaseText, textOfCase } from './text-of-case.ts'

/** The name of a file of a case, as the archive makes them of the page on which it begins: '0509-01'. */
const fileName = /^[\w-]+$/

/**
 * The cases of a volume of the Caselaw Access Project, by the list of its cases: each with its text from the HTML
 * beside it, which has the pages, or from the JSON where there is none. A case that is listed and not there is told.
 */
export async function* readVolume(list: SourceFile): AsyncGenerator<Item> {
  const cases = await jsonOf(await list.open())
  if (!Array.isArray(cases)) throw new UnreadableFile('The list of cases of the volume is not a list.')
  for (const listed of cases) yield await itemOf(listed, list)
}

async function itemOf(listed: unknown, list: SourceFile): Promise<Item> {
  const read = caseMetadata.safeParse(listed)
  if (!read.success) return { rejected: sentenceOf(read.error), row: JSON.stringify(listed).slice(0, 1000) }
  const { data } = read
  const row = `${data.name_abbreviation}, ${data.citations[0]?.cite}`
  if (!data.file_name || !fileName.test(data.file_name)) return { rejected: 'The case names no file of its own.', row }
  const text = await caseFile(list, data.file_name).catch((error) => {
    if (error instanceof UnreadableFile) return error
    throw error
  })
  if (text instanceof UnreadableFile) return { rejected: text.message, row }
  if (!text) return { rejected: 'The case is in the list of the volume, and its text is not in the archive.', row }
  return { authority: authorityOf(data, text) }
}

/** The text of a case: a volume's zip and the site have its folders under different names. */
async function caseFile(list: SourceFile, name: string): Promise<CaseText | undefined> {
  const html = (await list.beside(`html/${name}.html`)) ?? (await list.beside(`../html/${name}.html`))
  const read = html && textOfCase(await textOfFile(html))
  if (read?.text) return read
  const json = (await list.beside(`cases/${name}.json`)) ?? (await list.beside(`../json/${name}.json`))
  if (!json) return undefined
  const { data } = caseText.safeParse(await jsonOf(json))
  if (!data) return undefined
  const parts = [data.casebody.head_matter ?? '', ...data.casebody.opinions.map(({ text }) => text)]
  return { text: parts.filter(Boolean).join('\n'), pages: [], footnotes: [], opinions: [] }
}

/** A case with its text, as its publisher gives it out. */
export function authorityOf(data: CaseMetadata, { text, pages, footnotes, opinions }: CaseText): Published {
  const cited = data.citations.map(({ cite }) => cite)
  const jurisdiction = jurisdictionOf(data.jurisdiction.name_long)?.code
  const notes: Note[] = opinions.map(({ type, author }) => ({ kind: 'opinion', heading: type, text: author ?? '' }))
  return {
    id: String(data.id),
    kind: 'case',
    title: data.name_abbreviation || data.name,
    citations: citationsOf(data),
    court: data.court.name,
    date: data.decision_date,
    text,
    ...(jurisdiction ? { jurisdiction } : {}),
    ...(data.docket_number ? { docket: data.docket_number } : {}),
    pages: [
      { label: data.first_page, offset: 0 },
      ...pages.map(({ of, ...page }) => {
        const citation = cited[of - 1]
        return of > 1 && citation ? { ...page, citation } : page
      }),
    ],
    ...(footnotes.length > 0 ? { footnotes } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  }
}
