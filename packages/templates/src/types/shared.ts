import type { TemplateSource } from '../template.ts'

type Part = TemplateSource['parts'][number]

/** Stands on every draft, and is taken out before it is signed, sent or filed. */
export const reviewNote: Part = {
  note: 'Draft for review by an attorney. Delete this line before the document is signed, sent or filed.',
}

/** Stands on a contract: what nobody supplied in it is the template's. */
export const contractNote: Part = {
  note: 'Draft for review by an attorney. Periods, such as those of notice, and other standard terms that nobody supplied are the template’s: check each of them. Delete this line before the document is signed, sent or filed.',
}
