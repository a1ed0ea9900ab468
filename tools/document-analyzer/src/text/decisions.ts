import type { Review } from '@casewright/core'

/** A person's decision about words that can stand in place of others. With `start === end` they are put in. */
export interface Change extends Review {
  finding: string
  start: number
  end: number
  text: string
}

/** Under what a decision about a rewrite is kept: its finding, and the words that it replaces. */
export const itemOf = (finding: string, { start, end }: { start: number; end: number }): string =>
  `${finding}:${start}-${end}`

const pattern = /^(.+):(\d{1,9})-(\d{1,9})$/

const asChange = (review: Review): Change | undefined => {
  const [, finding, start, end] = pattern.exec(review.item) ?? []
  if (!finding || review.text === undefined) return undefined
  return { ...review, finding, start: Number(start), end: Number(end), text: review.text }
}

/** The decision about a finding as a whole. */
export const dismissalOf = (reviews: readonly Review[], finding: string): Review | undefined =>
  reviews.find(({ item, decision }) => item === finding && decision === 'dismissed')

/** Decisions about rewrites of one finding, or of all, in the order of the text. */
export const changesOf = (reviews: readonly Review[], finding?: string): Change[] =>
  reviews
    .flatMap((review) => asChange(review) ?? [])
    .filter((change) => finding === undefined || change.finding === finding)
    .sort((one, other) => one.start - other.start || one.end - other.end)

const meet = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end

/** The accepted rewrite, if any, that covers some of the same words: two cannot stand in one place. */
export const overlapping = (
  reviews: readonly Review[],
  place: { start: number; end: number },
  but?: string,
): Change | undefined =>
  changesOf(reviews).find((one) => one.decision === 'accepted' && one.item !== but && meet(one, place))

/** Accepted rewrites that lie within the text and not over one another; of two, the one decided first. */
export const acceptedOf = (reviews: readonly Review[], length: number): Change[] => {
  const taken: Change[] = []
  const accepted = changesOf(reviews).filter(
    ({ decision, start, end }) => decision === 'accepted' && start <= end && end <= length,
  )
  for (const change of accepted.sort((one, other) => one.at.localeCompare(other.at)))
    if (!taken.some((one) => meet(one, change))) taken.push(change)
  return taken.sort((one, other) => one.start - other.start || one.end - other.end)
}
