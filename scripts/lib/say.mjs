/** One line of progress. */
export const say = (line) => console.log(line)

/** @param {number} started of performance.now() */
export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`

/** The line that every run of tests or checks ends with. */
export const countLine = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Ends the script with a sentence. */
export function giveUp(sentence, output = '') {
  if (output) console.error(output.trimEnd())
  console.error(sentence)
  process.exit(1)
}
