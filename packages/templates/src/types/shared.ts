import type { TemplateSource } from '../template.ts'

type Part = TemplateSource['parts'][number]

/** Stands on every draft, and is taken out before it is signed, sent or filed. */
export const reviewNote: Part = {
  note: 'Draft for review by an attorney. Delete this line before the document is signed, sent or filed.',
}
