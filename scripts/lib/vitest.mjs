import { node24 } from './paths.mjs'
import { readVitest } from './reports.mjs'
import { run } from './run.mjs'

/**
 * Runs Vitest.
 * @param {string} report where its report goes
 * @param {{ only?: string[], without?: string[], env?: object }} [options] test files, by their paths
 * @returns what was run, and the counts of its report
 */
export async function runVitest(report, { only = [], without = [], env = {} } = {}) {
  // Each project looks for its files from its own folder.
  const left = without.flatMap((file) => ['--exclude', `**/${file.split('/').slice(2).join('/')}`])
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...left, ...only]
  return {
    result: await run(node24, ['node_modules/vitest/vitest.mjs', ...words], { env }),
    counts: readVitest(report),
  }
}
