import { capital } from '../capital.ts'

/** What is said of how words are written: capitals, and names letter by letter. */

const wordsAfterCap = /^(?:on|of|at|for|is|was|to|and|or|in|will|shall|that|applies|the|a|an)$/i
const wordsBeforeCap =
  /\b(?:a|an|the|this|that|no|any|his|her|its|their|our|damages?|liability|rate|price|salary|fee|expense|annual|monthly|hard|soft|ball)\s+$/i
const capitals = /\b(all[\s-]caps?|cap)[,:]?\s+([\p{L}\d'’-]{1,40})/giu
const letters = /\bspell[,:]?\s+((?:[\p{L}\d][\s,.-]{1,3}){2,30})end spell(?:ing)?\b/giu

const spelled = (said: string) => capital(said.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase())

/** 'cap', 'all caps' and 'spell … end spell' as the words that they make; a cap on damages stays one. */
export const withCapitals = (said: string): string =>
  said
    .replaceAll(letters, (_, one: string) => spelled(one))
    .replaceAll(capitals, (whole, how: string, word: string, at: number) => {
      if (/^all/i.test(how)) return word.toUpperCase()
      const isWord = wordsAfterCap.test(word) || wordsBeforeCap.test(said.slice(0, at))
      return isWord ? whole : capital(word)
    })

const stops = /(?:^|[\s,.;])stop dictation[.!]?\s*$/i

/** What was said before 'stop dictation'; null where that was not said. */
export function beforeStop(said: string): string | null {
  const found = stops.exec(said)
  return found ? said.slice(0, found.index).trim() : null
}

/** What can be said beside the words of the document. */
export const commands: readonly (readonly [said: string, does: string])[] = [
  ['“new paragraph”, “new line”', 'Starts one'],
  ['“period, comma, colon”', 'Puts the mark'],
  ['“quote … end quote”', 'Puts quotation marks'],
  ['“section sign”', '§'],
  ['“scratch that”', 'Takes out the last sentence'],
  ['“go back to …”', 'Goes on behind those words; “go to the end” returns'],
  ['“cap, all caps”', 'Capitals for the next word'],
  ['“spell … end spell”', 'Puts letters together'],
  ['“literal comma”', 'The word, and not the mark'],
  ['“stop dictation”', 'Stops'],
]
