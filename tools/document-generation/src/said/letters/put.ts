import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../../output.ts'
import type { Unit } from '../reading.ts'

/** What a letter of a type is told in whole sentences: its fields, and the sentences that tell nothing else. */
export interface ToldInLetter {
  filled: Filled[]
  units: Unit[]
}

/** Collects fields of a template, each once. An empty value says that what else was read for it is not it. */
export function putter({ fields }: Template) {
  const filled: Filled[] = []
  return {
    filled,
    put(field: string, value: string | undefined, { start, end }: Place): void {
      const known = fields.find(({ name }) => name === field)
      if (known && value !== undefined && !filled.some((one) => one.field === field))
        filled.push({ field, label: known.label, value, by: 'text', from: { start, end } })
    },
  }
}

/** Words without the stop, and the 'and' and 'so', around them. */
export const bare = (words: string): string =>
  words
    .trim()
    .replace(/(?<![\s.,;!])[\s.,;!]+$/, '')
    .replace(/^(?:(?:and|so|but|also|then|please)[, ]{1,2})+/i, '')
