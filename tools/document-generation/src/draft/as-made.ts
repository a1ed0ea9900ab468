import type { Made } from '../preview/made.ts'
import { isDocument, isObject, isText, listOf, may, oneOf, shaped } from './is-parts.ts'

const place = shaped({ start: Number.isInteger, end: Number.isInteger })
const by = oneOf(['form', 'text', 'model', 'person', 'profile', 'matter'])
/** What of a made document is there besides its title and parts, if it is. */
const isMade = shaped({
  documentType: may(isText),
  missing: may(listOf(shaped({ field: isText, label: isText, places: Number.isInteger }))),
  filled: may(listOf(shaped({ field: isText, label: isText, value: isText, by, own: may(isText), from: may(place) }))),
  doubts: may(listOf(shaped({ field: isText, words: isText, why: isText }))),
  leftOut: may(listOf(shaped({ label: isText, why: isText }))),
  unplaced: may(listOf(place)),
  account: may(
    listOf(
      shaped({
        start: Number.isInteger,
        end: Number.isInteger,
        standing: oneOf(['placed', 'unplaced', 'left-out']),
        fields: listOf(isText),
        open: listOf(shaped({ field: isText, line: isText, held: may((value) => value === true) })),
        why: may(isText),
      }),
    ),
  ),
  answers: may((value) => isObject(value) && Object.values(value).every(isText)),
  written: may(
    (value) =>
      value === null || shaped({ fields: listOf(isText), model: shaped({ provider: isText, name: isText }) })(value),
  ),
  coverage: may(shaped({ basis: isText, notes: may(listOf(isText)) })),
})

/** A made document that was stored, with what it lacks as empty; `null` where it is none that the preview can show. */
export const asMade = (value: unknown): Made | null =>
  isDocument(value) && isMade(value)
    ? {
        documentType: '',
        missing: [],
        filled: [],
        answers: {},
        doubts: [],
        leftOut: [],
        written: null,
        coverage: { basis: 'evidence' },
        ...value,
      }
    : null
