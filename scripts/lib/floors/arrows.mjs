import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'oxc-parser'
import { filesUnder } from '../files.mjs'
import { inRoot } from '../paths.mjs'

const source = /\.tsx?$/
/** Tests, stories and what they stand on see whatever they try. */
const apart = /\.(?:test|spec|stories|d)\.tsx?$|\/(?:__fixtures__|testing|test)\//

/** The sources of a folder, as paths from the root. */
export const sourcesOf = (folder) =>
  filesUnder(folder).filter((file) => source.test(file) && !apart.test(file) && !file.endsWith('.config.ts'))

/**
 * What a source takes from elsewhere: imports and exports of values and of types, modules that are imported as it runs,
 * and files that it names by an address beside its own, such as the entry of a process.
 * @returns the names as they are written, each with the line it stands on
 */
export function namedIn(file, text = readFileSync(inRoot(file), 'utf8')) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = []
  const add = (node, name = node?.value) => {
    if (typeof name === 'string') found.push({ name, line: text.slice(0, node.start).split('\n').length })
  }
  walk(program, (node) => {
    if (/^(?:Import|Export(?:Named|All))Declaration$/.test(node.type)) add(node.source)
    if (node.type === 'ImportExpression' || node.type === 'TSImportType') add(node.source)
    if (node.type === 'NewExpression' && node.callee.name === 'URL' && node.arguments.length === 2) {
      const [{ value }] = node.arguments
      add(node.arguments[0], /^\w/.test(value) ? `./${value}` : value)
    }
  })
  return found
}

/** Where a source's arrows lead among the others: `from`, `to` and the line. */
export function arrowsAmong(files) {
  const known = new Set(files)
  return files.flatMap((from) =>
    namedIn(from)
      .map(({ name, line }) => ({ from, to: join(dirname(from), name), line, isOurs: name.startsWith('.') }))
      .filter(({ to, isOurs }) => isOurs && known.has(to)),
  )
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, visit)
  }
}
