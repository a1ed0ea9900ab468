import type { DocumentType } from '../output.ts'
import { sensitiveNames, withoutFields, withoutSensitive, withoutWords } from './without-sensitive.ts'
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const words = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const answers = (value: unknown): Answers =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(([, one]) => typeof one === 'string'),
  ) as Answers
const byType = (value: unknown): Work['answers'] =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([type, one]) => [type, answers(one)]))
const isShown = (value: unknown): value is Shown =>
  isObject(value) && typeof value.run === 'string' && isObject(value.made) && Array.isArray(value.made.parts)

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
          shown: isShown(work.shown) ? work.shown : null,
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

/** What may be remembered of a person's work: nothing that its types call sensitive. */
export function toDraft(
  work: Work,
  types: readonly DocumentType[],
  { places, before }: Secrets,
  { mayDictate, at }: { mayDictate: boolean; at: string },
): Record<string, unknown> {
  const fieldsOf = (id: string | null) => types.find((type) => type.id === id)?.fields ?? []
  const plain = (all: Work['answers']) =>
    Object.fromEntries(Object.entries(all).map(([id, one]) => [id, withoutFields(one, sensitiveNames(fieldsOf(id)))]))
  const isSecretive = sensitiveNames(fieldsOf(work.type)).length > 0
  const text = !isSecretive ? work.text : places ? withoutWords(work.text, places) : before
  const { tellModel: _, shown, ...rest } = work
  return {
    form,
    mayDictate,
    ...(isWorth(work) && {
      at,
      work: {
        ...rest,
        text,
        answers: plain(work.answers),
        corrections: plain(work.corrections),
        shown: shown && withoutSensitive(shown, fieldsOf(shown.made.documentType)),
      },
    }),
  }
}
