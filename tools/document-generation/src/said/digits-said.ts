import type { Edit } from './edits.ts'

const names = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const digit = `(?:(?:double|triple) )?(?:${names.join('|')}|oh)`
/** Six digits or more, one by one: 'two oh three, five five five, oh one four seven'. */
const run = new RegExp(
  `(?<![\\p{L}\\d-])${digit}(?:(?:[ ,-]{1,2}|,? (?:dash|hyphen),? )${digit}){4,18}(?![\\p{L}-])`,
  'giu',
)
const dash = /\b(?:dash|hyphen)\b/i

function figures(words: string): string {
  let times = 1
  let out = ''
  for (const word of words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)) {
    if (word === 'double') times = 2
    else if (word === 'triple') times = 3
    else {
      out += (word === 'oh' ? '0' : String(Math.max(0, names.indexOf(word)))).repeat(times)
      times = 1
    }
  }
  return out
}

/** Digits in the groups in which numbers of their length are written: telephones, and Social Security numbers. */
function written(groups: readonly string[], before: string): string {
  const lengths = groups.map((group) => group.length).join()
  const whole = groups.join('')
  const isSocial = lengths === '3,2,4' || (whole.length === 9 && /\b(?:social|ssn)\b/i.test(before))
  if (isSocial) return `${whole.slice(0, 3)}-${whole.slice(3, 5)}-${whole.slice(5)}`
  if (whole.length === 10 && (lengths === '3,3,4' || /\b(?:phone|call|cell|number|line|fax|reach|at)\b/i.test(before)))
    return `${whole.slice(0, 3)}-${whole.slice(3, 6)}-${whole.slice(6)}`
  return whole
}

/** Numbers that were said digit by digit, as they are written; a dash that was said stays one. */
export const digitsIn = (text: string): Edit[] =>
  [...text.matchAll(run)].flatMap((found): Edit[] => {
    const [words] = found
    const before = text.slice(Math.max(0, found.index - 40), found.index)
    const parts = words.split(dash).map((part) => part.split(',').map(figures).filter(Boolean))
    const count = parts.flat().join('').length
    if (count < 6) return []
    const as = parts.length > 1 ? parts.map((groups) => groups.join('')).join('-') : written(parts[0] ?? [], before)
    return [{ start: found.index, end: found.index + words.length, as, why: 'number' }]
  })
