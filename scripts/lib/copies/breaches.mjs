import { findCopies } from './find.mjs'

const lines = (count) =>
  Array.from({ length: count }, (_, n) => `  const part${n} = read(text, { from: ${n}, kind: 'clause' })`)
const passage = (count) => ['export function copied(text: string) {', ...lines(count - 2), '}'].join('\n')
const twelve = passage(12)

const rewrapped = twelve.replaceAll(', kind:', ',\n    kind:').replaceAll("'clause' })", "'clause',\n  })")
const commented = twelve.replaceAll('\n', '\n  // The same.\n')

/** What the check must refuse and what it must let pass, as the sources of two tools. */
const breaches = [
  ['a function copied to another tool', twelve, twelve],
  ['a copy wrapped differently', twelve, rewrapped],
  ['a copy with other comments', twelve, commented],
  ['a copy in the middle of a file', twelve, `export const own = 1\n\n${twelve}\n\nexport const other = 2`],
]
const innocents = [
  ['eleven lines', passage(11), passage(11)],
  ['a function of the same form', twelve, twelve.replaceAll('part', 'piece').replaceAll('clause', 'party')],
  [
    'the same imports',
    ...['one', 'two'].map((name) => `${`import { a, b, c, d } from '@casewright/core'\n`.repeat(12)}\n${name}()`),
  ],
]

const found = (one, other, tools = ['one', 'two']) =>
  findCopies([one, other].map((text, n) => ({ tool: tools[n], file: `${n}.ts`, text }))).length

/** The copies that are not refused, and the sources that are refused without reason: sentences. */
export function tryCopies() {
  const accused = innocents.filter(([, one, other]) => found(one, other) > 0).map(([name]) => name)
  if (found(twelve, twelve, ['one', 'one']) > 0) accused.push('a copy within one tool')
  return {
    planted: breaches.length,
    missed: breaches.filter(([, one, other]) => found(one, other) !== 1).map(([name]) => `Not refused: ${name}`),
    accused: accused.map((name) => `Refused without reason: ${name}`),
  }
}
