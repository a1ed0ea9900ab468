import { trimmed } from '@casewright/law'
import { listOf } from '@casewright/templates'
import type { Asked } from './asked.ts'
import { denied, type Evidence } from './evidence.ts'
import { hints } from './hints.ts'
import { literal } from './literal.ts'
import { alone } from './value-of.ts'

const notThere = /^(?:not|to be|tbd|the same|a|an|the|it|that|this|still|unknown|open)$/i
/** What sentences say in so many words: 'the probation period is 90 days', 'net 30'. */
export function fromPhrases(text: string, asked: readonly Asked[]): Evidence[] {
  const found: Evidence[] = []
  for (const one of asked) {
    const { field, holds, names } = one
    if (holds !== 'phrase' && holds !== 'passage' && !(holds === 'title')) continue
    const says = hints[field.name]?.says ?? (holds === 'phrase' ? [plainly(names)] : [])
    for (const [n, pattern] of says.entries()) {
      const before = found.length
      for (const match of text.matchAll(pattern)) {
        const place = match.indices?.groups?.v
        if (!place || denied(text, place[0]) || denied(text, match.index)) continue
        const { start, end } = trimmed(text, ...place)
        const value = text.slice(start, end).replace(/[,;]$/, '')
        if (value.length < 1 || notThere.test(value)) continue
        found.push({
          field: field.name,
          value: inLines(field.holds, alone(field.name, value)),
          start,
          end: start + value.length,
          rank: n < 2 ? 3 : 4,
        })
        if (holds === 'passage' || field.name === 'reference') break
      }
      if (found.length > before) break
    }
  }
  return found
}

/** Of a field that only its own words are known of: '<its name> is …'. */
const plainly = (names: readonly string[]) =>
  new RegExp(
    `\\b(?:${names.map(literal).join('|')})\\s(?:is|are|will be|of)\\s(?<v>[^.;,:!?\\n]{1,80}?)(?=\\s*(?:[.;,!?\\n]|$|\\s(?:and|but|with)\\s))`,
    'giud',
  )

/** 'A, b, and c' of a list in lines, as its items. */
function inLines(holds: string | undefined, value: string): string {
  if (holds !== 'list' || value.includes('\n') || listOf(value).length > 1) return value
  const items = value.split(/,\s+(?:and\s+)?/)
  const series =
    items.length > 2 &&
    /,\s+and\s/.test(value) &&
    items.every((item) => item.split(' ').length < 9 && !/^\d|\d{3}-\d{4}|@/.test(item))
  return series ? items.join('\n') : value
}
