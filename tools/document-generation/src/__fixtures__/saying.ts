import { type Checked, type Evidence, type Reason, walkAnswer } from '@casewright/core'

/** What a test lets a model say. */
export interface Said {
  facts?: { field: string; value: string; quotation: string }[]
  passages?: { field: string; text: string; quotation: string }[]
}

/** A model that says what a test wants, checked by the core as every model is; and what it was told. */
export function saying(said: Said): { reason: Reason; told: () => string } {
  const heard: unknown[] = []
  const reason: Reason = async ({ schema, evidence, prompt, onPartial }) => {
    heard.push(evidence.map(({ title, text }: Evidence) => [title, text]), prompt)
    onPartial?.(said)
    const answer = schema.parse({ facts: [], passages: [], ...said })
    const { value, loose } = await walkAnswer(schema, answer, evidence, async (texts) =>
      texts.map((text) => ({ text, status: 'not-found', reason: 'As the test says.' })),
    )
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }
  return { reason, told: () => JSON.stringify(heard) }
}
