import { sign, type Token } from './line.ts'
import { isSign } from './rows.ts'
import type { Bare } from './said.ts'

const headnote = new RegExp(
  `^(?:\\( )?(?:(?:held|syllabus) : )?(?:${sign}|[,;&]|and| )+(?:,|—|-)? ?(?:is |are |hereby |expressly )*(overruled|disapproved)(?: in part)?(?: (?:to the extent|insofar|so far) .*)?(?: [.;])?(?: \\))?$`,
)
const opening = new RegExp(`^overruling (?:(?:in part|expressly) )?(?:${sign}|[,;&]|and| )+(?: [.;])?$`)

/** A sentence of nothing else, as a syllabus has it: "Elm v. Ashford, 410 U.S. 113, overruled." */
export function saidAlone(tokens: readonly Token[]): Bare | null {
  if (tokens.length > 60) return null
  const words = tokens.map(({ word }) => word).join(' ')
  const found = headnote.exec(words) ?? opening.exec(words)
  const authorities = tokens.flatMap((token) => (isSign(token) ? [token.authority ?? null] : []))
  if (!found || authorities.length === 0) return null
  const certainty = found[1] === 'disapproved' ? 0.85 : 0.9
  return { kind: 'overruled', authorities, by: 'this', isDenied: false, isParty: false, certainty }
}
