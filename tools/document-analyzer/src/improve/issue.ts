import type { DocumentText } from '@casewright/core'
import { type DocumentCheck, documentChecks, reviewDocument } from '@casewright/law'
import type { ImprovementInput } from '../input.ts'
import { oneLine } from '../text/bare.ts'

interface Span {
  start: number
  end: number
}

/** What is to be improved: in words, by which check, and where. */
export interface Issue {
  words: string
  check: DocumentCheck | undefined
  /** The place of what is wrong; none where something is missing or nobody knows. */
  place: Span | undefined
  /** What the finding says of the place. */
  message?: string
  /** Words for the place as they stand, made by rule. */
  rewrite: string | undefined
}

const fields = ['point', 'area', 'insight', 'title', 'message', 'explanation', 'suggestion', 'why', 'advice'] as const

const asWords = (item: ImprovementInput['item']): string =>
  typeof item === 'string'
    ? oneLine(item)
    : fields
        .flatMap((field) => (typeof item[field] === 'string' ? [oneLine(item[field] as string)] : []))
        .join(' ')
        .slice(0, 20_000)

const idOf = ({ finding, item }: ImprovementInput): string | undefined => {
  if (finding) return finding
  if (typeof item === 'string') return undefined
  const [id] = [item.finding, item.id, item.check].filter((value) => typeof value === 'string')
  return id
}

const placeOf = ({ start, end, item }: ImprovementInput, text: string): Span | undefined => {
  const [first] = typeof item === 'object' && Array.isArray(item.anchors) ? (item.anchors as unknown[]) : []
  const given = (start !== undefined && end !== undefined ? { start, end } : first) as Partial<Span> | undefined
  const isPlace =
    Number.isInteger(given?.start) && Number.isInteger(given?.end) && Number(given?.start) < Number(given?.end)
  return given && isPlace && Number(given.end) <= text.length
    ? { start: Number(given.start), end: Number(given.end) }
    : undefined
}

/** Reads the specification's item: an entry of its lists, or a person's own words. */
export const issueOf = (input: ImprovementInput, document: Pick<DocumentText, 'text' | 'blocks' | 'pages'>): Issue => {
  const words = asWords(input.item)
  const id = idOf(input)
  const check = documentChecks.find(
    (one) => one.id === id || (!id && words.toLowerCase().includes(one.title.toLowerCase())),
  )
  const hits = check ? (reviewDocument(document).findings.find((one) => one.check.id === check.id)?.hits ?? []) : []
  const place = placeOf(input, document.text) ?? hits[0]
  const hit = hits.find(({ start, end }) => start === place?.start && end === place?.end)
  return {
    words,
    check,
    place: place && { start: place.start, end: place.end },
    rewrite: hit?.rewrite,
    ...(hit?.message && { message: hit.message }),
  }
}
