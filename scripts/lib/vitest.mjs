import { inRoot, node24 } from './paths.mjs'
import { readVitest } from './reports.mjs'
import { run } from './run.mjs'

/** Storybook finds its stories by itself; those of tools are left out all together. */
const isPanel = (file) => file.endsWith('.stories.tsx')

/**
 * Runs Vitest.
 * @param {string} report where its report goes
 * @param {{ only?: string[], without?: string[], env?: object }} [options] test files, by their paths
 * @returns what was run, and the counts of its report
 */
export async function runVitest(report, { only = [], without = [], env = {} } = {}) {
  // Whole paths: each project looks for its files from its own folder, and other packages have files of the same name.
  const left = without.filter((file) => !isPanel(file)).flatMap((file) => ['--exclude', inRoot(file)])
  const words = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...left, ...only]
  return {
    result: await run(node24, ['node_modules/vitest/vitest.mjs', ...words], {
      env: { ...env, ...(without.some(isPanel) ? { STORIES_WITHOUT_TOOLS: '1' } : {}) },
    }),
    counts: readVitest(report),
  }
}
