import type { Citation } from '../citation.ts'
import { findCitations } from './find-citations.ts'

/** Whether a citation names a case or a law so that it can be looked up: no 'Id.', no 'supra'. */
export const isFull = ({ kind }: Citation): boolean => kind === 'case' || kind === 'law'

/** A text with something else in the place of each citation that `which` takes; all of them unless it says so. */
export const replaceCitations = (
  text: string,
  by: (words: string) => string,
  which: (citation: Citation) => boolean = () => true,
): string =>
  findCitations(text)
    .filter(which)
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + by(text.slice(start, end)) + rest.slice(end), text)
