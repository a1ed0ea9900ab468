import { CasewrightError, type CitationCheck } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { WantedCitation } from '@casewright/law'

/** Each batch costs each source a question: five of them stay within what a source allows in a minute. */
const batches = 5
const smallest = 20
const atOnce = 2

/**
 * Verifies citations in batches, two at a time. A batch that fails leaves its citations unchecked, with the reason.
 * @returns the checks in the order of `wanted`
 */
export async function verifyWanted(
  wanted: readonly WantedCitation[],
  { law, signal, progress }: Pick<ToolContext, 'law' | 'signal' | 'progress'>,
  onChecks: (checks: readonly CitationCheck[]) => void = () => {},
): Promise<CitationCheck[]> {
  const size = Math.max(smallest, Math.ceil(wanted.length / batches))
  const waiting = Array.from({ length: Math.ceil(wanted.length / size) }, (_, index) => index * size)
  const checks: CitationCheck[] = new Array(wanted.length)
  const worker = async () => {
    for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
      signal.throwIfAborted()
      progress({ message: 'Checking citation', done: from, total: wanted.length })
      const batch = wanted.slice(from, from + size)
      const answer = await law.verify(batch).catch((error: unknown) => {
        if (signal.aborted || !CasewrightError.isInstance(error)) throw error
        return { checks: batch.map(({ citation }) => brokenOff(citation, error.message)) }
      })
      answer.checks.forEach((check, index) => {
        checks[from + index] = check
      })
      onChecks(checks.filter(Boolean))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return checks
}

const brokenOff = (text: string, why: string): CitationCheck => ({
  text,
  status: 'unchecked',
  reason: `The check broke off. ${why}`,
})
