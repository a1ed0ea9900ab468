import type { Part, Run } from '@casewright/templates/pages'
import type { EditedDocument } from '../preview/edited.ts'

type Shape = Record<string, unknown>
export const isObject = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown) => typeof value === 'string'
export const may = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value)
export const listOf = (is: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(is)
/** Whether something is an object with these properties; others do no harm. */
export const shaped =
  (shape: Record<string, (value: unknown) => boolean>) =>
  (value: unknown): boolean =>
    isObject(value) && Object.entries(shape).every(([name, is]) => is(value[name]))

const isBoolean = (value: unknown) => typeof value === 'boolean'
const ofRun: Record<keyof Run, (value: unknown) => boolean> = {
  text: isText,
  blank: may(isText),
  field: may(isText),
  doubt: may(isText),
  sensitive: may(isBoolean),
  bold: may(isBoolean),
}
const runs = listOf(shaped(ofRun))
export const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const line = shaped({ label: isText, value: (value) => value === null || runs(value) })
const words = shaped({ runs })
const kinds: Record<Part['kind'], (value: unknown) => boolean> = {
  title: words,
  heading: words,
  paragraph: words,
  note: words,
  letterhead: shaped({ name: runs, lines: listOf(runs) }),
  lines: shaped({ lines: listOf(runs), side: oneOf(['left', 'right', 'center']), toSign: may(isBoolean) }),
  clause: shaped({ number: isText, level: oneOf([0, 1, 2]), heading: may(runs), runs }),
  rows: shaped({ rows: listOf(shaped({ label: isText, runs })) }),
  items: shaped({ items: listOf(runs) }),
  signatures: shaped({ signatures: listOf(shaped({ party: runs, lines: listOf(line) })) }),
}

/** Whether something that was stored is the parts of a document, each of a kind that there is. By hand: pages have no schema. */
const isParts = listOf(
  (part) =>
    isObject(part) &&
    typeof part.kind === 'string' &&
    Object.hasOwn(kinds, part.kind) &&
    kinds[part.kind as Part['kind']](part),
)

/** Whether something that was stored is a document as it was edited: a title and parts. */
export const isDocument = (value: unknown): value is Pick<EditedDocument, 'title' | 'parts'> =>
  shaped({ title: isText, parts: isParts })(value)
