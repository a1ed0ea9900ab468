import { type Checked, type Reason, walkAnswer } from '@casewright/core'

/** A model that says what a test wants, checked by the core as every model is. */
export const saying =
  (said: Record<string, unknown>): Reason =>
  async ({ schema, evidence }) => {
    const shape = (schema as unknown as { shape: Record<string, unknown> }).shape
    const empty = Object.fromEntries(Object.keys(shape).map((key) => [key, []]))
    const { value, loose } = await walkAnswer(schema, schema.parse({ ...empty, ...said }), evidence, async (texts) =>
      texts.map((text) => ({ text, status: 'not-found', reason: 'As the test says.' })),
    )
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }
