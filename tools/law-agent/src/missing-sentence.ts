/** Where more are missing a list of them tells nobody what the authorities leave out. */
const mostListed = 4

/** What of the question's words no authority has, as a sentence. */
export const missingSentence = (missing: readonly string[]): string => {
  if (missing.length === 0) return ''
  if (missing.length > mostListed)
    return 'The authorities use few of the words of the question: check that they fit its facts.'
  return `None of the authorities has these words of the question: ${missing.map((word) => `“${word}”`).join(', ')}.`
}
