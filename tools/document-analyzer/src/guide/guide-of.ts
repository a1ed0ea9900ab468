import type { DocumentText } from '@casewright/core'

/** Who acts in a guide's wordings: `{one}` does `act` in the words at the place, and `{other}` is the side it is done to. */
export interface Sides {
  /** The verb of which `{one}` is the subject, or the noun that belongs to `{one}`. */
  act: RegExp
  /** Words right before the name of `{other}`, where nothing says who acts: 'property of'. */
  taker?: RegExp
  /** What stands for `{one}` and `{other}` where the words do not tell with certainty who they are. */
  open: readonly [one: string, other: string]
}

/** Two wordings for the words at a place, or for what the finding says of it; undefined where these do not tell enough. */
export type AtPlace = (
  paper: Pick<DocumentText, 'text' | 'blocks' | 'pages'>,
  place: { start: number; end: number } | undefined,
  message: string | undefined,
) => readonly [string, string] | undefined

/** What has to be decided, and two ways to say it. `{blank}` is what belongs in an open place, `{sides}` a choice of the sides. */
export interface Guide {
  decide: string
  wordings: readonly [string, string]
  /** Other wordings for papers of some kinds. */
  wordingsIn?: (paper: Pick<DocumentText, 'text' | 'blocks'>) => readonly [string, string] | undefined
  /** Needed where a wording has `{one}` or `{other}`. */
  sides?: Sides
}

export const two = (decide: string, first: string, second: string, sides?: Sides): Guide => ({
  decide,
  wordings: [first, second],
  ...(sides && { sides }),
})
