/** Letters that sound alike, the longest first: how a word is written has less to say than how it sounds. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/tch|sch|ch|sh/g, 'x'],
  [/ph|v/g, 'f'],
  [/gh(?=t|$|[^aeiou])/g, ''],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/c|z/g, 's'],
  [/dg/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/th/g, 't'],
  [/wh/g, 'w'],
  [/mb$/, 'm'],
]

/** How a word sounds, without its vowels but the first: 'Whitfield' and 'Witfeld' are one. Letters of English alone. */
export function soundOf(word: string): string {
  let now = word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  for (const [letters, sound] of alike) now = now.replace(letters, sound)
  const first = /^[aeiouy]/.test(now) ? 'a' : now.charAt(0)
  const rest = now.slice(1).replaceAll(/[aeiouyhw]/g, '')
  return (first + rest).replaceAll(/(.)\1{1,9}/g, '$1')
}

/** How many letters have to be changed to make one word of another. */
export function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[other.length] ?? 0
}
