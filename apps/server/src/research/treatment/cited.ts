import type { Authority } from '@casewright/core'
import { compareName } from '@casewright/law'

/** What has to be known of an authority to know what became of it. */
export type Cited = Pick<Authority, 'kind' | 'title' | 'citation' | 'parallel' | 'date' | 'court'> & {
  /** What its publisher says of an enactment: 'repealed'. */
  status?: string | undefined
}

/** Undefined: not known. */
export const yearOf = (date: string | null | undefined): number | undefined => Number(date?.slice(0, 4)) || undefined

/** Either may have what the other leaves out: a caption names offices and all parties, a brief the first two. */
export const isNamed = (title: string, known: string, isOfYear: boolean): boolean =>
  compareName(known, title) !== 'different' ||
  compareName(title, known) !== 'different' ||
  (isOfYear && longWords(known).some((word) => longWords(title).includes(word)))

const longWords = (name: string): string[] => name.toLowerCase().match(/\p{L}{5,}/gu) ?? []
