import type { Quantity } from '../support/quantities.ts'

/** The most by which a rounded sum may differ. */
const slack = ({ unit }: Quantity, count: number): number => (unit === '%' ? 0.06 * count : 0.011 * count)

export const sumOf = (parts: readonly Quantity[]): number =>
  Math.round(parts.reduce((sum, { value }) => sum + value, 0) * 10_000) / 10_000

/** Whether parts, or some of them that stand side by side, make the total: then they are no proof against it. */
const makes = (parts: readonly Quantity[], total: Quantity): boolean =>
  parts.some((_, from) => {
    let sum = 0
    return parts.slice(from).some(({ value }) => {
      sum += value
      return Math.abs(sum - total.value) <= slack(total, parts.length)
    })
  })

/** Parts that are surely those of a total, and come near to it without making it. */
export const missesTotal = (parts: readonly Quantity[], total: Quantity): boolean => {
  if (parts.length < 2 || parts.length > 40 || parts.some(({ value }) => value <= 0 || value >= total.value))
    return false
  const share = sumOf(parts) / total.value
  return share > 0.6 && share < 1.6 && !makes(parts, total)
}

const names = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** 'The four parts'. */
export const counted = (count: number, noun = 'parts'): string => `The ${names[count] ?? count} ${noun}`
