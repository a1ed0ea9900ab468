import { isToDraft, type Template, toDraft } from '@casewright/templates'
import type { Filled } from '../../output.ts'

/** Notes of what a witness told somebody, in which 'he' is the witness. */
const ofTalk = /\baffiant ?(?:=|is\b|:)|\bwhat (?:he|she) (?:told|said)\b|\b(?:he|she) (?:can|will) (?:say|swear)\b/iu
/** Whoever says 'I' or 'my' outside of a quotation swears to it, unless a lawyer speaks of the client or of what is to be written. */
const speaks =
  /(?<![\p{L}'’-])(?:I(?:['’](?:m|ve|d|ll)| (?!need |represent |met |think |spoke |talked |interviewed |called )\p{Ll})|[Mm]y (?!client\b|notes\b|office\b)\p{L})/u
/** Where a lawyer says what the witness can say, an 'I' is the lawyer's. */
const ofLawyer = /\b(?:he|she) (?:can|will) (?:say|swear|testify)\b/iu
const ofAffiant = /\baffiant ?(?:=|is\b|:)/iu
const quoted = /“[^“”]{0,600}”|"[^"]{0,600}"/gu

/** What a lawyer noted of a witness in the third person waits to be put into the words of whoever swears it. */
export function withWitness({ id }: Pick<Template, 'id'>, text: string, filled: readonly Filled[]): Filled[] {
  if (id !== 'affidavit' || !ofTalk.test(text)) return [...filled]
  const isLawyer = ofLawyer.test(text) && ofAffiant.test(text)
  if (!isLawyer && speaks.test(text.replace(quoted, ' '))) return [...filled]
  return filled.map((one) =>
    one.field === 'statements' && one.by === 'text'
      ? {
          ...one,
          value: one.value
            .split('\n')
            .map((line) =>
              (/^(?:He|She|His|Her)\b/.test(line) ||
                (isLawyer && /^(?:I (?:met|think|spoke|talked|interviewed|called)|We)\b/.test(line))) &&
              !isToDraft(line)
                ? toDraft(line)
                : line,
            )
            .join('\n'),
        }
      : one,
  )
}
