import { modelSaying } from '@casewright/core/testing'

/** A model that says what a test wants. What is left out is empty. */
export const saying = (said: Record<string, unknown>) =>
  modelSaying(({ schema }) => {
    const { shape } = schema as { shape: Record<string, unknown> }
    return { ...Object.fromEntries(Object.keys(shape).map((key) => [key, []])), ...said }
  })
