const token =
  /\\(?:[pPk][{<][^}>]{1,40}[}>]|u\{[^}]{1,6}\}|.)|\(\?<?[=!:]|\(\?<[^=!>][^>]{0,40}>|\{\d{1,4},?\d{0,4}\}|./gsu

/**
 * The source of an expression whose written letters stand for both cases: 'road' becomes '[rR][oO][aA][dD]'. Classes keep
 * their sense, so `\p{Lu}` is a capital, which it is not under the flag i; and what must be in capitals can be joined to
 * what need not. `(?-i:…)` would say so too, but an engine that has compiled many expressions loses the flag behind a
 * repetition in such a group (V8 13.6: `(?:(?-i:[A-Z]+)|ab)` under i no longer finds 'AB').
 */
export function anyCase(source: string): string {
  let inClass = false
  const written: string[] = []
  const tokens = source.match(token) ?? []
  for (let at = 0; at < tokens.length; at++) {
    const one = tokens[at] ?? ''
    if (one === '[' && !inClass) inClass = true
    else if (one === ']') inClass = false
    const [from, to] = [tokens[at], tokens[at + 2]]
    if (inClass && tokens[at + 1] === '-' && from && to && isLetter(from) && isLetter(to)) {
      written.push(...both(`${from}-${to}`))
      at += 2
    } else if (isLetter(one)) written.push(inClass ? both(one).join('') : `[${both(one).join('')}]`)
    else written.push(one)
  }
  return written.join('')
}

const isLetter = (one: string): boolean => one.length === 1 && one.toLowerCase() !== one.toUpperCase()
const both = (letters: string): string[] => [letters.toLowerCase(), letters.toUpperCase()]
