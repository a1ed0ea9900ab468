import { isToDraft, toDraft } from '@casewright/templates'
import { bare } from '../bare.ts'
import { isSentence } from './form.ts'

/** The client, as somebody else would call her. */
const ofThird =
  /^(?![^.]*\b(?:your (?:\p{Ll}+[- ])?(?:husband|wife|brother|sister|son|daughter|mother|father|partner|spouse|neighbor|friend|boss|tenant|landlord)|(?:Mr|Ms|Mrs|Dr)\.)).*(?<!\p{L})(?:he|him|his|she|her|hers)(?!\p{L})/isu

/** 'It goes into trust, it is due by May 1, and you refill it': one sentence of several. */
const inSeries = (words: string): boolean =>
  /^(?:It|You|We) /.test(words) &&
  !/[.;]/.test(words.slice(0, -1)) &&
  /^(?:it|you|we|whatever|what|the rest) /.test(words.split(', and ').at(-1) ?? '') &&
  words.includes(', and ')

/** The terms of an engagement, which the client reads: what is no sentence to her is still to be drafted. */
export const engaged = (said: readonly string[]): string[] =>
  said.flatMap((words, n) =>
    isToDraft(words) ||
    ((inSeries(words) || /^Please \p{Ll}/u.test(words) || isSentence(words, true)) && !ofThird.test(words))
      ? [words]
      : said.some((other, m) => m !== n && bare(other).includes(bare(words)))
        ? []
        : [toDraft(words)],
  )
