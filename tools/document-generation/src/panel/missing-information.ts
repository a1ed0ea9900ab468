import type { Method } from '../draft/work.ts'

/** Why nothing can be generated yet, in the specification's words; undefined where it can. */
export function missingInformation(method: Method, type: string | null, text: string): string | undefined {
  if (method === 'manual') return type ? undefined : 'Please select a document type.'
  if (type && text.trim() !== '') return undefined
  return method === 'voice'
    ? 'Please select a document type and provide voice input.'
    : 'Please select a document type and paste your text.'
}
