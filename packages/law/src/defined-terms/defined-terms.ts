import { sentencesOf } from '../sentences/sentences.ts'
import type { Source, Span } from '../span/span.ts'

export interface DefinedTerm extends Span {
  /** Without quotation marks. The span is that of the term. */
  term: string
  form: 'parenthetical' | 'means' | 'hereinafter'
  /** The words that say what it is: before a parenthesis, after 'means'. */
  meaning: Span
}

// A scan may turn the closing mark into an apostrophe.
const quoted = '["“”„]([^"“”()]{1,80}?)(?:["”“]|[’\'](?=\\s?\\)))'
const lead =
  '(?:(?:as|all|each|any|every|the|an?|this|these|such|our|your|his|her|its|or|and|together|collectively|individually|jointly|hereinafter|hereafter|herein|sometimes|also|referred|known|called|to|with|in|parties|foregoing|,|;|:)\\s*){0,12}'
const parenthesis = new RegExp(`\\(\\s*${lead}${quoted}[^()]{0,160}\\)`, 'gi')
const means = new RegExp(
  `${quoted}(?:\\s{1,3}(?:or|and)\\s{1,3}${quoted})?,?\\s{1,3}(?:as used (?:herein|in this \\w{1,20}),?\\s{1,3})?(?:(?:shall\\s{1,3})?(?:means?|includes?|refers?\\s{1,3}to|have\\s{1,3}the\\s{1,3}meanings?|be\\s{1,3}defined)|has\\s{1,3}the\\s{1,3}meaning|is\\s{1,3}defined|are\\s{1,3}defined)\\b`,
  'gi',
)
const hereinafter = new RegExp(
  `\\bhere(?:in)?after\\s{1,3}(?:(?:collectively|individually|sometimes|simply|jointly)\\s{1,3})?(?:(?:referred\\s{1,3}to|known)\\s{1,3}(?:collectively\\s{1,3})?as\\s{1,3}|called\\s{1,3})?(?:the\\s{1,3})?(?:${quoted}|(\\p{Lu}[\\p{L}&'-]{1,30}(?:\\s\\p{Lu}[\\p{L}&'-]{1,30}){0,4}))`,
  'giu',
)
const oneQuoted = new RegExp(quoted, 'g')

const unmarked = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/(?<![,.;: ])[,.;: ]+$/, '')
    .trim()

/** Every quoted term within `match`, each with its place. */
const termsIn = (text: string, offset: number): { term: string; start: number; end: number }[] =>
  [...text.matchAll(oneQuoted)].flatMap((found) => {
    const term = unmarked(found[1] ?? '')
    // A quotation of many words or in small letters is quoted speech, not a term.
    if (!/^[\p{Lu}\d]/u.test(term) || term.split(/\s+/).length > 9) return []
    const start = offset + found.index + 1
    return [{ term, start, end: start + (found[1] ?? '').replace(/(?<![,.;:\s])[,.;:\s]+$/, '').length }]
  })

/** What stands before a parenthesis and is named by it: back to the last definition or semicolon of the sentence. */
const meaningBefore = (text: string, from: number, at: number): Span => {
  const floor = Math.max(from, at - 600)
  const before = text.slice(floor, at)
  const cut = Math.max(
    before.lastIndexOf(')'),
    before.lastIndexOf(';'),
    /^.*\b(?:between|among)\b/is.exec(before)?.[0].length ?? -1,
  )
  const start = cut === -1 ? floor : floor + cut + (/[);]/.test(before[cut] ?? '') ? 1 : 0)
  const skipped =
    /^[\s,]*(?:(?:and|or|by)\b\s*)?(?:is\s+)?(?:(?:made|entered)\b(?:\s+and\s+entered)?(?:\s+into)?\s*)?(?:(?:effective\s+)?as\s+of\s+)?/i.exec(
      text.slice(start, at),
    )?.[0].length ?? 0
  let end = at
  while (end > start + skipped && /\s/.test(text[end - 1] ?? '')) end--
  return { start: start + skipped, end }
}

/** The definitions within one sentence, in order. */
export const definitionsIn = (text: string, { start, end }: Span): DefinedTerm[] => {
  const words = text.slice(start, end)
  if (!/["“]|hereinafter/i.test(words)) return []
  const found: DefinedTerm[] = []
  for (const match of words.matchAll(parenthesis)) {
    const at = start + match.index
    const meaning = meaningBefore(text, start, at)
    for (const term of termsIn(match[0], at)) found.push({ ...term, form: 'parenthetical', meaning })
  }
  for (const match of words.matchAll(means)) {
    const at = start + match.index
    const meaning = { start: at + match[0].length, end }
    while (meaning.start < end && /[\s,]/.test(text[meaning.start] ?? '')) meaning.start++
    for (const term of termsIn(match[0], at)) found.push({ ...term, form: 'means', meaning })
  }
  for (const match of words.matchAll(hereinafter)) {
    const written = match[1] ?? match[2] ?? ''
    const term = unmarked(written)
    const at = start + match.index + match[0].lastIndexOf(written)
    if (!/^\p{Lu}/u.test(term) || found.some((other) => other.start === at)) continue
    const meaning = meaningBefore(text, start, start + match.index)
    found.push({
      term,
      start: at,
      end: at + written.replace(/(?<![,.;:\s])[,.;:\s]+$/, '').length,
      form: 'hereinafter',
      meaning,
    })
  }
  return found.sort((one, other) => one.start - other.start)
}

/** Every definition in a document, in order; a term defined twice comes twice. */
export const findDefinedTerms = (source: Source): DefinedTerm[] =>
  sentencesOf(source).flatMap((sentence) => (sentence.contents ? [] : definitionsIn(source.text, sentence)))
