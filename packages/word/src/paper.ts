import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  type IPropertiesOptions,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { clean } from './clean.ts'
import { line } from './parts.ts'

/** Twentieths of a point: U.S. Letter with margins of an inch. */
const page = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1440, right: 1440, bottom: 1440, left: 1440 },
}

const font = 'Georgia'
const ink = '16212F'
/** Word's own heads are blue. */
const heads = {
  title: { run: { font, size: 36, color: ink } },
  heading1: { run: { font, size: 26, bold: true, color: ink } },
  heading2: { run: { font, size: 23, bold: true, color: ink } },
}

/** What a file of ours says of itself, and what stands in it. */
export interface Paper {
  /** Of the file, as a reader's list of documents shows it; not printed. */
  title: string
  children: readonly FileChild[]
  /** Above each page: what it is, and of when. */
  head?: { left: string; right: string }
  /** Stands in the foot of each page, before its number: what this is, and of whom. */
  foot: string
  /** That nothing here is legal advice; the last paragraph. Left out where the words are the person's own. */
  notAdvice?: string
  /** Parts of a Word file that few files have: comments, numbering. */
  more?: Partial<IPropertiesOptions>
}

/**
 * A file for Word, on Letter paper in a serif, with numbered pages.
 * @returns the bytes of the .docx
 */
export async function paper({ title, children, head, foot, notAdvice, more }: Paper): Promise<Uint8Array> {
  const document = new Document({
    title: clean(title).slice(0, 200),
    creator: 'Casewright',
    styles: { default: { document: { run: { font, size: 22 } }, ...heads } },
    ...more,
    sections: [
      {
        properties: { page },
        ...(head && { headers: { default: new Header({ children: [headLine(head)] }) } }),
        footers: { default: new Footer({ children: [footLine(foot)] }) },
        children: [...children, ...(notAdvice ? [line({ text: notAdvice, small: true })] : [])],
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** Twentieths of a point: the right edge of the text. */
const edge = page.size.width - page.margin.left - page.margin.right

const headLine = ({ left, right }: NonNullable<Paper['head']>) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: edge }],
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 4, color: '8A8A8A' } },
    children: [
      new TextRun({ text: clean(left).slice(0, 100), size: 16 }),
      new TextRun({ children: ['\t', clean(right)], size: 16 }),
    ],
  })

const footLine = (foot: string) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      new TextRun({ text: `${clean(foot).slice(0, 160)} · Page `, size: 16 }),
      new TextRun({ size: 16, children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
    ],
  })
