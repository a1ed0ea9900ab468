import type { DocumentType } from '../output.ts'
import { merged, replacedAt } from '../sensitive/covered.ts'
import { asMade } from './as-made.ts'
import { takenOut, without } from './cover-all.ts'
import { isDocument, isObject } from './is-parts.ts'
import { blanked, namesOf, sensitiveNames, valuesIn, withoutFields } from './without-sensitive.ts'
import { type Answers, emptyWork, isWorth, type Shown, type Work } from './work.ts'

const form = 1

/** What this browser remembers for a person. */
export interface Remembered {
  /** When the work was written, ISO 8601; `null` where there is none. */
  at: string | null
  work: Work | null
  /** Whether they were told that dictation may send speech to the browser's maker, and go on. */
  mayDictate: boolean
}

export const nothing: Remembered = { at: null, work: null, mayDictate: false }

const words = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const answers = (value: unknown): Answers =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([, one]) => typeof one === 'string'),
  ) as Answers
const byType = (value: unknown): Work['answers'] =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([type, one]) => [type, answers(one)]))
function shownIn(value: unknown): Shown | null {
  if (!isObject(value) || typeof value.run !== 'string') return null
  const made = asMade(value.made)
  const isSound = value.edited === null || isDocument(value.edited)
  return made && isSound ? ({ ...value, made } as Shown) : null
}

/** Reads what was remembered; what is not as it was written counts as nothing. */
export function readDraft(value: unknown): Remembered {
  if (!isObject(value) || value.form !== form) return nothing
  const work = isObject(value.work) ? value.work : null
  const tab = work && words(work.tab)
  return {
    at: tab ? words(value.at) : null,
    mayDictate: value.mayDictate === true,
    work: tab
      ? {
          ...emptyWork(tab),
          type: words(work.type),
          method: (['voice', 'paste', 'manual'] as const).find((method) => method === work.method) ?? null,
          text: words(work.text) ?? '',
          answers: byType(work.answers),
          corrections: byType(work.corrections),
          shown: shownIn(work.shown),
        }
      : null,
  }
}

/** What is known of the sensitive words in the text. */
export interface Secrets {
  /** Where they stand in it; `null` while that is not known. */
  places: readonly { start: number; end: number }[] | null
  /** A text of which it was known, to keep until it is. */
  before: string
}

/**
 * What may be remembered of a person's work: nothing that its types call sensitive, and nothing that looks like a number
 * by which somebody is identified, wherever it stands.
 */
export function toDraft(
  work: Work,
  types: readonly DocumentType[],
  { places, before }: Secrets,
  { mayDictate, at }: { mayDictate: boolean; at: string },
): Record<string, unknown> {
  if (!isWorth(work)) return { form, mayDictate }
  const fieldsOf = (id: string | null) => types.find((type) => type.id === id)?.fields ?? []
  const plain = (all: Work['answers']) =>
    Object.fromEntries(Object.entries(all).map(([id, one]) => [id, withoutFields(one, sensitiveNames(fieldsOf(id)))]))
  const { tellModel: _, shown, ...rest } = work
  const isSecretive = sensitiveNames(fieldsOf(work.type)).length > 0
  const read = isSecretive ? merged(places ?? []) : []
  const heard = read.map(({ start, end }) => work.text.slice(start, end))
  const typed = [work.answers, work.corrections].flatMap((all) =>
    Object.entries(all).flatMap(([id, one]) => valuesIn(one, sensitiveNames(fieldsOf(id)))),
  )
  const document = shown && blanked(shown, fieldsOf(shown.made.documentType))
  const kept = {
    ...rest,
    text: isSecretive && !places ? before : replacedAt(work.text, read, () => takenOut),
    answers: plain(work.answers),
    corrections: plain(work.corrections),
    shown: document?.shown ?? null,
  }
  const values = [...heard, ...typed, ...(document?.values ?? [])]
  const names = namesOf([...fieldsOf(work.type), ...fieldsOf(shown?.made.documentType ?? null)])
  return { form, mayDictate, at, work: without(kept, { values, names }) }
}
