import type { z } from 'zod'

export type Read<T> = { ok: true; value: T } | { ok: false; problem: string }

const withoutFence = (text: string): string =>
  text.length > 5 && text.startsWith('```') && text.endsWith('```')
    ? text.slice(3, -3).replace(/^json/, '').trim()
    : text

/** Reads a model's text as the JSON that was asked for. A fence of Markdown around it is forgiven, nothing else. */
export function readAnswer<S extends z.ZodType>(schema: S, text: string): Read<z.output<S>> {
  const json = withoutFence(text.trim())
  if (!json) return { ok: false, problem: 'The answer was empty.' }
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return { ok: false, problem: 'The answer was not valid JSON.' }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const problems = parsed.error.issues
    .slice(0, 8)
    .map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`)
  return { ok: false, problem: `The answer did not fit the schema: ${problems.join('; ')}` }
}
