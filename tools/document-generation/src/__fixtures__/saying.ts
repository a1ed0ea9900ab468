import type { Reason } from '@casewright/core'
import { modelSaying } from '@casewright/core/testing'

/** What a test lets a model say. */
export interface Said {
  facts?: { field: string; value: string; quotation: string }[]
  passages?: { field: string; text: string; quotation: string }[]
}

/** A model that says what a test wants; and what it was told. */
export function saying(said: Said): { reason: Reason; told: () => string } {
  const heard: unknown[] = []
  const reason = modelSaying(({ evidence, prompt, onPartial }) => {
    heard.push(
      evidence.map(({ title, text }) => [title, text]),
      prompt,
    )
    onPartial?.(said)
    return { facts: [], passages: [], ...said }
  })
  return { reason, told: () => JSON.stringify(heard) }
}
