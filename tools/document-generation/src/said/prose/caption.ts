import { courtOf } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'

const isPaper = /^(?:motion|brief|affidavit|discovery-requests)$/
/** 'S.D. Ind.', 'SDNY': a federal court as lawyers cite it, which a caption writes out. */
const short = /^(?:\p{Lu}\.?\s?){0,2}D\.?\s?(?:\p{Lu}\.?\s?\p{Lu}\.?|\p{Lu}[\p{L}. ]{1,14})$/u

/** What a motion is called that is only named by its rule. Federal Rules of Civil Procedure 12, 15, 26, 37, 42, 45, 50, 55, 56, 59, 60 and 65. */
const byRule: readonly [RegExp, string][] = [
  [/^12\(?b\)?\(?[1-7]\)?/, 'Motion to dismiss'],
  [/^12\(?c\)?/, 'Motion for judgment on the pleadings'],
  [/^12\(?e\)?/, 'Motion for a more definite statement'],
  [/^12\(?f\)?/, 'Motion to strike'],
  [/^15\(?a\)?/, 'Motion for leave to amend'],
  [/^26\(?c\)?/, 'Motion for a protective order'],
  [/^37\b/, 'Motion to compel'],
  [/^42\(?a\)?/, 'Motion to consolidate'],
  [/^45\(?d\)?/, 'Motion to quash'],
  [/^50\(?a\)?/, 'Motion for judgment as a matter of law'],
  [/^55\(?c\)?/, 'Motion to set aside default'],
  [/^56\b/, 'Motion for summary judgment'],
  [/^59\b/, 'Motion for a new trial'],
  [/^60\(?b\)?/, 'Motion for relief from judgment'],
  [/^65\b/, 'Motion for a preliminary injunction'],
]
const named =
  /\b(?:rule |FRCP |Fed\. ?R\. ?Civ\. ?P\. ?)?(?<rule>(?:12|15|26|37|42|45|50|55|56|59|60|65)(?:\(?[a-h]\)?)?(?:\(?[1-7]\)?)?) motion\b|\bmotion (?:is )?(?:made )?(?:under|per|pursuant to) (?:rule |FRCP |Fed\. ?R\. ?Civ\. ?P\. ?)(?<under>\d{2}(?:\([a-h]\))?(?:\([1-7]\))?)/iu

const days = 86_400_000
/** The day of a certificate of service is one on which the paper can have been served: when a summons was served is a fact of the case. */
export const withServiceDay = (filled: readonly Filled[], today: string): Filled[] =>
  filled.filter(
    ({ field, by, value }) =>
      field !== 'serviceDate' || by !== 'text' || Date.parse(value) >= Date.parse(today) - 7 * days,
  )

/** The caption of a paper for a court: a federal court in full, and a motion by its rule where nothing else says what it is called. */
export function withCaption({ id, fields }: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (!isPaper.test(id)) return [...filled]
  const written = filled.map((one): Filled => {
    const found = one.field === 'court' && one.by === 'text' && short.test(one.value) ? courtOf(one.value) : null
    if (one.field === 'caseNumber' && one.by === 'text')
      return {
        ...one,
        value: one.value.replace(/^(?:case |docket |cause |index )?(?:nos?\.?|number|#):? ?(?=[\dA-Z])/iu, ''),
      }
    if (one.field === 'affiantName' && one.by === 'text')
      return { ...one, value: one.value.replace(/^(?:Mrs?|Ms|Miss)\.? (?=\p{Lu}[\p{L}.’'-]* \p{Lu})/u, '') }
    return found?.name.startsWith('United States District Court')
      ? { ...one, value: found.name.replace(/^(United States District Court), (?=\p{Lu})/u, '$1 for the District of ') }
      : one
  })
  const title = fields.find(({ name }) => name === 'motionTitle')
  if (!title || written.some(({ field }) => field === 'motionTitle')) return written
  const found = named.exec(text)
  const rule = found?.groups?.rule ?? found?.groups?.under ?? ''
  const value = byRule.find(([pattern]) => pattern.test(rule))?.[1]
  return found && value
    ? [
        ...written,
        {
          field: title.name,
          label: title.label,
          by: 'text',
          value,
          from: { start: found.index, end: found.index + found[0].length },
        },
      ]
    : written
}
