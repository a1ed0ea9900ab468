// A line of notes for a demand, as a sentence.
import { asSaid } from './said-as.ts'

/** What heads a line of notes, and is not said. */
const heads =
  /^(?:problem|damages?|told (?:them|him|her)|history|background|offer|otherwise|if not|harm|loss)\s{0,2}: ?/i

/** 'Tile delivered to the job' of notes, as a sentence. */
const withBe = (words: string) =>
  words
    .replace(
      /^(?<what>(?:The )?\p{Lu}\p{Ll}+(?: \p{Ll}+)?) (?=(?:delivered|shipped|installed|completed|accepted|damaged)\b)/u,
      (_, what: string) => `${what} ${/s$/.test(what) ? 'were' : 'was'} `,
    )
    .replace(/^All (?=net \d)/, 'All were ')
    .replace(/(?<=, )(?=no (?:complaints?|answer|reply|response)\b)/, 'with ')
    .replace(/(?<=, )(?=all accepted\b)/, '')

/** A line as a sentence, without what heads it. */
export const demandSentence = (words: string): string => withBe(asSaid(words.replace(heads, '')))
