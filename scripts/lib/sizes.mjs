import { readFileSync } from 'node:fs'
import { filesUnder } from './files.mjs'
import { inRoot } from './paths.mjs'

const limits = { median: 60, percentile95: 250 }
const counted = /\.tsx?$/
const notCounted = /\.(test|spec|stories|d)\.tsx?$|\.config\.ts$|\/(migrations|__fixtures__|test|testing)\//

/** Whether files stay small: half of them under 60 lines, 95 of 100 under 250. */
export function checkSizes() {
  const files = ['apps', 'packages', 'tools']
    .flatMap(filesUnder)
    .filter((file) => counted.test(file) && !notCounted.test(file))
    .map((file) => ({ file, lines: readFileSync(inRoot(file), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  if (files.length === 0) return { ok: true, output: '' }
  const at = (share) => files[Math.min(files.length - 1, Math.floor(files.length * share))]
  const median = at(0.5).lines
  const percentile95 = at(0.95).lines
  const longest = files.slice(-5).reverse()
  const ok = median < limits.median && percentile95 < limits.percentile95
  const list = longest.map(({ file, lines }) => `  ${lines} ${file}`).join('\n')
  return {
    ok,
    note: `${files.length} files, median ${median}, 95th percentile ${percentile95} lines`,
    output: ok ? '' : `Limits: median below ${limits.median}, 95th percentile below ${limits.percentile95}.\n${list}\n`,
  }
}
