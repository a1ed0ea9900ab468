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

/** Word that came to the witness from nobody in particular, or from a third person. */
const hearsay =
  /\b(?:(?:cousin|brother|sister|friend|neighbor|nephew|niece|aunt|uncle|buddy|co-?worker|doctors?|surgeon|nurse|physician|therapist|dentist|somebody|someone|people|everybody|everyone|folks|they all)(?: \p{Lu}\p{L}+)? (?:said|says|(?:told|tells?)(?! (?:me|us|him|her|them) (?:not )?to\b)|knows?|thinks?|claims?)|(?:I|he|she) (?:heard|was told|read|gathered) that|supposedly|apparently|allegedly|rumou?r(?:s|ed)?|word is|I hear)\b/iu
/** What the witness thinks, and does not know. */
const opinion =
  /\b(?:I|he|she) (?:would (?:say|guess|bet)|thinks?|believes?|guess(?:es)?|assumes?|supposes?|figures?|suspects?|feels? that)\b|\b(?:negligen\w+|reckless\w*|at fault|liable|as hell|must have been|in (?:my|his|her) opinion|no doubt|obviously|clearly (?:was|were|is|are|had)|(?:was|were|is|are|had) clearly|probably|maybe|perhaps)\b/iu
/** Notes that have no subject: 'Not paid, ate a biscuit.' */
const bare = /^(?:Not|Never|Did|Was|Were|Had|Has|Saw|Heard|Told|Said|Thinks?|Knows?|Doesn['’]t|Didn['’]t|Couldn['’]t) /u
/** A remark of whoever wrote it down: 'Auger was not running [thinks; was not looking]'. */
const remark = /\[[^\]“]{3,200}\](?!\()/u

const isUnsworn = (line: string): boolean => {
  const own = line.replace(quoted, ' ')
  return hearsay.test(own) || opinion.test(own) || bare.test(line) || remark.test(line)
}

/**
 * What no witness can swear to as it stands waits to be drafted: what others are said to have said, what the witness thinks, notes
 * without a subject, and what a lawyer noted of a witness in the third person.
 */
export function withWitness({ id }: Pick<Template, 'id'>, text: string, filled: readonly Filled[]): Filled[] {
  if (id !== 'affidavit') return [...filled]
  const isLawyer = ofLawyer.test(text) && ofAffiant.test(text)
  const isTold = (ofTalk.test(text) && isLawyer) || !speaks.test(text.replace(quoted, ' '))
  const waits = (line: string): boolean =>
    isUnsworn(line) ||
    (isTold && /^(?:He|She|His|Her)\b/.test(line)) ||
    (isLawyer && /^(?:I (?:met|think|spoke|talked|interviewed|called)|We)\b/.test(line))
  return filled.map((one) =>
    one.field === 'statements' && one.by === 'text'
      ? {
          ...one,
          value: one.value
            .split('\n')
            .map((line) => (waits(line) && !isToDraft(line) ? toDraft(line) : line))
            .join('\n'),
        }
      : one,
  )
}
