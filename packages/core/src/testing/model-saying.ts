import type { CitationCheck, CitationStatus } from '../citation-check.ts'
import type { Checked } from '../reason/checked.ts'
import type { Reason, ReasonRequest } from '../reason/reason.ts'
import { walkAnswer } from '../reason/walk.ts'

type Verify = (texts: readonly string[]) => Promise<CitationCheck[]>
type Request = Pick<ReasonRequest<never>, 'evidence' | 'prompt' | 'onPartial'> & { schema: unknown }

/**
 * A model that says what a test wants, checked by the core as every model is.
 * @param said the answer as it would arrive, or what makes it of the request
 * @param check the statuses of citations by their words, 'not-found' where none is named; or who verifies them
 */
export const modelSaying =
  (
    said: Record<string, unknown> | ((request: Request) => unknown),
    check: Readonly<Record<string, CitationStatus>> | Verify = {},
  ): Reason =>
  async (request) => {
    const { schema, evidence } = request
    const answer = schema.parse(typeof said === 'function' ? said(request) : said)
    const { value, loose } = await walkAnswer(schema, answer, evidence, verifierOf(check))
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }

const verifierOf = (check: Readonly<Record<string, CitationStatus>> | Verify): Verify =>
  typeof check === 'function'
    ? check
    : async (texts) => texts.map((text) => ({ text, status: check[text] ?? 'not-found', reason: 'As the test says.' }))
