import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { sentenceFinder } from '../reading/sentence-at.ts'
import type { FoundBar } from './read-bars.ts'

const repose =
  /\b(?:statutes? of (?:ultimate )?repose|repose (?:statute|period|issue|problem|question|defense|argument|bar)|(?:so|is|there['’]s|about|on|-year) (?:no )?repose)\b/i

/** Somebody on one side argues about it: 'their lawyer wrote “he hid it, so no repose”'. */
const isArgued = (text: string, at: number): boolean => {
  const { start, end } = sentenceFinder(text)(at)
  return /\b(?:counsel|lawyer|attorney|they|he|she|plaintiffs?|defendants?|opponent)\b[^.;]{0,40}\b(?:wrote|writes?|says?|said|argues?|claims?|insists?|contends?|emailed)\b/i.test(
    text.slice(start, end),
  )
}

/** A time of repose that is only named: without its length nobody can say whether it has run. */
export function reposeBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  const found = type === 'criminal' || type === 'family' ? null : repose.exec(text)
  if (
    !found ||
    (!isArgued(text, found.index) &&
      /\b(?:no|not|without (?:a|any)|has no|under the|within the) $/i.test(
        text.slice(Math.max(0, found.index - 14), found.index),
      ))
  )
    return null
  return {
    id: 'repose',
    title: 'The statute of repose may have run',
    holds: false,
    rule: 'A statute of repose ends a claim a fixed time after the sale, the completion or the act, whenever the harm came or was found. The one for this claim was not checked, so it does not cap the index.',
    lift: [
      'How long is the repose period here, and when did it start to run?',
      'Does it have an exception: fraud, an express warranty, a later repair?',
    ],
    anchors: [anchorOf({ text }, { start: found.index, end: found.index + found[0].length })],
  }
}
