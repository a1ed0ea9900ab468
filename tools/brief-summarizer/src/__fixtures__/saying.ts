import { type Checked, type CitationStatus, type Reason, walkAnswer } from '@casewright/core'

/** A model that says what a test wants, checked by the core as every model is. What is left out is empty. */
export const saying =
  (said: Record<string, unknown>, statuses: Record<string, CitationStatus> = {}): Reason =>
  async ({ schema, evidence }) => {
    const nothing = { sentence: [], summary: [], detail: [], keyPoints: [], implications: [], statements: [] }
    const answer = schema.parse({ ...nothing, answers: 'yes', ...said })
    const { value, loose } = await walkAnswer(schema, answer, evidence, async (texts) =>
      texts.map((text) => ({ text, status: statuses[text] ?? 'not-found', reason: 'As the test says.' })),
    )
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }
