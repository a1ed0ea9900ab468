import { readFileSync } from 'node:fs'

/** A fact in the ways in which it may be written, and the fields of which one has to hold it, if the form has one. */
export interface Fact {
  fields: string[]
  ways: string[]
}

/** What somebody dictated, pasted or noted, and the facts in it. */
export interface Input {
  /** The id of a type of document. */
  type: string
  kind: string
  text: string
  facts: Fact[]
  /** Words that the document may not have: what was taken back, fillers, a default that was contradicted. */
  never: string[]
}

/** Something said that contradicts a default of a template. */
export interface Contradiction {
  type: string
  subject: string
  /** Words of the default; null where the template has none on the subject. */
  standard: string | null
  words: string
}

const read = (name: string) => readFileSync(new URL(`./inputs/${name}.txt`, import.meta.url), 'utf8')

/** Those that were seen while rules were written and those kept back, and the same of a later time. */
export const inputSets = [
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
  'kept-back-fifth',
  'kept-back-sixth',
  'kept-back-seventh',
] as const
export type InputSet = (typeof inputSets)[number]

/** The inputs of a file. */
export function inputsOf(name: InputSet): Input[] {
  return read(name)
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      const [type = '', kind = ''] = head.split(' · ')
      const first = lines.findIndex((line) => line.startsWith('+ '))
      const rest = lines.slice(first)
      const starting = (sign: string) => rest.flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : []))
      return {
        type,
        kind,
        text: lines.slice(0, first).join('\n'),
        facts: starting('+ ').map((line) => {
          const [, fields = '', ways = ''] = /^(?:\[([\w/]+)\] )?(.*)$/.exec(line) ?? []
          return { fields: fields.split('/').filter(Boolean), ways: ways.split(' | ') }
        }),
        never: starting('- '),
      }
    })
}

/** The contradictions in the wordings that were seen, or in the one of each three that was kept back. */
export function contradictionsOf(name: InputSet): Contradiction[] {
  if (name !== 'seen' && name !== 'kept-back') return []
  return read('contradictions')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [head = '', wordings = ''] = line.split(/ : (.*)/s)
      const [type = '', rest = ''] = head.split(' · ')
      const [subject = '', standard = ''] = rest.split(' ! ')
      const all = wordings.split(' | ')
      return (name === 'seen' ? all.slice(0, 2) : all.slice(2)).map((words) => ({
        type,
        subject,
        standard: standard === '-' ? null : standard,
        words,
      }))
    })
}
