import { type Part, runsIn, type TemplateField } from '@casewright/templates/pages'
import { withoutSensitive as withBlanks } from '../preview/edited.ts'
import type { Made } from '../preview/made.ts'
import { without } from './cover-all.ts'
import type { Answers, Shown } from './work.ts'

type Field = Pick<TemplateField, 'name' | 'label' | 'sensitive' | 'cues'>

export const sensitiveNames = (fields: readonly Field[]): string[] =>
  fields.filter(({ sensitive }) => sensitive).map(({ name }) => name)

/** Answers without those that are never kept. */
export const withoutFields = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))

/** What sensitive fields are called. */
export const namesOf = (fields: readonly Field[]): string[] =>
  fields.filter(({ sensitive }) => sensitive).flatMap(({ label, cues = [] }) => [label, ...cues])

export const valuesIn = (answers: Answers = {}, names: readonly string[]): string[] =>
  names.flatMap((name) => answers[name] ?? [])

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

/**
 * A document whose sensitive values are blanks again where they were put, and the values, which may stand in other words.
 * @param known the fields of its type
 */
export function blanked(
  { made, edited, ...shown }: Shown,
  known: readonly Field[],
): { shown: Shown; values: string[] } {
  // Of a type that is gone, or not there yet, the document itself says what is sensitive.
  const said = made.filled
    .filter(({ field, sensitive }) => sensitive && !known.some(({ name }) => name === field))
    .map(({ field, label }): Field => ({ name: field, label, sensitive: true }))
  const fields = [...known, ...said]
  const names = sensitiveNames(fields)
  const isSecret = ({ field, sensitive }: Made['filled'][number]) => sensitive || names.includes(field)
  const { title, parts } = withBlanks({ title: made.title, parts: made.parts }, fields)
  const plain: Made = {
    ...made,
    title,
    parts,
    missing: missingOf(made, parts),
    filled: made.filled.filter((one) => !isSecret(one)),
    answers: withoutFields(made.answers, names),
  }
  const values = [
    ...made.filled.filter(isSecret).map(({ value }) => value),
    ...valuesIn(made.answers, names),
    ...valuesIn(edited?.corrected, names),
    ...[made, edited]
      .flatMap((one) => one?.parts ?? [])
      .flatMap(runsIn)
      .flatMap(({ text, sensitive, blank }) => (sensitive && blank === undefined ? [text] : [])),
  ]
  return { shown: { ...shown, made: plain, edited: edited && withBlanks(edited, fields) }, values }
}

/** A document as a draft may hold it: nothing of it is sensitive, wherever it stands. */
export function withoutSensitive(shown: Shown, known: readonly Field[]): Shown {
  const { shown: plain, values } = blanked(shown, known)
  return without(plain, { values, names: namesOf(known) })
}
