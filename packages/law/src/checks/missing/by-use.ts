import type { CheckedDocument } from '../check.ts'
import { once } from '../reading/once.ts'
import { readingOf, wordsOf } from '../reading/prose.ts'

const head = 3000
/** Whoever uses the product accepts it, and signs nothing. */
const named = /\bend[- ]user licen[sc]e\b|\bEULA\b|\bI ACCEPT\b|["“]I (?:accept|agree)["”]/i
const acts = 'click|install|download|access|us|utili[sz]|cop|check|open|regist|activat|subscrib'
const accepts = [
  new RegExp(`\\bby (?:${acts})(?:s|p|y)?ing\\b.{0,200}\\b(?:agree|accept|bound|consent)`, 'i'),
  new RegExp(
    `\\b(?:${acts})(?:s|p|y)?(?:ing|e|ation)\\b.{0,120}\\b(?:constitutes?|signif\\w+|indicates?|means|deemed)\\b.{0,60}\\b(?:accept|agree|consent)`,
    'i',
  ),
  /\beffective\b.{0,60}\bwhen you\b.{0,40}\b(?:access|use|download|install)|\beffective\b.{0,80}\byou (?:first |are first |are )(?:granted access|given access|access|use|download|install)/i,
  /\bif you (?:do not|don['’]t) (?:agree|accept)\b.{0,160}\b(?:do not|don['’]t|may not|must not) (?:use|install|download|access|click|copy)\b/i,
]
/** 'Grants you a worldwide, royalty-free license'. */
const toAll = /\bgrants? (?:to )?you\b.{0,160}\b(?:no-charge|royalty-free|free of charge)\b/i

/** Its first sentences, also where each of its lines was read as a paragraph. */
const firstSentences = once(({ text }): readonly string[] =>
  text
    .slice(0, head * 2)
    .replace(/\s+/g, ' ')
    .split(/(?<=[.;!?]) /),
)

const opens = (document: CheckedDocument, patterns: readonly RegExp[]): boolean =>
  firstSentences(document).some((words) => patterns.some((pattern) => pattern.test(words))) ||
  readingOf(document).all.some(
    (sentence) => sentence.start < head * 2 && patterns.some((pattern) => pattern.test(wordsOf(sentence))),
  )

/** Whether a license is given to the public for nothing. */
export const givenToAll = (document: CheckedDocument): boolean =>
  document.kind === 'license' && opens(document, [toAll])

/** Whether an agreement is offered to everybody who takes the product, and accepted by taking it. */
export const acceptedByUse = once(
  (document) =>
    (document.kind === 'license' || document.kind === 'contract') &&
    (named.test(document.text.slice(0, head)) || opens(document, [...accepts, toAll])),
)
