import type { Evidence, FoundAuthority, Law } from '@casewright/core'
import type { Passage } from './output.ts'
import type { EarlierTurn } from './search-text.ts'

/** How much around a passage the model reads, in characters on each side. */
const around = 1200

/** What the model reads: the passages, then the conversation and the question, on which no statement can rest. */
export async function evidenceOf(
  question: string,
  earlier: readonly EarlierTurn[],
  found: readonly FoundAuthority[],
  passages: readonly Passage[],
  law: Law,
): Promise<Evidence[]> {
  const authorities = await Promise.all(passages.map((passage, index) => authorityOf(passage, found[index], law)))
  const asked: Evidence = { id: 'question', kind: 'document', title: 'The question', text: question }
  const said = earlier.map((turn) => `Question: ${turn.question}\nAnswer: ${turn.answer}`).join('\n\n')
  const conversation: Evidence[] = said
    ? [{ id: 'conversation', kind: 'document', title: 'The conversation so far', text: said }]
    : []
  return [...authorities.filter(({ text }) => text.trim()), ...conversation, asked]
}

/** The id is the number of the passage, by which a quotation finds its way back. */
async function authorityOf(passage: Passage, found: FoundAuthority | undefined, law: Law): Promise<Evidence> {
  const about = [passage.title, passage.citation, passage.about].filter(Boolean).join(', ')
  const title = passage.of === 'editors' ? `${about} (what the library’s editors say of it, not its own words)` : about
  const caution = passage.caution && passage.of === 'source' ? ` (${passage.caution})` : ''
  const text = await widened(passage.words, found, law)
  return { id: String(passage.number), kind: 'authority', title: `${title}${caution}`, text }
}

/** The passage with what stands around it, where the library holds the text. */
async function widened(words: string, found: FoundAuthority | undefined, law: Law): Promise<string> {
  const place = found?.passage
  if (!found || !place) return words
  const text = await law.read(place.authority ?? found.id).then(
    (read) => read?.text ?? '',
    () => '',
  )
  if (text.slice(place.start, place.end) !== place.words) return words
  const start = Math.max(0, place.start - around)
  const end = Math.min(text.length, place.end + around)
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const to = end === text.length ? end : text.lastIndexOf(' ', end)
  return text.slice(Math.min(from, place.start), Math.max(to, place.end))
}
