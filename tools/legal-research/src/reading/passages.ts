import type { Evidence, FoundAuthority, Law } from '@casewright/core'

/** A passage that the model reads, and where it stands in the text of its authority. */
export interface Passage {
  evidence: Evidence
  /** Where it was cut from, in a text that the library holds. */
  place?: { authority: string; offset: number }
}

/** Results that the model reads, from the top, and how much around each passage, in characters. */
const mostRead = 6
const around = 1200

/** The passages of the top results, wide enough to be understood. A text that cannot be read leaves its snippet. */
export async function passagesOf(law: Law, results: readonly FoundAuthority[]): Promise<Passage[]> {
  const readable = results.filter(hasOwnWords).slice(0, mostRead)
  return Promise.all(
    readable.map(async (found): Promise<Passage> => {
      const { id, title, citation, snippet, passage } = found
      const about = { id, kind: 'authority', title: `${title}, ${citation}` } as const
      const text = passage
        ? await law.read(passage.authority ?? id).then(
            (read) => read?.text ?? '',
            () => '',
          )
        : ''
      if (!passage || text.slice(passage.start, passage.end) !== passage.words)
        return { evidence: { ...about, text: snippet?.text ?? '' } }
      const start = wordStart(text, Math.max(0, passage.start - around))
      const end = wordEnd(text, Math.min(text.length, passage.end + around))
      return {
        evidence: { ...about, text: text.slice(start, end) },
        place: { authority: passage.authority ?? id, offset: start },
      }
    }),
  )
}

/** A snippet without a passage is an editor's where there is a holding, and no source's. */
const hasOwnWords = ({ snippet, passage, holding }: FoundAuthority) => Boolean(snippet && (passage || !holding))

const wordStart = (text: string, at: number) => (at === 0 ? 0 : text.indexOf(' ', at) + 1 || at)
const wordEnd = (text: string, at: number) => {
  const space = at < text.length ? text.lastIndexOf(' ', at) : -1
  return space > 0 ? space : at
}
