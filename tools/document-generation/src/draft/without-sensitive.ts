import { type Part, type Run, runsIn, type TemplateField } from '@casewright/templates/pages'
import { mapRuns } from '../document/map-runs.ts'
import { type EditedDocument, withoutSensitive as withBlanks } from '../preview/edited.ts'
import type { Made } from '../preview/made.ts'
import type { Answers, Shown } from './work.ts'

type Field = Pick<TemplateField, 'name' | 'label' | 'sensitive'>

export const sensitiveNames = (fields: readonly Field[]): string[] =>
  fields.filter(({ sensitive }) => sensitive).map(({ name }) => name)

/** Answers without those that are never kept. */
export const withoutFields = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))

/** What stands in a text where a sensitive value was taken out. */
export const takenOut = '[not kept]'
const socialSecurity = /\b\d{3}[- ]\d{2}[- ]\d{4}\b/g
const passport = /(\bpassport\b[^\n]{0,20}?)\b(?=[a-z]*\d)[a-z\d]{6,9}\b/gi

/** A text without the words at some places, and without what has the form of a Social Security or passport number. */
export function withoutWords(text: string, places: readonly { start: number; end: number }[]): string {
  let out = text
  for (const { start, end } of places.toSorted((a, b) => b.start - a.start))
    out = out.slice(0, start) + takenOut + out.slice(end)
  return out.replace(socialSecurity, takenOut).replace(passport, `$1${takenOut}`)
}

/** Sensitive values as blanks again: where they were put, and where they stand in other words. */
function blanked(document: EditedDocument, fields: readonly Field[], answers: Answers): EditedDocument {
  const secret = fields
    .filter(({ sensitive }) => sensitive)
    .flatMap(({ name, label }) =>
      [answers[name], document.corrected?.[name]].flatMap((value = '') =>
        value.trim().length > 3 ? [{ label, value: value.trim() }] : [],
      ),
    )
  const { parts, ...rest } = withBlanks(document, fields)
  const scrub = (run: Run): Run => ({
    ...run,
    text: secret.reduce((text, { label, value }) => text.replaceAll(value, `[${label}]`), run.text),
  })
  return { ...rest, parts: mapRuns(parts, (run) => [run.blank === undefined ? scrub(run) : run]) }
}

const missingOf = (made: Made, parts: readonly Part[]): Made['missing'] => {
  const missing = new Map<string, Made['missing'][number]>()
  for (const { blank, text } of parts.flatMap(runsIn)) {
    if (!blank) continue
    const places = (missing.get(blank)?.places ?? 0) + 1
    missing.set(blank, {
      ...(made.missing.find(({ field }) => field === blank) ?? { field: blank, label: text.slice(1, -1) }),
      places,
    })
  }
  return [...missing.values()]
}

/** A document as a draft may hold it: every sensitive value is a blank again. */
export function withoutSensitive(shown: Shown, known: readonly Field[]): Shown {
  const { made, edited } = shown
  // Of a type that is gone, or not there yet, the document itself says what is sensitive.
  const said = made.filled
    .filter(({ field, sensitive }) => sensitive && !known.some(({ name }) => name === field))
    .map(({ field, label }): Field => ({ name: field, label, sensitive: true }))
  const fields = [...known, ...said]
  const names = sensitiveNames(fields)
  const clean = (document: EditedDocument) => blanked(document, fields, made.answers)
  const { title, parts } = clean(made)
  const plain: Made = {
    ...made,
    title,
    parts,
    missing: missingOf(made, parts),
    filled: made.filled.filter(({ field, sensitive }) => !sensitive && !names.includes(field)),
    answers: withoutFields(made.answers, names),
  }
  return { ...shown, made: plain, edited: edited && clean(edited) }
}
