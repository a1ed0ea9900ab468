import { formatMomentUtc, type Run } from '@casewright/core'
import { part, type ReportBlock } from '@casewright/core/server'
import { type Accepted, acceptedIn, type Into, paragraphsOf } from '../clause/accepted.ts'
import type { Finding } from '../output.ts'
import { asHead, oneLine } from '../text/bare.ts'
import { changesOf, dismissalOf } from '../text/decisions.ts'

export const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** A finding, with every place that is listed, what to do, the words that rules put in its place, and what was decided. */
export function findingBlocks(
  finding: Finding,
  number: number,
  { reviews }: Pick<Run, 'reviews'>,
  output: Into,
): ReportBlock[] {
  const accepted = acceptedIn(reviews, output)
  const { title, message, severity, category, origin, why, advice, doubts } = finding
  const isModel = origin === 'model'
  const dismissed = dismissalOf(reviews, finding.id)
  return [
    part.heading(`${number}. ${asHead(title)}`, 2),
    part.small(`${severities[severity]} · ${category} · ${isModel ? 'Written by a model' : 'Found by a check'}`),
    ...(asHead(message) === asHead(title) ? [] : [part.text(message)]),
    ...placeBlocks(finding),
    isModel ? part.written(why) : part.text(why),
    ...(isModel ? [part.written(advice)] : [part.text([{ text: 'What to do: ', bold: true }, advice])]),
    ...(doubts.length > 0 ? [part.status('bad', 'Not in the document', doubts.join(', '))] : []),
    ...changesOf(reviews, finding.id).map((change) =>
      changeBlock(accepted.find(({ item }) => item === change.item) ?? change, output.content),
    ),
    ...(dismissed
      ? [part.text([{ text: `Dismissed by ${dismissed.by}, ${formatMomentUtc(dismissed.at)}.`, bold: true }])]
      : []),
  ]
}

/** What was decided: the words that come, a clause with its number and title, or the words that were struck. */
function changeBlock(change: Accepted, content: string): ReportBlock {
  const { decision, by, at, start, end, text } = change
  const isStruck = text === '' && start < end
  const what = isStruck ? `Deletion ${decision}` : `Rewrite ${decision}`
  const words = isStruck
    ? content.slice(start, end)
    : paragraphsOf(change)
        .map((one) => one.text)
        .join(' ')
  return part.text([{ text: `${what} by ${by}, ${formatMomentUtc(at)}: `, bold: true }, oneLine(words)])
}

function placeBlocks({ title, message: whole, anchors, places }: Finding): ReportBlock[] {
  const more = places - anchors.length
  const said = new Set([asHead(title), asHead(whole)])
  return [
    ...anchors.flatMap(({ words, page, message, rewrite }) => [
      part.quotation(oneLine(words), page ? `Page ${page}` : undefined),
      ...(message && !said.has(asHead(message)) ? [part.small(message)] : []),
      ...(rewrite ? [part.text([{ text: 'Can be replaced by: ', bold: true }, oneLine(rewrite)])] : []),
    ]),
    ...(anchors.length > 0 && more > 0
      ? [
          part.small(
            `And in ${more} more ${more === 1 ? 'place' : 'places'}, which the analysis counts and does not list.`,
          ),
        ]
      : []),
  ]
}
