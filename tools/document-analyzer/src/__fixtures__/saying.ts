import { type Checked, type Reason, walkAnswer } from '@casewright/core'

/** A model that says what a test wants, checked by the core as every model is. */
export const saying =
  (said: unknown): Reason =>
  async ({ schema, evidence }) => {
    const { value, loose } = await walkAnswer(schema, schema.parse(said), evidence, async (texts) =>
      texts.map((text) => ({ text, status: 'not-found', reason: 'As the test says.' })),
    )
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }
