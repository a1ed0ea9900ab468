import { readFileSync, writeFileSync } from 'node:fs'
import { filesUnder } from '../files.mjs'
import { inRoot } from '../paths.mjs'
import { hashOf } from '../stamp.mjs'
import { lanes } from './lanes.mjs'

const record = 'scripts/lib/slow/passed.json'
const isTest = /\.(?:test|spec|stories)\.tsx?$/

/** @returns {Record<string, string>} what each lane last passed on */
function passed() {
  try {
    return JSON.parse(readFileSync(inRoot(record), 'utf8'))
  } catch {
    return {}
  }
}

/** The files that each lane guards, its own tests among them. */
const guarded = () => {
  const files = ['apps', 'packages', 'tools', 'evaluation', 'e2e', 'docs', 'scripts']
    .flatMap(filesUnder)
    .concat('biome.json', 'tsconfig.base.json', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml')
  return ({ tests, guards }) =>
    files.filter((file) => tests.includes(file) || (!isTest.test(file) && guards.some((guard) => guard.test(file))))
}

/** Every lane with what its files say now, and whether that differs from what it last passed on. */
export function slowLanes() {
  const filesOf = guarded()
  const before = passed()
  return Object.entries(lanes).map(([name, lane]) => {
    const hash = hashOf(filesOf(lane))
    return { name, ...lane, hash, changed: before[name] !== hash }
  })
}

const isBrowserTest = (file) => file.startsWith('e2e/tests/')

/** The files of a lane that Vitest runs; Playwright runs the others. A lane is run by one of them. */
export const vitestFiles = ({ tests }) => tests.filter((file) => !isBrowserTest(file))

/** Writes down what lanes passed on. */
export function keepPassed(done) {
  const now = { ...passed(), ...Object.fromEntries(done.map(({ name, hash }) => [name, hash])) }
  const kept = Object.keys(lanes).flatMap((name) => (now[name] ? [[name, now[name]]] : []))
  writeFileSync(inRoot(record), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Writes down which of the lanes that a whole run held have passed: those with no failure in their files. */
export const keepPassedOf = (lanes, failures) =>
  keepPassed(lanes.filter(({ tests }) => !failures.some(({ file }) => tests.some((test) => test.endsWith(file)))))

/** Whether every test of a lane is there, and everything that it guards. */
export function checkSlowTests() {
  const files = guarded()
  const problems = Object.entries(lanes).flatMap(([name, lane]) => [
    ...lane.tests.filter((test) => !files(lane).includes(test)).map((test) => `${name}: there is no ${test}`),
    ...lane.guards
      .filter((guard) => files({ tests: [], guards: [guard] }).length === 0)
      .map((guard) => `${name}: nothing is at ${guard}`),
  ])
  const changed = slowLanes().filter(({ changed }) => changed)
  return {
    ok: problems.length === 0,
    note:
      changed.length > 0 ? `to be run: ${changed.map(({ name }) => name).join(', ')}` : 'all have passed as they are',
    output: problems.map((problem) => `  ${problem}\n`).join(''),
  }
}
