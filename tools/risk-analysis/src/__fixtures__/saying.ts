import { type Checked, type CitationStatus, type Reason, walkAnswer } from '@casewright/core'

/** What a test lets a model say. */
export interface Said {
  factors?: { statement: string; quotation: string; direction: 'up' | 'down'; severity: 'high' | 'medium' | 'low' }[]
  immediate?: { statement: string; quotation: string }[]
  longterm?: { statement: string; quotation: string }[]
  authorities?: { statement: string; citation: string }[]
}

/** A model that says what a test wants, checked by the core as every model is. */
export const saying =
  (said: Said, statuses: Record<string, CitationStatus> = {}): Reason =>
  async ({ schema, evidence }) => {
    const answer = schema.parse({ factors: [], immediate: [], longterm: [], authorities: [], ...said })
    const { value, loose } = await walkAnswer(schema, answer, evidence, async (texts) =>
      texts.map((text) => ({ text, status: statuses[text] ?? 'not-found', reason: 'As the test says.' })),
    )
    return {
      answer: value as Checked<never>,
      loose,
      model: { provider: 'Test', name: 'test-model', trust: 'local', promptVersion: '1' },
    }
  }
