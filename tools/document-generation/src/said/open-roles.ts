import { isToChoose, isToDraft, type Template, toDraft } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { unitsOf } from '../reading/units.ts'
import { bare } from './bare.ts'
import { isTalk } from './chat.ts'
import { sides } from './draw/parties.ts'
import { longestNotes } from './longest-notes.ts'

const wordsOf = (words: string): string[] =>
  bare(words)
    .split(' ')
    .filter((word) => word.length > 2)

/**
 * Where notes leave open which party has a part, no term says what that part does for a name or a 'she' of the notes: it waits in the words of
 * the notes.
 */
export function withoutOpenRoles(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  const roles = (sides[template.id] ?? []).filter(([, party]) => party !== '')
  const candidates = roles.map(([field]) => {
    const value = filled.find((one) => one.field === field)?.value ?? ''
    return isToChoose(value) ? [...value.matchAll(/“([^”]{2,80})”/gu)].map(([, name = '']) => name) : []
  })
  // Which of two is which is open: each may be either.
  const [one = [], other = []] = candidates
  const isOpen = one.some((name) => other.includes(name))
  // Of a chat each says 'you' of the other.
  if (!isOpen || text.length > longestNotes || isTalk(text)) return [...filled]
  const nouns = roles.map(([, party]) => party.replace(/^the /, ''))
  const isNamed = (words: string) =>
    nouns.some((noun) => words.includes(`the ${noun}`) || words.includes(`The ${noun}`))
  const isSaid = (words: string) => nouns.some((noun) => words.toLowerCase().includes(noun.toLowerCase()))
  const units = unitsOf(text)
  const passages = new Set(template.fields.flatMap(({ name, type }) => (type === 'textarea' ? [name] : [])))
  const asNoted = (line: string): string => {
    if (isToDraft(line) || !isNamed(line)) return line
    const own = wordsOf(line)
    const best = units
      .map((unit) => {
        const all = new Set(wordsOf(unit.text))
        return { unit, shared: own.filter((word) => all.has(word)).length }
      })
      .toSorted((a, b) => b.shared - a.shared)[0]
    const isSure =
      best !== undefined && best.shared >= Math.max(2, own.length * 0.4) && best.unit.text.length < line.length * 1.8
    // A label or a sentence that has the part in its own words stands.
    return isSure && !isSaid(best.unit.text) ? toDraft(best.unit.text) : line
  }
  return filled.map((each) =>
    each.by === 'text' && passages.has(each.field) && !isToChoose(each.value)
      ? {
          ...each,
          value: each.value
            .split('\n')
            .map((line) =>
              line
                .split(/(?<=[.!?]) (?=\p{Lu})/u)
                .map(asNoted)
                .join(' '),
            )
            .join('\n'),
        }
      : each,
  )
}
