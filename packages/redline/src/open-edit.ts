import { CasewrightError } from '@casewright/core'
import { commentsOf, withComments } from './package/add-comments.ts'
import { asDocument } from './package/as-document.ts'
import { cautionsOf } from './package/cautions.ts'
import { openPackage, type WordPackage } from './package/open-package.ts'
import { mainPart, partNamed, relationsIn, relationsOf } from './package/relations.ts'
import type { ReadWords } from './redline.ts'
import { Remarks } from './remarks.ts'
import type { Part } from './scan/model.ts'
import { scanPart } from './scan/scan-part.ts'
import { EditSession } from './session.ts'
import { Places } from './text/places.ts'

/** A .docx that is edited: its parts, where its words are, and what is to change. */
export interface OpenEdit {
  main: Part
  places: Places
  session: EditSession
  notes: Remarks
  /** Sentences about what the file passes on that its reader does not see. */
  cautions: string[]
  /** The file with all that was gathered. */
  written(): Promise<Uint8Array>
}

/** @throws CasewrightError a file that cannot be edited, with what to do */
export async function openEdit(bytes: Uint8Array, document: ReadWords): Promise<OpenEdit> {
  const uploaded = await openPackage(bytes)
  const { file, said } = await asDocument(uploaded, await mainPart(uploaded))
  const parts = await partsOf(file)
  const [main] = parts
  if (!main || parts.some(({ prefix }) => prefix !== 'w:'))
    throw new CasewrightError('damaged', 'This Word file is written in an unusual way and cannot be edited in place.')
  const paragraphs = parts.flatMap((part) => part.paragraphs)
  const places = new Places(document.text, document.blocks, paragraphs)
  const session = new EditSession(parts, places)
  const existing = await commentsOf(file, main.name)
  const notes = new Remarks(session, main, places, existing.next)
  const written = async () => {
    const changed = session.written()
    for (const [name, xml] of await withComments(file, main, existing, notes.comments)) changed.set(name, xml)
    return file.write(changed)
  }
  const worded = [...parts.map(({ xml }) => xml), existing.xml ?? '']
  return { main, places, session, notes, cautions: [...said, ...(await cautionsOf(file, worded))], written }
}

/** The parts with words: the text, notes, headers and footers, in the order in which they are read. */
async function partsOf(file: WordPackage): Promise<Part[]> {
  const main = await mainPart(file)
  const relations = relationsIn((await file.read(relationsOf(main))) ?? '')
  const kinds = ['/footnotes', '/endnotes', '/header', '/footer']
  const names = kinds.flatMap((kind) =>
    relations
      .filter(({ type, external }) => type.endsWith(kind) && !external)
      .map(({ target }) => partNamed(target, main)),
  )
  const parts: Part[] = []
  for (const name of [...new Set([main, ...names])]) {
    const xml = await file.read(name)
    if (xml !== undefined) parts.push(scanPart(name, xml))
  }
  return parts
}
