import type { TemplateField } from '@casewright/templates/pages'

interface SoFar {
  /** Of the field that the words are for; empty where that is not known. */
  label: string
  text: string
}

type Partial = { text?: string; value?: unknown } | null

/** What of a model's answer has come so far, as words: of each field that it names, or as one text. */
export function wordsSoFar(partial: Partial, fields: readonly Pick<TemplateField, 'name' | 'label'>[]): SoFar[] {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const found = new Map<string, string>()
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (labels.has(name) && value.trim()) found.set(name, value)
    } else if (Array.isArray(value)) for (const one of value) walk(one, name)
    else if (typeof value === 'object' && value !== null) {
      const own = value as Record<string, unknown>
      const field = typeof own.field === 'string' && labels.has(own.field) ? own.field : undefined
      for (const [key, one] of Object.entries(own)) {
        if (field && key === 'field') continue
        // Of an answer with its source, its words alone: 'text' or 'value'.
        const isWords = ['text', 'value', 'passage', 'words'].includes(key)
        walk(one, labels.has(key) ? key : isWords ? (field ?? name) : '')
      }
    }
  }
  walk(partial?.value, '')
  if (found.size > 0) return [...found].map(([name, text]) => ({ label: labels.get(name) ?? '', text }))
  return partial?.text?.trim() ? [{ label: '', text: partial.text.trim() }] : []
}
