import type { Block } from '@casewright/core'
import { findParties, reviewDocument } from '@casewright/law'
import { type Names, type Plant, plants } from './plants.ts'

export interface Agreement {
  name: string
  text: string
}

export interface Planted {
  agreement: string
  plant: string
  words: string
  found: boolean
  /** Told with high or medium severity. */
  weighs: boolean
}

/** Plain text as a document: a paragraph for each line. */
export const documentOf = (text: string) => ({
  text,
  pages: [],
  blocks: [...text.matchAll(/[^\n]+/g)].map(
    ({ index, 0: line }): Block => ({ kind: 'paragraph', start: index, end: index + line.length }),
  ),
})

/** Two parties as the agreement calls them, or words that any reader takes for parties. */
function namesIn(text: string): Names {
  const roles = findParties(documentOf(text)).flatMap(({ role }) => (role && role.length < 30 ? [role] : []))
  const [one, other] = [...new Set(roles)]
  return one && other ? { one, other } : { one: 'Company', other: 'Recipient' }
}

/** Where a paragraph may be put in: after the paragraph that ends nearest to two fifths of the text. */
function placeIn(text: string): number {
  const at = text.indexOf('\n', Math.floor(text.length * 0.4))
  return at < 0 ? text.length : at
}

/** Puts each defect into an agreement, one at a time, and looks whether the analysis points at it. */
export function plantedIn({ name, text }: Agreement, at: number): Planted[] {
  const names = namesIn(text)
  const place = placeIn(text)
  return plants
    .filter(({ without }) => !without?.test(text))
    .map((plant): Planted => {
      const wordings = plant.wordings(names)
      const words = wordings[at % wordings.length] ?? ''
      const planted = `${text.slice(0, place)}\n\n${words}\n\n${text.slice(place)}`
      return {
        agreement: name,
        plant: plant.id,
        words,
        ...pointsAt(plant, planted, place, place + words.length + 2),
      }
    })
}

const pointsAt = ({ found }: Plant, text: string, start: number, end: number): Pick<Planted, 'found' | 'weighs'> => {
  const there = reviewDocument(documentOf(text)).findings.filter(
    ({ check, hits }) => found.includes(check.id) && hits.some((hit) => hit.start < end && start < hit.end),
  )
  return { found: there.length > 0, weighs: there.some(({ check }) => check.severity !== 'low') }
}

/** How many agreements, as they are, somebody who looks for the words would have to read for each defect. */
export const toRead = (agreements: readonly Agreement[]): number =>
  plants.reduce((sum, { keyword }) => sum + agreements.filter(({ text }) => keyword.test(text)).length, 0)
