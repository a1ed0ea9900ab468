import { readFileSync } from 'node:fs'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @typedef {{ passed: number, failed: number, skipped: number, notes: string[] }} Counts
 * notes: what was skipped, with the reason where the test gives one
 */

/** Counts Vitest's report. A file that could not be loaded is one failure. @returns {Counts | undefined} */
export function readVitest(file) {
  const report = read(file)
  if (!report) return undefined
  const tests = report.testResults.flatMap((one) => one.assertionResults)
  const broken = report.testResults.filter((one) => one.status === 'failed' && !one.assertionResults.some(isFailed))
  const skipped = tests.filter((test) => ['pending', 'skipped', 'todo', 'disabled'].includes(test.status))
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: tests.filter(isFailed).length + broken.length,
    skipped: skipped.length,
    notes: skipped.map((test) => test.fullName),
  }
}

const isFailed = (test) => test.status === 'failed'

/** Counts Playwright's report; a test that passed at a second try has passed. @returns {Counts | undefined} */
export function readPlaywright(file) {
  const report = read(file)
  if (!report) return undefined
  const tests = report.suites.flatMap(testsOf)
  const skipped = tests.filter((test) => test.status === 'skipped')
  return {
    passed: tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length,
    failed: tests.filter((test) => test.status === 'unexpected').length + report.errors.length,
    skipped: skipped.length,
    notes: skipped.map((test) => `${test.title}${reasonOf(test)}`),
  }
}

const testsOf = (suite) => [
  ...(suite.suites ?? []).flatMap(testsOf),
  ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title }))),
]

const reasonOf = (test) => {
  const reason = test.annotations?.find((annotation) => annotation.type === 'skip')?.description
  return reason ? `: ${reason}` : ''
}
