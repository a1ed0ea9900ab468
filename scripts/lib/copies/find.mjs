/** Fully copied lines from which a copy is refused. */
export const most = 11
/** Tokens that must agree before a copy is measured. */
const seed = 24

const token = /\/\/.*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[\w$]+|[^\s\w]/g
const imports = /^(?:import|export)\b[^;='"]*?from '[^']+'$|^import '[^']+'$/gm

/** The tokens of a source with their lines, without comments and imports. Layout makes no difference. */
function read(text) {
  const source = text.replace(imports, (words) => words.replace(/[^\n]/g, ' '))
  const tokens = []
  const perLine = new Map()
  let line = 1
  let at = 0
  for (const match of source.matchAll(token)) {
    line += source.slice(at, match.index).split('\n').length - 1
    at = match.index
    // Whether there is a comma at the end of a list depends on how it is wrapped.
    if (/^(?:\/[/*]|,$)/.test(match[0])) continue
    tokens.push({ text: match[0], line })
    perLine.set(line, (perLine.get(line) ?? 0) + 1)
  }
  return { tokens, perLine }
}

/** The lines of which every token is among these. */
function wholeLines({ tokens, perLine }, from, to) {
  const seen = new Map()
  for (const { line } of tokens.slice(from, to)) seen.set(line, (seen.get(line) ?? 0) + 1)
  return [...seen].filter(([line, count]) => perLine.get(line) === count).map(([line]) => line)
}

/**
 * Every passage that files of two tools have in common, if it is longer than `most` lines in one of them.
 * @param {{ tool: string, file: string, text: string }[]} sources
 * @returns {{ lines: number, places: [string, string] }[]}
 */
export function findCopies(sources) {
  const seeds = new Map()
  const found = []
  for (const { tool, file, text } of sources) {
    const own = { tool, file, ...read(text) }
    const { tokens } = own
    for (let i = 0; i + seed <= tokens.length; i++) {
      const key = tokens
        .slice(i, i + seed)
        .map((one) => one.text)
        .join(' ')
      const others = seeds.get(key) ?? []
      for (const { other, at } of others) {
        if (other.tool === tool || isSame(other.tokens[at - 1], tokens[i - 1])) continue
        let length = seed
        while (isSame(other.tokens[at + length], tokens[i + length])) length++
        const copied = [wholeLines(other, at, at + length), wholeLines(own, i, i + length)]
        const lines = Math.max(...copied.map(({ length }) => length))
        if (lines > most)
          found.push({ lines, places: [`${other.file}:${copied[0][0] ?? 1}`, `${file}:${copied[1][0] ?? 1}`] })
      }
      seeds.set(key, [...others, { other: own, at: i }])
    }
  }
  return found
}

const isSame = (one, other) => one !== undefined && one.text === other?.text
