import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @typedef {{ passed: number, failed: number, skipped: number, notes: string[], again?: Failure[], failures: Failure[] }} Counts
 * notes: what was skipped, with the reason where the test gives one
 * again: what passed at a second try alone, with the reason of the first
 * @typedef {{ file: string, title: string, said: string }} Failure
 * file: the test's path, from the root or from the folder of browser tests
 * title: of the test
 * said: what failed, with the first line of the reason
 */

/**
 * Counts Vitest's report. A file that could not be loaded is one failure.
 * @param {string} file the report
 * @param {string} [again] the report of a second try of some files, which counts for these
 * @returns {Counts | undefined}
 */
export function readVitest(file, again) {
  const report = read(file)
  if (!report) return undefined
  const second = (again && read(again))?.testResults ?? []
  const triedAgain = ({ name }) => second.some((one) => one.name === name)
  const results = [...report.testResults.filter((one) => !triedAgain(one)), ...second]
  const tests = results.flatMap((one) => one.assertionResults)
  const skipped = tests.filter((test) => ['pending', 'skipped', 'todo', 'disabled'].includes(test.status))
  const failures = failuresOf(results)
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failures.length,
    skipped: skipped.length,
    notes: skipped.map((test) => test.fullName),
    again: failuresOf(report.testResults.filter(triedAgain)).filter(
      (one) => !failures.some(({ file, title }) => file === one.file && title === one.title),
    ),
    failures,
  }
}

const failuresOf = (results) => [
  ...results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isFailed)
      .map((test) => failure(relative(root, name), test.fullName, test.failureMessages?.[0])),
  ),
  ...results
    .filter((one) => one.status === 'failed' && !one.assertionResults.some(isFailed))
    .map(({ name, message }) => failure(relative(root, name), 'could not be loaded', message)),
]

const failure = (file, title, reason = '') => ({ file, title, said: `${file}: ${title}: ${firstLine(reason)}` })
const firstLine = (text) => stripVTControlCharacters(text).trim().split('\n')[0].slice(0, 300)
const isFailed = (test) => test.status === 'failed'

/** Counts Playwright's report; a test that passed at a second try has passed. @returns {Counts | undefined} */
export function readPlaywright(file) {
  const report = read(file)
  if (!report) return undefined
  const tests = report.suites.flatMap(testsOf)
  const skipped = tests.filter((test) => test.status === 'skipped')
  const failed = tests.filter((test) => test.status === 'unexpected')
  return {
    passed: tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length,
    failed: failed.length + report.errors.length,
    skipped: skipped.length,
    notes: skipped.map((test) => `${test.title}${reasonOf(test)}`),
    again: tests
      .filter((test) => test.status === 'flaky')
      .map((test) => failure(test.file, test.title, test.results?.[0]?.error?.message)),
    failures: [
      ...failed.map((test) => failure(test.file, test.title, test.results?.at(-1)?.error?.message)),
      ...report.errors.map((error) => failure('e2e', 'outside the tests', error.message)),
    ],
  }
}

const testsOf = (suite) => [
  ...(suite.suites ?? []).flatMap(testsOf),
  ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title, file: spec.file }))),
]

const reasonOf = (test) => {
  const reason = test.annotations?.find((annotation) => annotation.type === 'skip')?.description
  return reason ? `: ${reason}` : ''
}
