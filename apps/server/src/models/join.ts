import type { Evidence, Prompt } from '@casewright/core'

/** The task that makes one answer of the answers to the parts of long evidence. */
export const joinPrompt = (prompt: Prompt): Prompt => ({
  id: `${prompt.id}-join`,
  version: prompt.version,
  task: `${prompt.task}

The evidence was too long to be read at once. What you are given now are the answers to its parts, in order, as JSON. Make one answer of them for the whole: keep what matters most, leave out what is said twice, and take over words in fields for quotations unchanged.`,
})

/** The answers to parts as evidence for the joining. Quotations are checked against the original all the same. */
export const asEvidence = (answers: readonly unknown[]): Evidence[] =>
  answers.map((answer, index) => ({
    id: `part-${index + 1}`,
    kind: 'document',
    title: `Answer to part ${index + 1} of ${answers.length}`,
    text: JSON.stringify(answer),
  }))
