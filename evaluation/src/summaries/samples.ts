import { type CourtFieldName, courtSentences, excludedFrom, type Features, featuresOf } from '@casewright/law'
import { fifthLotLabels, fourthLotLabels, lotLabels, paperLabels, thirdLotLabels, thirdPaperLabels } from './fresh-labels.ts'
import { type Labels, labels } from './labels.ts'
import { moreLabels } from './more-labels.ts'
import { textOf } from './read.ts'

export interface Sample {
  labels: Labels
  /** No rule was written on it. */
  fresh: boolean
  sentences: { text: string; features: Features; excluded: readonly CourtFieldName[] }[]
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')

const freshLabels = [...lotLabels, ...paperLabels, ...thirdLotLabels, ...thirdPaperLabels, ...fourthLotLabels, ...fifthLotLabels]

/** Papers that were read while rules were written; of the fresh ones, the half that is not held back. */
export const seenLabels: readonly Labels[] = [
  ...labels,
  ...moreLabels,
  ...freshLabels.filter(({ heldBack }) => !heldBack),
]

const fresh = new Set(freshLabels)
const isFresh = (label: Labels): boolean => fresh.has(label)

/** The sentences of labeled papers, as the scorer sees them. */
export const samplesOf = (folder: string, of: readonly Labels[]): Sample[] =>
  of.map((label) => ({
    labels: label,
    fresh: isFresh(label),
    sentences: courtSentences({ text: textOf(folder, label.document) }).map((seen) => ({
      text: plain(seen.text),
      features: featuresOf(seen),
      excluded: excludedFrom(seen),
    })),
  }))

/** Whether a sentence answers a field of its paper; null where that was not judged. */
export function isAnswer({ fields }: Labels, name: CourtFieldName, text: string): boolean | null {
  const accepted = fields[name]
  if (accepted === undefined) return null
  return accepted?.some((words) => text.includes(plain(words))) ?? false
}
