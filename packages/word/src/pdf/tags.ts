/** What an element of the document's structure is, as PDF names it. */
export type Tag =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Note'
  | 'Document'

type Content = ReturnType<PDFKit.PDFDocument['markStructureContent']>

/** An element of the structure and what is marked as its content, in reading order. */
export interface Element {
  tag: Tag
  children: (Element | Content)[]
}

export function element(tag: Tag, parent?: Element): Element {
  const made: Element = { tag, children: [] }
  parent?.children.push(made)
  return made
}

/** Draws something as content of an element. */
export function draw(document: PDFKit.PDFDocument, { tag, children }: Element, drawing: () => void): void {
  children.push(document.markStructureContent(tag))
  drawing()
  document.endMarkedContent()
}

/** Draws what is no content: rules, numbers of pages. */
export function drawBeside(document: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', drawing: () => void): void {
  document.markContent('Artifact', { type })
  drawing()
  document.endMarkedContent()
}

/** What its types do not know yet. */
const rowHead: object = { scope: 'Row' }

/** The structure as the file holds it. */
export function structureOf(document: PDFKit.PDFDocument, { tag, children }: Element): PDFKit.PDFStructureElement {
  return document.struct(
    tag,
    tag === 'TH' ? rowHead : {},
    children.map((child) => ('tag' in child ? structureOf(document, child) : child)),
  )
}
