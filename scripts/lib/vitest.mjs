import { inRoot, node24 } from './paths.mjs'
import { readVitest } from './reports.mjs'
import { run } from './run.mjs'

/** Storybook finds its stories by itself; those of tools are left out all together. */
const isPanel = (file) => file.endsWith('.stories.tsx')

/** Files that fail beside everything else are tried once more alone, unless so many fail that the fault is no chance. */
const mostTriedAgain = 6

/**
 * Runs Vitest. What failed beside everything else is tried once more with nothing beside it, and said where it passes then.
 * @param {string} report where its report goes
 * @param {{ only?: string[], without?: string[], env?: object }} [options] test files, by their paths
 * @returns what was run, and the counts of its report
 */
export async function runVitest(report, { only = [], without = [], env = {} } = {}) {
  // Whole paths: each project looks for its files from its own folder, and other packages have files of the same name.
  const left = without.filter((file) => !isPanel(file)).flatMap((file) => ['--exclude', inRoot(file)])
  const stories = without.some(isPanel) ? { STORIES_WITHOUT_TOOLS: '1' } : {}
  const vitest = (to, words) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${to}`]
    return run(node24, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...words], {
      env: { ...env, ...stories },
    })
  }
  const result = await vitest(report, [...left, ...only])
  const counts = readVitest(report)
  const files = [...new Set(counts?.failures.map(({ file }) => inRoot(file)))]
  if (files.length === 0 || files.length > mostTriedAgain) return { result, counts }
  const second = `${report}.again`
  return { result: await vitest(second, files), counts: readVitest(report, second) }
}
