import type { DocumentText } from '@casewright/core'
import { rejoined } from '@casewright/law'

/** A footnote's mark in brackets, or after the stop of a sentence: 'is void.3', 'the writ,[4] and'. */
const bracketed = /(?<=[\p{L}.,;:!?”"’')])\[\d{1,3}\](?=[\s.,;:]|$)/gu
const atEnd = /(?<=(?:\p{L}{2}|\p{Pe})[.!?][”"’')]{0,2})\d{1,2}$/u

/** '3. Defendant has not produced the video': the number of its paragraph. */
const paragraph = /^\d{1,3}\. (?=["“(]?\p{Lu}\p{Ll})/u

/**
 * A sentence as it is shown: words broken at the end of a line are whole, and the marks of footnotes and the number of a
 * paragraph are left out.
 */
export const asRead = (text: string, document: DocumentText): string =>
  rejoined(text, document).replace(bracketed, '').replace(atEnd, '').replace(paragraph, '')
