import { type Kind, kinds, type Span } from './kinds.ts'
import { keyOf, labels } from './label.ts'
import { normalise } from './normalise.ts'

interface Entry {
  readonly kind: Kind | 'text'
  readonly key: string
  readonly value: string
}

/** Which placeholder stands for which value, within one call to a model. */
export function createPlaceholders() {
  const byValue = new Map<string, Entry>()
  const byKey = new Map<string, Entry>()
  const numbers = new Map<string, number>()
  const people = new Map<string, { number: number; forms: number }>()
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>

  const nextNumber = (kind: Kind | 'text'): number => {
    const number = (numbers.get(kind) ?? 0) + 1
    numbers.set(kind, number)
    return number
  }

  const enter = (kind: Kind | 'text', identity: string, value: string, key: () => string): string => {
    let entry = byValue.get(`${kind}:${identity}`)
    if (!entry) {
      entry = { kind, key: key(), value }
      byValue.set(`${kind}:${identity}`, entry)
      byKey.set(entry.key, entry)
    }
    return `[${entry.key}]`
  }

  /** One person keeps one number: '[NAME 1]' as first written, '[NAME 1B]' in another form, so that a model sees one. */
  const nameKey = (who: string): string => {
    const person = people.get(who) ?? { number: nextNumber('name'), forms: 0 }
    people.set(who, person)
    const letter = person.forms === 0 ? '' : String.fromCharCode(65 + person.forms)
    // A twenty-seventh form starts a new number.
    if (person.forms === 25) people.delete(who)
    person.forms++
    return keyOf(labels.name, person.number, letter)
  }

  return {
    /** The placeholder of a value that was found. */
    forValue({ kind, who }: Span, value: string): string {
      counts[kind]++
      const key = kind === 'name' ? () => nameKey(who ?? value) : () => keyOf(labels[kind], nextNumber(kind))
      return enter(kind, normalise(kind, value), value, key)
    },
    /** The placeholder of words that only look like one. */
    forText: (words: string): string => enter('text', words, words, () => keyOf(labels.text, nextNumber('text'))),
    valueOf: (key: string): string | undefined => byKey.get(key)?.value,
    counts: (): Record<Kind, number> => ({ ...counts }),
    entries: (): Entry[] => [...byKey.values()],
  }
}
