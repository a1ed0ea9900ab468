import { readFileSync } from 'node:fs'
import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { markedIn } from './corpus.ts'
import { factsIn } from './facts.ts'
import { lessonOf, lessonOfClause, lessonOfFacts } from './lessons.ts'
import type { Lesson } from './train.ts'

/** Texts whose words are marked, and sets of the evaluation that were read: none that is kept back. */
const marked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']
const clauseFiles = ['clauses', 'clauses-b']
const sets = [
  'seen',
  'kept-back',
  'seen-later',
  'kept-back-later',
  'seen-fresh',
  'kept-back-fresh',
  'seen-fourth',
  'kept-back-fourth',
  'seen-dictated',
  'seen-written',
  'seen-terms',
]

export interface Sources {
  texts: ReadonlyMap<string, string>
  types: string[]
}

const own = (name: string) => readFileSync(new URL(`./texts/${name}`, import.meta.url), 'utf8')
const inputs = (name: string) =>
  readFileSync(new URL(`../../../evaluation/src/drafting/inputs/${name}.txt`, import.meta.url), 'utf8')

export const templatesById = (): Map<string, Template> =>
  new Map(shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]))

/** Everything that is learned from. */
export function read(): Sources {
  return {
    texts: new Map([
      ...marked.map((name) => [name, own(`${name}.txt`)] as const),
      ...clauseFiles.map((name) => [name, own(`${name}.tsv`)] as const),
      ...sets.map((name) => [name, inputs(name)] as const),
    ]),
    types: [...templatesById().keys()].toSorted(),
  }
}

export function lessonsOf({ texts }: Sources): Lesson[] {
  const known = templatesById()
  const of = <One extends { type: string }>(list: readonly One[], lesson: (template: Template, one: One) => Lesson) =>
    list.flatMap((one) => {
      const template = known.get(one.type)
      return template ? [lesson(template, one)] : []
    })
  const clauses = clauseFiles
    .flatMap((name) => (texts.get(name) ?? '').split('\n'))
    .flatMap((line, n) => {
      const [field = '', words = ''] = line.split('\t')
      const types = [...known.values()].filter(
        ({ fields }) => field === 'aside' || fields.some(({ name }) => name === field),
      )
      const template = types[n % Math.max(1, types.length)]
      return template && words ? [lessonOfClause(template, field, words)] : []
    })
  return [
    ...marked.flatMap((name) => of(markedIn(texts.get(name) ?? ''), (template, one) => lessonOf(template, one))),
    ...clauses,
    ...sets.flatMap((name) => of(factsIn(texts.get(name) ?? ''), lessonOfFacts)),
  ]
}
