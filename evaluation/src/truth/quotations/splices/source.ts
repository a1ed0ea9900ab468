import type { Chance } from '../../random.ts'
import type { Draft } from '../case.ts'
import type { OpinionPart } from '../parts.ts'
import type { Sentence } from '../sentences.ts'

/** What a way to falsify works on. */
export interface Source {
  text: string
  /** Sentences of the court's own opinion. */
  sentences: Sentence[]
  parts: OpinionPart[]
  chance: Chance
}

/** A way in which a quotation goes wrong. Gives what it can make of an opinion, the best first; mostly nothing. */
export type Way = (source: Source) => (Draft | string)[]

const gaps = [' . . . ', ' ... ', '...', ' … ', '… ', ' . . . . ', ' [. . .] ', ' [...] ', ' .... ', ' * * * ']

export const gap = ({ chance }: Source): string => chance.pick(gaps)

/** Makes something of each sentence, in an order by chance. */
export const ofEach =
  (make: (words: string, source: Source, at: number) => string | null | undefined): Way =>
  (source) =>
    source.chance
      .shuffled([...source.sentences.keys()])
      .flatMap((at) => make(source.sentences[at]?.words ?? '', source, at) ?? [])

export const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
