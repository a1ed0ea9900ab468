import { steady } from '@casewright/word'
import { Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import type { Paper } from '../paper.ts'
import { blocksOf } from './blocks.ts'
import { numbering, page, styles } from './look.ts'

/** @returns the bytes of a .docx */
export async function makeDocx(paper: Paper): Promise<Uint8Array> {
  const { title, parts, letter } = paper
  const document = new Document({
    title,
    styles,
    numbering,
    sections: [
      {
        properties: { page, titlePage: letter },
        ...(letter
          ? {
              headers: {
                first: new Header({ children: [foot([])] }),
                default: new Header({ children: [foot(pageOf)] }),
              },
            }
          : { footers: { default: new Footer({ children: [foot([...pageOf, ' of ', PageNumber.TOTAL_PAGES])] }) } }),
        children: parts.flatMap((part, n) => blocksOf(part, n, paper)),
      },
    ],
  })
  return steady(await Packer.toBuffer(document))
}

const pageOf = ['Page ', PageNumber.CURRENT]

const foot = (children: (string | (typeof PageNumber)[keyof typeof PageNumber])[]) =>
  new Paragraph({ style: 'Foot', children: children.length > 0 ? [new TextRun({ children })] : [] })
