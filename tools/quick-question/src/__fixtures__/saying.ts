import { type Checked, type CitationStatus, type Reason, walkAnswer } from '@casewright/core'

/** What a test lets a model say. */
export interface Said {
  paragraphs?: { text: string; quotations?: string[]; citations?: string[] }[]
  missing?: string
}

/** A model that says what a test wants, checked by the core as every model is. */
export const saying =
  ({ paragraphs = [], missing = '' }: Said, statuses: Record<string, CitationStatus> = {}): Reason =>
  async ({ schema, evidence }) => {
    const whole = paragraphs.map((one) => ({ quotations: [], citations: [], ...one }))
    const answer = schema.parse({ paragraphs: whole, missing })
    const { value, loose } = await walkAnswer(schema, answer, evidence, async (texts) =>
      texts.map((text) => ({ text, status: statuses[text] ?? 'not-found', reason: 'As the test says.' })),
    )
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }
