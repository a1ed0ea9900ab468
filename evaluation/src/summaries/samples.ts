import { type CourtFieldName, courtSentences, type Features, featuresOf } from '@casewright/law'
import { freshSets } from './fresh-labels.ts'
import { plain } from './judged.ts'
import { type Labels, labels } from './labels.ts'
import { moreLabels } from './more-labels.ts'
import { textOf } from './read.ts'

export interface Sample {
  labels: Labels
  /** No rule was written on it. */
  fresh: boolean
  text: string
  sentences: { text: string; features: Features }[]
}

const freshLabels = freshSets.flatMap(([, own]) => own)

/** Papers that were read while rules were written; of the fresh ones, the half that is not held back. */
export const seenLabels: readonly Labels[] = [
  ...labels,
  ...moreLabels,
  ...freshLabels.filter(({ heldBack }) => !heldBack),
]

const fresh = new Set(freshLabels)

/** The sentences of labeled papers, as the scorer sees them. */
export const samplesOf = (folder: string, of: readonly Labels[]): Sample[] =>
  of.map((label) => {
    const text = textOf(folder, label.document)
    return {
      labels: label,
      fresh: fresh.has(label),
      text,
      sentences: courtSentences({ text }).map((seen) => ({ text: plain(seen.text), features: featuresOf(seen) })),
    }
  })

/** Whether a sentence answers a field of its paper; null where that was not judged. */
export function isAnswer({ fields }: Labels, name: CourtFieldName, text: string): boolean | null {
  const accepted = fields[name]
  if (accepted === undefined) return null
  return accepted?.some((words) => text.includes(plain(words))) ?? false
}
