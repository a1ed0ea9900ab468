import { z } from 'zod'

/** The formats that can be read. Told by the bytes, never by the file's name. */
export const documentKinds = ['pdf', 'docx', 'doc', 'txt'] as const
export const documentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof documentKind>

/** One page. `start` and `end` are UTF-16 offsets into `text`; a page without text has `start === end`. */
export const pageSpan = z.object({
  number: z.int().positive(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  ocr: z.object({ confidence: z.number().min(0).max(100) }).optional(),
  failed: z.boolean().optional().meta({ description: 'The page could not be read' }),
  lines: z
    .array(z.tuple([z.int().nonnegative(), z.int().positive()]))
    .optional()
    .meta({
      description:
        'Where each printed line begins, and its number: the one printed in the margin, else counted from the top of the page without page numbers and filing stamps. Absent: not known',
    }),
})
export type PageSpan = z.infer<typeof pageSpan>

export const blockKinds = ['heading', 'paragraph', 'list-item', 'table-row', 'footnote'] as const

/** A run of text that the document sets apart. `level` is 1 to 6, on headings only. */
export const block = z.object({
  kind: z.enum(blockKinds),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  level: z.int().min(1).max(6).optional(),
})
export type Block = z.infer<typeof block>

/**
 * The text of a document, and where everything stands in it. All offsets are UTF-16 offsets
 * into `text`. Paragraphs are parted by a newline, pages by a form feed.
 *
 * Formats without pages (DOCX, DOC, TXT without form feeds) have an empty `pages` and
 * `pagesTotal` 0: a page number is never guessed.
 */
export const documentText = z.object({
  kind: documentKind,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  title: z.string().optional(),
  text: z.string(),
  pages: z.array(pageSpan),
  firstLine: z
    .int()
    .positive()
    .optional()
    .meta({ description: 'Of a plain text, the line of the file with which `text` begins, where it is not the first' }),
  pagesTotal: z.int().nonnegative().meta({ description: 'Pages that the file has, read or not' }),
  blocks: z.array(block),
  warnings: z.array(z.string()).meta({ description: 'Sentences for the reader, such as hidden text found' }),
})
export type DocumentText = z.infer<typeof documentText>

/** How many pages have been read: those that could be opened, whether or not words stood on them. */
export const pagesRead = (document: Pick<DocumentText, 'pages'>): number =>
  document.pages.filter((page) => !page.failed).length
