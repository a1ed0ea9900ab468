import { dirname } from 'node:path'
import { expressionsIn, sources } from '../expressions/find.mjs'
import { pumpsOf } from '../expressions/pumps.mjs'
import { dense } from './dense.mjs'

/** So many attacks of the expressions beside a function are run, spread over all of them. */
const mostAttacks = 24

/** Texts of a function, by name: each gives a text of a length. */
export const textsFor = (file) => [...dense, ...attacksBeside(file)]

/** Attacks made from the expressions of a source and, where it has none, of those beside it. */
function attacksBeside(file) {
  const own = expressionsIn(file).literals
  const expressions = own.length > 0 ? own : beside(file)
  const attacks = new Map()
  for (const expression of expressions)
    for (const { first, again } of pumpsOf(expression)) attacks.set(`${first}\0${again}`, { first, again })
  const all = [...attacks.values()]
  const step = Math.max(1, Math.floor(all.length / mostAttacks))
  return all
    .filter((_, at) => at % step === 0)
    .slice(0, mostAttacks)
    .map(({ first, again }) => [
      `${first}(${again})*`,
      (size) => `${first}${again.repeat(Math.ceil(size / again.length))}\0`,
    ])
}

const beside = (file) =>
  sources()
    .filter((one) => dirname(one) === dirname(file))
    .flatMap((one) => expressionsIn(one).literals)
