import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { filesUnder } from '../files.mjs'
import { inRoot } from '../paths.mjs'

const folders = [
  'packages/law',
  'packages/documents',
  'packages/core',
  'packages/publishers',
  'packages/templates',
  'packages/word',
  'packages/library',
  'packages/redaction',
  'packages/embeddings',
  'packages/local-model',
  'packages/weights',
  'packages/redline',
  'tools',
  'apps/server/src',
]
const source = /\.tsx?$/
/** What no user's text meets: tests, stories and what they stand on. */
const apart = /\.(?:test|stories|d)\.tsx?$|\/(?:__fixtures__|testing|test)\//

/** The sources whose expressions are looked at, as paths from the root. */
export const sources = () => folders.flatMap(filesUnder).filter((file) => source.test(file) && !apart.test(file))

/**
 * The expressions that a source writes.
 * @returns `literals` with pattern and flags; `built`, the places of `new RegExp(…)` and `RegExp(…)`. Lines from 1.
 */
export function expressionsIn(file) {
  const text = readFileSync(inRoot(file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const lineOf = lineCounter(text)
  const literals = []
  const built = []
  walk(program, (node) => {
    if (node.type === 'Literal' && node.regex)
      literals.push({ file, line: lineOf(node.start), pattern: node.regex.pattern, flags: node.regex.flags })
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee.name === 'RegExp')
      built.push({ file, line: lineOf(node.start) })
  })
  return { literals, built }
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const [name, value] of Object.entries(node))
      if (name !== 'regex' && value && typeof value === 'object') walk(value, visit)
  }
}

function lineCounter(text) {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (at) => ends.findIndex((end) => end >= at) + 1 || ends.length + 1
}
