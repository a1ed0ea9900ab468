import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot, node24, root } from '../paths.mjs'
import { expressionsIn, sources } from './find.mjs'
import { judge } from './judge.mjs'
import { countSteps } from './steps.mjs'

const folder = 'scripts/lib/expressions'
/** What was shown before, by the expression's hash: only a new expression is judged. */
const shownFile = inRoot(folder, 'shown.json')
/** Expressions whose input is bounded where they stand, with the reason. */
const boundedFile = inRoot(folder, 'bounded.json')
/** What an expression of that list may take for the longest text that it meets. */
const mostSteps = 3_000_000

/** An engine that has compiled much loses their flag behind a repetition (packages/law/src/words/any-case.ts). */
const modifiers = /(?<!\\)\(\?[ims]*-?[ims]+:/
const written = ({ pattern, flags }) => `/${pattern}/${flags}`
const hashOf = (expression) => createHash('sha256').update(written(expression)).digest('base64url').slice(0, 12)
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Every expression of the sources: those that are written, and those that are built while they load and work. */
function inventory() {
  const found = sources().map(expressionsIn)
  const places = found.flatMap(({ built }) => built)
  const files = [...new Set(places.map(({ file }) => file))]
  const output = execFileSync(node24, [inRoot(folder, 'record.mjs'), ...files], { cwd: root, maxBuffer: 2 ** 28 })
  const built = JSON.parse(output).filter(({ file }) => !file.includes('node_modules/'))
  const seen = new Set(built.map(({ file, line }) => `${file}:${line}`))
  return {
    expressions: [...found.flatMap(({ literals }) => literals), ...built],
    later: places.filter(({ file, line }) => !seen.has(`${file}:${line}`)),
  }
}

/** Whether every expression reads any text in linear time, or only meets short ones. */
export async function checkExpressions() {
  const { expressions, later } = inventory()
  const bounded = read(boundedFile)
  const shown = read(shownFile)
  const kept = {}
  const problems = []
  const used = new Set()
  for (const [text, expression] of new Map(expressions.map((one) => [written(one), one]))) {
    if (modifiers.test(expression.pattern)) problems.push(`${placeOf(expression)}: use anyCase instead: ${text}`)
    const hash = hashOf(expression)
    const exception = bounded.find((one) => one.expression === text)
    if (exception) {
      used.add(exception)
      const steps = countSteps(
        expression,
        exception.attack.repeat(Math.ceil(exception.most / exception.attack.length)).slice(0, exception.most),
      )
      if (steps > mostSteps)
        problems.push(
          `${placeOf(expression)}: ${steps} steps for ${exception.most} characters of ${JSON.stringify(exception.attack)}: ${text}`,
        )
      continue
    }
    const verdict = shown[hash] ? { by: shown[hash] } : await judge(expression)
    if (verdict.by) kept[hash] = verdict.by
    else problems.push(`${placeOf(expression)}: takes more than linear time for ${verdict.attack}: ${text}`)
  }
  for (const exception of bounded)
    if (!used.has(exception)) problems.push(`${folder}/bounded.json: no source holds ${exception.expression}`)
  for (const place of later)
    problems.push(
      `${placeOf(place)}: builds an expression that no sample of ${folder}/work.mjs leads to: add one that does`,
    )
  const isNew = Object.keys(kept).some((hash) => !shown[hash]) || Object.keys(shown).some((hash) => !kept[hash])
  if (isNew && !process.env.CI) writeFileSync(shownFile, `${JSON.stringify(sorted(kept), null, 2)}\n`)
  return {
    ok: problems.length === 0,
    note: `${Object.keys(kept).length} are linear, ${used.size} meet short texts alone`,
    output: problems.map((problem) => `  ${problem}\n`).join(''),
  }
}

const placeOf = ({ file, line }) => `${file}:${line}`
const sorted = (entries) => Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)))
