import { type Draft, redlineDrafts } from '@casewright/redline'
import { clean, paper } from '@casewright/word'
import { Paragraph, TextRun } from 'docx'
import type { Compared, DraftRead } from '../output.ts'

interface By {
  author: string
  date: string
  initials: string
}

/**
 * The older draft typed again in a new file, with what changed as tracked changes and moves. Its first comment says what
 * it is.
 * @param why the lines of that comment
 */
export async function retypedOf({ older, newer }: Compared, by: By, why: readonly string[]): Promise<Uint8Array> {
  const children = older.blocks.map(
    ({ start, end, kind }) =>
      new Paragraph({
        spacing: { after: 120 },
        children: [new TextRun({ text: clean(older.text.slice(start, end)), bold: kind === 'heading' })],
      }),
  )
  const title = `${older.name} and ${newer.name}`
  const typed = await paper({ title, foot: title, children: children.length > 0 ? children : [new Paragraph('')] })
  return (await redlineDrafts(typed, asLines(older), asLines(newer), by, why)).bytes
}

/** Rows of tables are lines in a file that is typed again. */
const asLines = ({ text, blocks }: DraftRead): Draft => ({
  text,
  blocks: blocks.map((block) => ({
    ...block,
    kind: /^(?:table-row|footnote)$/.test(block.kind) ? 'paragraph' : block.kind,
  })),
})
