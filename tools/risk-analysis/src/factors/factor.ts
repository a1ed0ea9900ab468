import { type CaseType, caseTypes } from '../case-types.ts'

/** What a factor is about. The points of a theme are held within its bound: one thing told five times counts once. */
export const themes = {
  bar: { title: 'Whether the claim can be heard at all', most: 35 },
  agreement: { title: 'Agreement, title or right', most: 20 },
  fault: { title: 'Fault and conduct', most: 20 },
  proof: { title: 'Proof', most: 20 },
  loss: { title: 'Loss', most: 15 },
  procedure: { title: 'Course of the case', most: 15 },
  recovery: { title: 'Recovery', most: 5 },
} as const
export type Theme = keyof typeof themes

/** A thing that either side can have. Its points are the client's, by whose it is. */
export interface Either {
  own: number
  other: number
  /** Whose it is taken to be where the sentence names nobody. */
  unnamed: 'own' | 'other'
  /** The party is named in the words themselves: 'ruled against us'. */
  inWords?: true
  /** The title where it is the other side's. */
  otherTitle: string
}

interface Told {
  title: string
  /** One sentence that holds in every state, whichever side one is on. */
  impact: string
  now?: string
  later?: string
}

/** What the opposite of a factor means: denied in the description, or told in words of its own. */
interface Denied extends Told {
  points: number
  /** What it counts where it is the other side's lack; without it that counts nothing. */
  other?: number
  words?: RegExp
  /** Where the description has these words, its denial says nothing: no complaint is needed for wages. */
  beside?: RegExp
}

/** Records that somebody calls false, or that the other side gets: what is in these may speak for it. */
export const disputed =
  /\b(?:contradicted by|falsif\w*|forged|fake|fabricated|doctored|inaccurate|unreliable|(?:have|has|had|need|must|ordered|required|going) (?:to )?(?:produce|turn over|hand over)|(?:did(?: not|n['’]t)|never|refus\w+ to|fail\w* to|would(?: not|n['’]t)|won['’]t) (?:\w+ )?(?:produce|turn over|hand over|disclose|share|give|show|send))\b/i

/** Something that moves the index when the description tells of it. */
export interface Factor extends Told {
  id: string
  theme: Theme
  types: readonly CaseType[]
  /** For who brings the claim, in a criminal case for the defense; or by whose it is. */
  points: number | Either
  words: RegExp
  denied?: Denied
  /** Whose it is by its nature: where the words name the other side as its subject, it is asked about, not counted. */
  of?: 'claimant' | 'defendant'
  /** Who does it by its nature: where the other side stands at the verb, it is asked about. */
  doneBy?: 'claimant' | 'defendant'
  /** In a sentence with these words it may speak for either side. */
  turnedBy?: RegExp
  /** Where the description tells of this before, its place in time turns it: then it is asked about. */
  notAfter?: RegExp
  /** Proof that may show something of somebody: then it speaks for who is not shown. */
  shows?: true
  /** The words of somebody are the fact itself: what was admitted, wished, offered. */
  speech?: true
  /** That somebody claims it is the fact itself: a defense that was raised. */
  claimed?: true
  /** Of its words, those that show somebody doing something, which may help or hurt. */
  depicts?: RegExp
  /** Whose it is follows from who moves away: a child who wants to stay speaks against that parent. */
  by?: 'mover'
  /** Its words tell of proof that was lost. */
  loses?: true
  /** A lack that hurts only who has to prove the claim: of a client who is sued it says nothing. */
  isBurden?: true
  /** Its words with a year tell it only of a year before the harm. */
  dated?: true
  /** Its longer words tell more than shorter ones of any factor within them. */
  swallows?: true
}

export const all: readonly CaseType[] = caseTypes
export const civil = caseTypes.filter((type) => type !== 'criminal')
/** Civil cases that are about money or things, and not about a family. */
export const claims = civil.filter((type) => type !== 'family')

/**
 * A pattern of whole words, in a form that a person can check: a space is any space, `~` the rest of
 * a word, `..` up to four words between.
 */
export function words(...patterns: string[]): RegExp {
  const source = patterns.map((pattern) =>
    pattern
      .replaceAll('-', '[‐‑–-]')
      .replaceAll("'", "['’]")
      .replaceAll('..', '(?:[^\\s.;:!?]{1,40} ){0,4}?')
      .replaceAll('~', '[\\w-]{0,30}')
      .replaceAll(' ?', '\\s{0,20}')
      .replaceAll(' ', '\\s{1,20}'),
  )
  return new RegExp(`(?<![\\w$])(?:${source.join('|')})(?!\\w)`, 'gi')
}
