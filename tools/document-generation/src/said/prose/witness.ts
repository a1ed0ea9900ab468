import { isToDraft, type Template, toDraft } from '@casewright/templates'
import type { Filled } from '../../output.ts'

/** Notes of what a witness told somebody, in which 'he' is the witness. */
const ofTalk =
  /\baffiant ?(?:=|is\b|:)|\b(?:he|she) told me\b|\bwhat (?:he|she) (?:told|said)\b|\b(?:he|she) (?:can|will) (?:say|swear)\b/iu
const speaks = /(?<![\p{L}'’])I (?:am|was|saw|live|work|heard|own|have known|swear)\b/u

/** What a lawyer noted of a witness in the third person waits to be put into the words of whoever swears it. */
export function withWitness({ id }: Pick<Template, 'id'>, text: string, filled: readonly Filled[]): Filled[] {
  if (id !== 'affidavit' || !ofTalk.test(text) || speaks.test(text)) return [...filled]
  return filled.map((one) =>
    one.field === 'statements' && one.by === 'text'
      ? {
          ...one,
          value: one.value
            .split('\n')
            .map((line) => (/^(?:He|She|His|Her)\b/.test(line) && !isToDraft(line) ? toDraft(line) : line))
            .join('\n'),
        }
      : one,
  )
}
