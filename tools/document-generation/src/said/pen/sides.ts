// Whose name or address a value of a letter is.
import type { Filled } from '../../output.ts'

const side =
  /^(?<side>sender|recommender|applicant|attorney|firm|client|signer|recipient|addressed|hiringManager|company|reader)(?:Name|Title|Company|Institution|Address|Phone|Email)?$/
const sideIn = (field: string) => side.exec(field)?.groups?.side
export const sidesOf = (filled: readonly Filled[]) => new Set(filled.flatMap(({ field }) => sideIn(field) ?? []))
/** A name that another reading gave to a side of which this one knows who it is, or that is the other side's. */
export function isOfOther(
  { field, value }: Filled,
  sides: ReadonlySet<string>,
  filled: readonly Filled[],
  read: readonly Filled[],
): boolean {
  const own = sideIn(field)
  if (!own) return false
  // Of a side of which both readings say the same, what only one of them knows is known.
  const isSame = read.some(
    (one) => sideIn(one.field) === own && filled.some((two) => two.field === one.field && two.value === one.value),
  )
  const isTaken = filled.some((one) => sideIn(one.field) && (one.value.includes(value) || value.includes(one.value)))
  if (isSame && !isTaken && /^(?:recipient|sender)/.test(field)) return false
  if (/(?:Phone|Email)$/.test(field)) return filled.some((one) => one.value === value)
  if (/Address$/.test(field))
    return filled.some((one) => /Address$/.test(one.field) && (one.value.includes(value) || value.includes(one.value)))
  return (
    sides.has(own) ||
    filled.some((one) => sideIn(one.field) && (one.value.includes(value) || value.includes(one.value)))
  )
}
