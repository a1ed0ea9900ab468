/** Any of these words, wherever they stand. */
export const cues = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`, 'giu')

/** Whom something is done to. */
export const who = '(?:it|them|him|her|us|me|you|the \\p{L}{2,12}|our|my|their|his|each other|anyone|anybody)'
/** A number before what it counts. */
export const count =
  '(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)'
