import { writeFileSync } from 'node:fs'
import { computeMeasures, findFaults } from './compute.ts'

// Run with `node test/redaction/measure.ts`: prints how well redaction does on the set and records it for the settings page.
const measured = computeMeasures()
writeFileSync(
  new URL('../../../../packages/redaction/src/measured.json', import.meta.url),
  `${JSON.stringify(measured, null, 2)}\n`,
)
console.table(measured.kinds.map((row) => ({ ...row, recall: `${(100 * row.recall).toFixed(1)} %` })))
console.log(`${measured.lookAlikesHit} of ${measured.lookAlikes} look-alikes were redacted.`)

const { missed, needless } = findFaults()
for (const { kind, words, text } of missed) console.log(`missed ${kind}: ${words}\n    ${text}`)
for (const { kind, words, text } of needless) console.log(`without need ${kind}: ${words}\n    ${text}`)
