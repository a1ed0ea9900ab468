import { readFileSync } from 'node:fs'
import { reviewDocument } from '../review.ts'
import { type JudgedDocument, judged, placeName, placesJudged, type Verdict } from './verdict.ts'

/** A plain reading: a form feed ends a page. */
const read = (path: string) => {
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '')
  let at = 0
  const pages = text.split('\f').map((page, index) => {
    const start = at
    at += page.length + 1
    return { number: index + 1, start, end: start + page.length }
  })
  return { text, blocks: [], pages: pages.length > 1 ? pages : [] }
}

const verdictFolder = new URL('../__fixtures__/verdicts/', import.meta.url)

/** The verdicts on a document, from every file that judges some of its findings. */
const verdictsOn = (name: JudgedDocument): Verdict[] =>
  ['', '.drafting'].flatMap((part) => {
    try {
      return JSON.parse(readFileSync(new URL(`${name}${part}.json`, verdictFolder), 'utf8')) as Verdict[]
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    }
  })

/** A place that must be judged, with its verdict where there is one. */
export interface JudgedPlace {
  document: JudgedDocument
  check: string
  place: string
  /** For whoever judges: what the finding says, and the words in their sentence. Not kept. */
  message: string
  words: string
  verdict: Verdict | undefined
}

/** Every place that the checks find in the real documents and that must be judged. */
export const judgedPlaces = (folder: string): JudgedPlace[] =>
  (Object.entries(judged) as [JudgedDocument, string][]).flatMap(([document, path]) => {
    const source = read(`${folder}/${path}`)
    const verdicts = new Map(verdictsOn(document).map((verdict) => [`${verdict.check} ${verdict.place}`, verdict]))
    return reviewDocument(source).findings.flatMap(({ check, message, hits }) => {
      const places = hits.length === 0 ? [{ start: 0, end: 0 }] : hits
      const named = new Map(
        places.map((place) => [placeName(source.text.slice(place.start, place.end)), place] as const).toReversed(),
      )
      return [...named]
        .toReversed()
        .slice(0, placesJudged)
        .map(([place, { start, end }]) => ({
          document,
          check: check.id,
          place,
          message,
          words: source.text.slice(Math.max(0, start - 80), end + 80).replace(/\s+/g, ' '),
          verdict: verdicts.get(`${check.id} ${place}`),
        }))
    })
  })
