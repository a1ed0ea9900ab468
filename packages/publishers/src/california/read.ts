import { citationKeys } from '@casewright/law'
import type { SourceFile } from '../layouts/layout.ts'
import type { Item, Level } from '../published.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { californiaCodes, californiaConstitution } from './codes.ts'
import { type CaliforniaOutline, readOutline } from './outline.ts'
import { rowsOf } from './rows.ts'
import { sectionText } from './section-text.ts'

const tables = ['CODES_TBL.dat', 'LAW_TOC_TBL.dat', 'LAW_TOC_SECTIONS_TBL.dat'] as const

interface Row {
  code: string
  section: string
  version: string
  article: string
  history: string
  words: string
  isActive: boolean
}

const rowOf = ([
  ,
  code = '',
  section = '',
  ,
  ,
  ,
  ,
  version = '',
  ,
  ,
  ,
  ,
  article = '',
  history = '',
  words = '',
  active = '',
]: string[]): Row => ({
  code,
  section: section.replace(/^SEC(?:TION|\.)?\s+/i, '').replace(/\.$/, ''),
  version,
  article: article.replace(/\.$/, ''),
  history,
  words,
  isActive: active !== 'N',
})

/**
 * The sections of all codes of California, and of its constitution, from the tables of the Legislative Counsel.
 * @param file LAW_SECTION_TBL.dat, beside which the other tables and the texts stand
 * @param onWhole told of each code of which every section was read
 * @throws UnreadableFile where the tables of contents are not beside it
 */
export async function* readCalifornia(file: SourceFile, onWhole: (scope: string) => void): AsyncGenerator<Item> {
  const outline = await outlineBeside(file)
  const seen = new Set<string>()
  const whole = new Map<string, boolean>()
  for await (const fields of rowsOf(await file.open())) {
    const row = rowOf(fields)
    const item = await itemOf(file, row, outline, seen)
    yield item
    whole.set(row.code, 'authority' in item && whole.get(row.code) !== false)
  }
  for (const [code, isWhole] of whole) {
    const [key] = citationKeys(`${californiaCodes[code]} § 1`)
    if (isWhole && key) onWhole(key.slice(0, key.lastIndexOf('/') + 1))
  }
}

async function outlineBeside(file: SourceFile): Promise<CaliforniaOutline> {
  const [codes, contents, places] = await Promise.all(
    tables.map(async (table) => {
      const found = await file.beside(table)
      if (!found) throw new UnreadableFile(`The table ${table} is not beside ${file.name}.`)
      return found
    }),
  )
  return readOutline(
    codes as NonNullable<typeof codes>,
    contents as NonNullable<typeof contents>,
    places as NonNullable<typeof places>,
  )
}

async function itemOf(file: SourceFile, row: Row, outline: CaliforniaOutline, seen: Set<string>): Promise<Item> {
  const told = `${row.code} ${row.section}`
  const citation = citationOf(row)
  if (!citation) return { rejected: 'This version does not know how a section of this code is cited.', row: told }
  if (!row.isActive) return { rejected: 'The publisher marks this section as no longer in force.', row: told }
  const words = row.words === '' ? undefined : await file.beside(row.words)
  if (!words) return { rejected: 'The file with the words of this section is not there.', row: told }
  const text = await sectionText(words).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return error
    throw error
  })
  if (text instanceof UnreadableFile) return { rejected: text.message, row: told }
  const hierarchy = outline.get(row.version)
  // A section stands twice where one version ends as another begins; the history of each says when.
  const id = seen.has(citation) ? `${told} ${row.version}` : told
  seen.add(citation)
  return {
    authority: {
      id,
      kind: row.code === californiaConstitution ? 'constitution' : 'statute',
      title: titleOf(row, hierarchy),
      citations: [citation],
      jurisdiction: 'ca',
      text,
      ...(hierarchy ? { hierarchy } : {}),
      ...(row.history ? { history: row.history } : {}),
    },
  }
}

function citationOf({ code, section, article }: Row): string | undefined {
  if (section === '') return undefined
  if (code === californiaConstitution) return article ? `Cal. Const. art. ${article}, § ${section}` : undefined
  const name = californiaCodes[code]
  return name && `${name} § ${section}`
}

/** Sections of these codes have no headings: what they stand under says what they are about. */
const titleOf = ({ section }: Row, hierarchy: readonly Level[] = []): string => {
  const under = hierarchy.at(-1)?.heading
  return under ? `${under}, § ${section}` : `§ ${section}`
}
