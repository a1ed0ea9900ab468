/** A model of Whisper reads 224 tokens of what came before, and names take about one for three letters. */
const mostCharacters = 600

/** Names as a model of Whisper takes them: as the end of what was said before. Those that do not fit are left out. */
export function toldOf(names: readonly string[]): string {
  let left = mostCharacters
  const told = names.filter((name) => {
    left -= name.length + 2
    return left >= 0
  })
  return told.length > 0 ? `${told.join(', ')}.` : ''
}
