import { isToChoose, isToDraft, type Template, type TemplateField, toDraft } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { bare } from '../bare.ts'
import { sentencesOf } from '../clean/gate.ts'
import type { Unit } from '../reading.ts'
import { worded } from '../worded/worded.ts'
import { standsInContract } from './stands.ts'

const pointOf = /^\[To be drafted from the notes: “(?<point>[^“”]{1,400})”\]$/u
const ofContent = (words: string): string[] =>
  bare(words)
    .split(' ')
    .filter((word) => word.length > 3)

/** The sentence of the notes that a term was made of, where it holds nearly all of its words and little else. */
function madeOf(words: string, units: readonly Unit[]): string | undefined {
  const own = ofContent(words)
  // Of long texts each sentence would be compared with each.
  if (units.length > 200) return undefined
  return units.find(({ text }) => {
    const all = new Set(ofContent(text))
    const shared = own.filter((word) => all.has(word)).length
    return own.length > 1 && shared / own.length > 0.6 && text.length < words.length * 1.6
  })?.text
}

/**
 * A passage of terms, each of which stands as a sentence that can be signed: any other waits at its place, in the words of the notes.
 * @param waiting sentences of the notes that wait in the document already; those of this passage are added
 */
export function asTerms(
  template: Template,
  field: TemplateField | undefined,
  one: Filled,
  rest: string | undefined,
  units: readonly Unit[],
  waiting: Set<string>,
): Filled {
  const { id, tab } = template
  const isTerms =
    field && tab === 'contracts' && (field.term === true || field.name === rest || field.name === 'dispute')
  // A principal speaks for herself.
  if (!isTerms || id === 'power-of-attorney' || one.by !== 'text' || isToChoose(one.value)) return one
  // A sentence of the notes that became several terms waits once: what else was made of it waits as it was made.
  const asNoted = (words: string): string => {
    const said = madeOf(words, units) ?? words
    if (waiting.has(said)) return words
    waiting.add(said)
    return said
  }
  /** A sentence that cannot stand, worded as a term where that is certain. */
  const asTerm = (words: string, before: string): { words: string; isOpen: boolean } => {
    const isPoint = isToDraft(words)
    const noted = isPoint ? pointOf.exec(words)?.groups?.point : words
    if (noted === undefined || (!isPoint && standsInContract(words, before))) return { words, isOpen: false }
    const term = worded(template, one.field, noted)
    return { words: term ?? words, isOpen: term === undefined && !isPoint }
  }
  const lines = one.value.split('\n').map((line) => {
    const all: { words: string; isOpen: boolean }[] = []
    const said = sentencesOf(line)
    for (const [n, words] of said.entries()) {
      const term = asTerm(words, said.slice(Math.max(0, n - 3), n).join(' '))
      const last = all.at(-1)
      if (term.isOpen && last?.isOpen) last.words += ` ${term.words}`
      else all.push(term)
    }
    return all.map(({ words, isOpen }) => (isOpen ? toDraft(asNoted(words)) : words)).join(' ')
  })
  return { ...one, value: lines.join('\n') }
}
