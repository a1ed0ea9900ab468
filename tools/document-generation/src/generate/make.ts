import { makeDocument, plainText, type Template, today } from '@casewright/templates'
import { lawOn } from '../law/law-on.ts'
import type { Doubt, Remade } from '../output.ts'
import { localDay } from './local-day.ts'
import { markDoubts } from './mark-doubts.ts'

/** Most characters of a title; a document is called by it, and so are its files. */
const longestTitle = 200

/**
 * The document of a template and answers, with its structure and as plain text.
 * @param beside how many sentences of the notes are kept beside it
 */
export function made(
  template: Template,
  values: Readonly<Record<string, string>>,
  { date = localDay(), doubts = [], beside = 0 }: { date?: string; doubts?: readonly Doubt[]; beside?: number } = {},
): Remade {
  const law = lawOn(template, values)
  const document = makeDocument(template, { ...values, [today]: date }, beside)
  return {
    title: shortened(document.title),
    formattedContent: plainText(document),
    parts: markDoubts(document.parts, doubts),
    missing: document.missing,
    ...(law.length > 0 && { law }),
  }
}

function shortened(title: string): string {
  const line = title.replace(/\s+/g, ' ').trim()
  if (line.length <= longestTitle) return line
  const cut = line
    .slice(0, longestTitle - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  return `${cut.replace(/(?<!\s)\s+\S*$/, '') || cut}…`
}
