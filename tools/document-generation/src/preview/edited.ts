import type { Part, Run, TemplateField } from '@casewright/templates/pages'
import { mapRuns } from '../document/map-runs.ts'

/** A document as a person has edited it. Plain JSON. */
export interface EditedDocument {
  title: string
  parts: Part[]
  /** The document of 'My documents' that it is kept as, and the version that was worked on. */
  keptAs?: { id: string; seen: number }
  /** What the person filled in or corrected here, by field: a document that is made again is made of it too. */
  corrected?: Record<string, string>
  /** What the person left out of the words that are held beside it, each by its place. */
  dismissed?: string[]
}

/** For a draft: sensitive values are blanks again. */
export function withoutSensitive(
  document: EditedDocument,
  fields: readonly Pick<TemplateField, 'name' | 'label' | 'sensitive'>[],
): EditedDocument {
  const blank = ({ field = '', sensitive, bold }: Run): Run => ({
    text: `[${fields.find(({ name }) => name === field)?.label ?? 'Sensitive value'}]`,
    blank: field,
    sensitive,
    ...(bold && { bold }),
  })
  const secret = new Set(fields.filter(({ sensitive }) => sensitive).map(({ name }) => name))
  const { corrected } = document
  return {
    ...document,
    ...(corrected && {
      corrected: Object.fromEntries(Object.entries(corrected).filter(([field]) => !secret.has(field))),
    }),
    parts: mapRuns(document.parts, (run) => (run.sensitive && run.blank === undefined ? [blank(run)] : [run])),
  }
}
