import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesUnder } from './files.mjs'
import { inRoot } from './paths.mjs'

const page = 'docs/specification.md'
const subjects = [
  'models',
  'first sight',
  'the law',
  'answering tools',
  'reading tools',
  'writing tool',
  'deployment',
  'operations',
]

/** Whether every test that the table of requirements names exists, and every row names a test or a subject. */
export function checkSpecification() {
  const tests = testFiles()
  const rows = readFileSync(inRoot(page), 'utf8')
    .split('\n')
    .filter((line) => /^\| S\d/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
  const problems = rows.flatMap((cells) =>
    (cells[4] ?? '').split('<br>').flatMap((shown) => {
      const problem = problemOf(shown, tests)
      return problem ? [`  ${cells[1]}: ${problem}`] : []
    }),
  )
  const built = rows.filter((cells) => !cells[4]?.includes('later: ')).length
  return {
    ok: problems.length === 0,
    note: `${built} of ${rows.length} requirements shown by tests`,
    output: problems.length > 0 ? `${page}\n${problems.join('\n')}\n` : '',
  }
}

/** The texts of all test files, by their names without the extension; files of one name count as one. */
function testFiles() {
  const found = new Map()
  for (const file of ['apps', 'packages', 'tools', 'e2e'].flatMap(filesUnder)) {
    if (!/\.(test|spec)\.tsx?$/.test(file)) continue
    const name = basename(file).replace(/\.tsx?$/, '')
    const text = readFileSync(inRoot(file), 'utf8').replaceAll("\\'", "'")
    found.set(name, `${found.get(name) ?? ''}${text}`)
  }
  return found
}

function problemOf(shown, tests) {
  const [, kind, name] = /^([^:]+): (.+)$/.exec(shown) ?? []
  if (!kind) return 'it names neither a test nor a subject'
  if (kind === 'later') return subjects.includes(name) ? undefined : `there is no subject '${name}'`
  if (!tests.has(kind)) return `there is no file ${kind}`
  return tests.get(kind).includes(name) ? undefined : `${kind} has no test '${name}'`
}
