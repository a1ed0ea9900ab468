import { countLine, say } from './say.mjs'

/** Adds up what several runners counted. */
export function createTally() {
  const total = { passed: 0, failed: 0, skipped: 0, notes: [] }
  return {
    /** Adds what a runner counted; one that crashed, or failed without a failed test, is one failure. */
    add(runner, { ok, output }, counts) {
      if (output) say(output)
      const crashed = !counts || (!ok && counts.failed === 0)
      if (crashed) say(`${runner} did not come to its end.`)
      const { passed, failed, skipped, notes } = counts ?? { passed: 0, failed: 0, skipped: 0, notes: [] }
      total.passed += passed
      total.failed += failed + (crashed ? 1 : 0)
      total.skipped += skipped
      total.notes.push(...notes)
      return failed === 0 && !crashed
    },
    fail(sentence) {
      total.failed += 1
      say(sentence)
    },
    /** Says what was skipped and the line that counts all. */
    end() {
      if (total.notes.length > 0) say(`\nSkipped:\n${total.notes.map((note) => `  ${note}`).join('\n')}`)
      if (!process.env.TEST_DATA) say('\nTEST_DATA is not set: tests on real material are skipped.')
      say(countLine(total))
      process.exitCode = total.failed > 0 ? 1 : 0
    },
  }
}
