import { readPlaywright } from './reports.mjs'
import { pnpm } from './run.mjs'

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const inBrowser = ({ tests }) => tests.some((file) => file.startsWith('e2e/tests/'))
const named = (file) => file.replace(/^e2e\//, '')

/**
 * Runs the browser tests.
 * @param {string} report where its report goes
 * @param {{ only?: Lane, without?: Lane[], env?: object }} [options] the lane that is run, or those that are left out
 * @typedef {import('./slow/lanes.mjs').Lane} Lane
 * @returns what was run, and the counts of its report
 */
export async function runPlaywright(report, { only, without = [], env = {} } = {}) {
  const left = without.filter(inBrowser)
  const files = left.filter(({ titles }) => !titles).flatMap(({ tests }) => tests.map(named))
  const titles = left.flatMap(({ titles }) => (titles ? [escaped(titles)] : []))
  const words = [
    ...(only ? only.tests.map(named) : []),
    ...(only?.titles ? ['--grep', escaped(only.titles)] : []),
    ...(titles.length > 0 ? ['--grep-invert', titles.join('|')] : []),
  ]
  return {
    result: await pnpm(['--filter', '@casewright/e2e', 'exec', 'playwright', 'test', ...words], {
      env: { ...env, E2E_REPORT: report, E2E_WITHOUT: files.join(',') },
    }),
    counts: readPlaywright(report),
  }
}
