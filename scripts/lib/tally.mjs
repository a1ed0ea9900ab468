import { countLine, say } from './say.mjs'

const nothing = { passed: 0, failed: 0, skipped: 0, notes: [], again: [], failures: [] }

/** Adds up what several runners counted. */
export function createTally() {
  const total = { passed: 0, failed: 0, skipped: 0, notes: [], again: [], failures: [] }
  return {
    /** Adds what a runner counted; one that crashed, or failed without a failed test, is one failure. */
    add(runner, { ok, output }, counts) {
      if (output) say(output)
      const crashed = !counts || (!ok && counts.failed === 0)
      const { passed, failed, skipped, notes, again = [], failures } = counts ?? nothing
      if (crashed) total.failures.push(`${runner} did not come to its end.`)
      total.passed += passed
      total.failed += failed + (crashed ? 1 : 0)
      total.skipped += skipped
      total.notes.push(...notes)
      total.again.push(...again.map(({ said }) => said))
      total.failures.push(...failures.map(({ said }) => said))
      return failed === 0 && !crashed
    },
    fail(sentence) {
      total.failed += 1
      total.failures.push(sentence)
      say(sentence)
    },
    /** Says what was skipped, what passed at a second try, what failed, and the line that counts all. */
    end() {
      if (total.notes.length > 0) say(`\nSkipped:\n${total.notes.map((note) => `  ${note}`).join('\n')}`)
      if (!process.env.TEST_DATA) say('\nTEST_DATA is not set: tests on real material are skipped.')
      if (total.again.length > 0)
        say(`\nPassed at a second try alone:\n${total.again.map((one) => `  ${one}`).join('\n')}`)
      if (total.failures.length > 0) say(`\nFailed:\n${total.failures.map((one) => `  ${one}`).join('\n')}`)
      say(countLine(total))
      process.exitCode = total.failed > 0 ? 1 : 0
    },
  }
}
