import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import type { Said } from '../read-said.ts'

const keeps =
  /(?<=^|[.!?;\n]\s{0,3}(?:[-*•]\s)?)(?<who>Landlord|Tenant) (?<does>(?:repairs|installs|cleans|services|replaces)(?: and maintains)?|maintains) (?<what>[^.;:\n$\d]{4,120})(?=[.;\n]|$)/gu
const duty = (words: string) => words.replace(/(?<=\p{Ll})s(?=$| and )/gu, '')

/** 'Landlord repairs and maintains roof, structure and the sewer lateral': each duty with what it is a duty of, in one clause. */
export function withDuties({ id, fields }: Template, text: string, said: Said): Said {
  const found = id === 'rental-agreement' ? [...text.matchAll(keeps)] : []
  const field = fields.find(({ name }) => name === 'repairTerms')
  if (found.length === 0 || !field) return said
  const isIn = ({ from }: Filled) =>
    from !== undefined &&
    found.some(({ index, 0: words }) => index <= from.start && from.end <= index + words.length + 2)
  const [first] = found
  const lines = found.map(
    ({ groups }) => `The ${groups?.who} shall ${duty(groups?.does ?? '')} ${groups?.what?.trim()}.`,
  )
  const end = Math.max(...found.map(({ index, 0: words }) => index + words.length))
  const old = said.filled.find((one) => one.field === 'repairTerms')
  const isOld = old?.from && (first?.index ?? 0) <= old.from.start && old.from.end <= end + 2
  const value = [...lines, ...(old && !isOld ? [old.value] : [])].join('\n')
  const one: Filled = {
    field: field.name,
    label: field.label,
    by: 'text',
    value,
    from: { start: first?.index ?? 0, end },
  }
  return {
    ...said,
    filled: [
      ...said.filled.filter(
        (other) => other.field !== 'repairTerms' && !(other.field === 'utilityTerms' && isIn(other)),
      ),
      one,
    ],
  }
}
