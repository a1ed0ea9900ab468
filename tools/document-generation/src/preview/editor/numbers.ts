/** How deep a clause stands: 0 is '1.', 1 is '1.1', 2 is '(a)'. */
export type Level = 0 | 1 | 2

const letter = (n: number) => `(${String.fromCharCode(97 + ((n - 1) % 26))})`

/** The numbers of clauses, of their order and levels alone. */
export function numbersOf(levels: readonly Level[]): string[] {
  const at: [number, number, number] = [0, 0, 0]
  return levels.map((level) => {
    at[level] += 1
    at.fill(0, level + 1)
    if (level === 0) return `${at[0]}.`
    return level === 1 ? `${Math.max(at[0], 1)}.${at[1]}` : letter(at[2])
  })
}
