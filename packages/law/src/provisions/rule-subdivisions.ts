/**
 * Where the subdivisions of some rules end: the last letter, and the last number under a letter, in the versions of today and
 * those before, after the Federal Rules in the appendix to title 28 of the United States Code. Without a letter, the rule is
 * numbered throughout.
 */
const ends: Readonly<Record<string, { letter?: string; numbers?: Readonly<Record<string, number>>; number?: number }>> =
  {
    'frcp/8': { letter: 'f', numbers: { a: 3 } },
    'frcp/9': { letter: 'h' },
    'frcp/11': { letter: 'd', numbers: { b: 4, c: 6 } },
    'frcp/12': { letter: 'i', numbers: { b: 7 } },
    'frcp/15': { letter: 'd' },
    'frcp/23': { letter: 'h', numbers: { b: 3 } },
    'frcp/26': { letter: 'g' },
    'frcp/56': { letter: 'h' },
    'frcp/59': { letter: 'e' },
    'frcp/60': { letter: 'e', numbers: { b: 6 } },
    'fre/404': { letter: 'b' },
    'fre/609': { letter: 'e' },
    'fre/702': { letter: 'd' },
    'fre/801': { letter: 'd', numbers: { d: 2 } },
    'fre/803': { number: 24 },
    'fre/804': { letter: 'b', numbers: { b: 6 } },
  }

/** What a rule has in place of a subdivision past its last: 'Rule 12(b) ends with (7)'. Undefined: it may be there. */
export function pastRule(key: string, [first = '', second = '']: readonly string[]): string | undefined {
  const end = ends[key]
  if (!end) return undefined
  const rule = `Rule ${key.slice(key.indexOf('/') + 1)}`
  const isPast = (label: string, last: number | undefined) =>
    last !== undefined && /^\d{1,3}$/.test(label) && Number(label) > last
  if (isPast(first, end.number)) return `${rule} ends with (${end.number})`
  if (!end.letter || !/^[a-z]$/.test(first)) return undefined
  if (first > end.letter) return `${rule} ends with (${end.letter})`
  const last = end.numbers?.[first]
  return isPast(second, last) ? `${rule}(${first}) ends with (${last})` : undefined
}
