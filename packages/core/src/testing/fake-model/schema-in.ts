import { isRecord, type JsonSchema } from './json-schema.ts'
import { parsedJson } from './parsed-json.ts'

/** Where the object that opens at `start` closes, or -1. */
function closes(text: string, start: number): number {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (quoted) {
      if (character === '\\') at += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

/**
 * The first JSON Schema of an object that stands in a prompt, or null: local models that know
 * `json_object` only are told the schema in words.
 */
export function schemaIn(prompt: string): JsonSchema | null {
  for (const { index } of prompt.matchAll(/\{\s*"/g)) {
    const end = closes(prompt, index)
    const found = end < 0 ? null : parsedJson(prompt.slice(index, end + 1))
    if (isRecord(found) && (isRecord(found.properties) || typeof found.$ref === 'string')) return found
  }
  return null
}
