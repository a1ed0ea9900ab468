import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { sources } from './expressions/find.mjs'
import { inRoot } from './paths.mjs'

/** What is read there comes from the installation, from its own tickets or from sources whose answers are cut by bytes. */
const apart =
  /\/(?:env|sources|search|backup|library|pages|models)\/|\/(?:env|secrets|anchors|provider|ticket|begin-session|passkey-routes|sign-in-routes)\.ts$/
const open = new Set(['string', 'base64', 'array', 'record'])
const bounding = new Set(['max', 'length'])
/** Without '*', '+' or '{n,}' from beginning to end. */
const short = /^\^[^*+]*\$$/

/** Whether every text, list and map that a call of the server takes has a length. */
export function checkRequestLengths() {
  const files = sources().filter((file) => file.startsWith('apps/server/src/') && !apart.test(file))
  const found = files.flatMap(schemasIn)
  const problems = found.filter(({ isBounded }) => !isBounded)
  return {
    ok: problems.length === 0,
    note: `${found.length} texts, lists and maps of requests have a length`,
    output: problems.map(({ file, line, words }) => `  ${file}:${line}: has no length: ${words}\n`).join(''),
  }
}

function schemasIn(file) {
  const text = readFileSync(inRoot(file), 'utf8')
  const found = []
  walk(parseSync(file, text).program, [], (node, parents) => {
    const { callee } = node
    if (node.type !== 'CallExpression' || callee.type !== 'MemberExpression' || callee.object.name !== 'z') return
    if (!open.has(callee.property.name)) return
    found.push({
      file,
      line: text.slice(0, node.start).split('\n').length,
      words: text.slice(node.start, node.end).slice(0, 60),
      isBounded: chainOf(node, parents).some(bounds),
    })
  })
  return found
}

/** The calls on a schema: those of `z.string().trim().max(3)` are `trim` and `max`. */
function chainOf(node, parents) {
  const calls = []
  let inner = node
  for (const parent of parents.toReversed()) {
    if (parent.type === 'MemberExpression' ? parent.object !== inner : parent.callee !== inner) break
    if (parent.type === 'CallExpression') calls.push({ name: inner.property.name, given: parent.arguments[0] })
    inner = parent
  }
  return calls
}

const bounds = ({ name, given }) => bounding.has(name) || (name === 'regex' && short.test(given?.regex?.pattern ?? ''))

function walk(node, parents, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, parents, visit)
  else if (node && typeof node === 'object') {
    const isNode = typeof node.type === 'string'
    if (isNode) visit(node, parents)
    const next = isNode ? [...parents, node] : parents
    for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, next, visit)
  }
}
