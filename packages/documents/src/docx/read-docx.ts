import type { OfficeErrorType, OfficeParserAST } from 'officeparser'
import { addRunning } from '../doc/add-lines.ts'
import { damaged, passwordNeeded, type ReadFailure, tooLarge } from '../failure.ts'
import type { ReadLimits } from '../limits.ts'
import { type ReadText, TextBuilder } from '../text/text-builder.ts'
import { chooseTitle } from '../text/title.ts'
import { BodyWalk } from './body-walk.ts'
import { noticesOf } from './notices.ts'
import { Numbering } from './numbering.ts'
import { packParts } from './pack.ts'
import { checkParts, type Parts } from './parts.ts'
import { prepareParts } from './prepare.ts'
import { readStyles } from './styles.ts'

/** Reads a DOCX. Pages are not told: they come about only when a program lays the text out. */
export async function readDocx(bytes: Uint8Array, limits: ReadLimits): Promise<ReadText> {
  const parts = await checkParts(bytes, limits)
  const styles = readStyles(xmlOf(parts, 'word/styles.xml'))
  const numbering = new Numbering(xmlOf(parts, 'word/numbering.xml'), styles)
  const ast = await parse(packParts(prepareParts(parts)), limits)
  const builder = new TextBuilder(limits)
  const walk = new BodyWalk(builder, styles, numbering)
  walk.blocks(ast.content)
  const running = [...(ast.auxiliary?.headers ?? []), ...(ast.auxiliary?.footers ?? [])]
  addRunning(builder, walk.flat(running))
  for (const sentence of noticesOf(parts)) builder.warn(sentence)
  return builder.finish('docx', { title: chooseTitle(ast.metadata.title, walk.headings, walk.opening) })
}

const xmlOf = (parts: Parts, name: string): string => parts.get(name)?.toString('utf8') ?? ''

async function parse(archive: Buffer, limits: ReadLimits): Promise<OfficeParserAST> {
  const { OfficeParser } = await import('officeparser')
  try {
    return await OfficeParser.parseOffice(archive, {
      fileType: 'docx',
      ignoreComments: true,
      ignoreInternalLinks: true,
      onWarning: () => {},
      decompressionLimits: { maxUncompressedBytes: limits.inflatedBytes, maxXmlElements: limits.xmlElements },
    })
  } catch (error) {
    throw refused(error)
  }
}

function refused(error: unknown): ReadFailure {
  const code = (error as { officeIssue?: { code?: `${OfficeErrorType}` } }).officeIssue?.code ?? ''
  if (code.startsWith('PASSWORD')) return passwordNeeded()
  if (/_LIMIT_EXCEEDED$/.test(code)) return tooLarge('holds more elements than can be read at once')
  return damaged(error)
}
