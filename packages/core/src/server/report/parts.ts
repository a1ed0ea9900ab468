import type { ReportBlock, ReportCell, ReportText, ReportTone, ReportWords } from './schema.ts'

/** The parts of a report, each as a call. What they return is plain data, which a tool may also write itself. */
export const part = {
  heading: (text: string, level: 1 | 2 = 1): ReportBlock => ({ kind: 'heading', text, level }),
  text: (words: ReportWords): ReportText => ({ kind: 'text', words }),
  small: (words: ReportWords): ReportText => ({ kind: 'text', words, small: true }),
  /** 'Court: Supreme Court of Ohio', the label in bold. */
  labeled: (label: string, words: string): ReportText => ({
    kind: 'text',
    words: [{ text: `${label}: `, bold: true }, words],
  }),
  points: (items: readonly ReportWords[]): ReportText => ({ kind: 'points', items }),
  numbered: (items: readonly ReportWords[]): ReportText => ({ kind: 'points', items, numbered: true }),
  /** Words of a source or of a document, as they stand there; line breaks in them are those of a page. */
  quotation: (text: string, source?: ReportWords): ReportText => ({
    kind: 'quotation',
    text: text.replace(/\s+/g, ' ').trim(),
    ...(source && { source }),
  }),
  /** What a model wrote. */
  written: (words: ReportWords): ReportText => ({ kind: 'written', words }),
  status: (tone: ReportTone, label: string, words?: ReportWords): ReportText => ({
    kind: 'status',
    tone,
    label,
    ...(words !== undefined && { words }),
  }),
  address: (label: string, url: string): ReportText => ({ kind: 'address', label, url }),
  /** `widths` are shares. */
  table: (
    head: readonly string[],
    rows: readonly (readonly ReportCell[])[],
    widths?: readonly number[],
  ): ReportBlock => ({ kind: 'table', head, rows, ...(widths && { widths }) }),
  /** Lines to write on. */
  blanks: (...labels: string[]): ReportBlock => ({ kind: 'blanks', labels }),
}
