import { passagesOf } from '../text/passages.ts'

export interface ToEmbed {
  number: number
  title: string
  citation: string
  holding: string | null
  keyPoints: string[] | null
  subjects: string[] | null
  field: string | null
  text: string | null
}

/**
 * What is embedded of an authority, a text for each unit of the index: its card, then its passages. A passage says little
 * of what it is from, so its title stands before it.
 */
export function unitTexts({ title, citation, holding, keyPoints, subjects, field, text }: ToEmbed): string[] {
  const card = [title, citation, field, holding, ...(keyPoints ?? []), ...(subjects ?? [])].filter(Boolean).join('. ')
  const passages = text ? passagesOf(text).map(({ start, end }) => `${title}. ${text.slice(start, end)}`) : []
  return [card, ...passages]
}
