/** Most characters of a text, outside of lists and in them. The engine's grammars repeat nothing 2,000 times. */
export const outside = 1900
export const inList = 1000
/** Most items of a list, and of a list in a list. */
export const mostItems = 16
export const mostNested = 8

/** An answer in which each text that was cut at its bound ends with its last whole sentence, if it has one. */
export function withWholeSentences(answer: string): string {
  if (answer.length < inList) return answer
  try {
    return JSON.stringify(JSON.parse(answer, (_, value) => (typeof value === 'string' ? ended(value) : value)))
  } catch {
    return answer
  }
}

function ended(text: string): string {
  const { length } = [...text]
  if (length !== inList && length !== outside) return text
  const stop = Math.max(...['. ', '! ', '? '].map((end) => text.lastIndexOf(end)))
  return /[.!?]["”’)]?\s*$/.test(text.slice(-4)) || stop < 0 ? text : text.slice(0, stop + 1)
}
