import type { Opinion } from '../../data.ts'
import { align, type Letters, lettersOf } from '../align.ts'
import { caseOf, type QuotationCase } from '../case.ts'

const cited =
  /[“"]([^“”"]{30,900})[”"]\s*(?:\d{1,2}\s*)?(?:\((?:emphasis|citation)[^)]{0,40}\)\.?\s*)?(?:(?:See |Cf\. )?(?:[A-Z][^“”"\n;]{2,90}?, )?(\d{1,3}) U\. ?S\.(?:,? (?:at )?)\d{1,4}|(?:Ibid|Id)\.|[A-Z][a-z]+, (\d{1,3}) U\. ?S\.,? at)/g
const citation = /(\d{1,3}) U\. ?S\. (\d{1,4})\b/g

export interface Honest {
  cases: QuotationCase[]
  /** Quotations that were read, and whose words could not be shown to stand in the opinion cited. */
  unproved: number
}

/** Quotations by one real opinion of another that is here as well, proved by the letters of both. */
export function oneOfAnother(opinions: readonly Opinion[], most: number): Honest {
  const byCitation = new Map(opinions.flatMap((one) => one.citations.map((name) => [name, one] as const)))
  const letters = new Map<string, [Letters, Letters]>()
  const lettersIn = ({ id, text }: Opinion): [Letters, Letters] => {
    const known = letters.get(id) ?? [lettersOf(text), lettersOf(text, false)]
    letters.set(id, known)
    return known
  }
  const cases: QuotationCase[] = []
  let unproved = 0
  for (const opinion of opinions) {
    for (const { 0: all, 1: words = '', index } of opinion.text.matchAll(cited)) {
      if (cases.length >= most) return { cases, unproved }
      const after = opinion.text.slice(index + words.length, index + all.length + 12)
      const [, volume, page] = [...after.matchAll(citation)].at(-1) ?? []
      const from = byCitation.get(`${volume} U.S. ${page}`)
      if (!from || from === opinion || from.text.length > 160_000 || isUnreadable(words)) continue
      const [withDigits, without] = lettersIn(from)
      const quotation = words.replace(/\s+/g, ' ').trim()
      const parts = quotation.split(/ ?(?:\[?(?:\. ?){2,5}\]?|…|\* \* \*) ?/).filter((part) => /[a-z]/i.test(part))
      const ofParts = parts.map((part) => lettersOf(unbracketed(part)))
      const places =
        align(from.text, withDigits, ofParts, 2_500) ??
        (/\d/.test(quotation) ? null : align(from.text, without, ofParts, 2_500))
      if (!places || ofParts.some(({ letters }) => letters.length < 4)) {
        unproved++
        continue
      }
      const kind =
        parts.length > 1
          ? 'quoted with an ellipsis'
          : quotation.includes('[')
            ? 'quoted with a letter in brackets'
            : 'quoted in one piece'
      cases.push(
        caseOf(`one opinion of another, ${kind}`, { id: `${opinion.id}-${from.id}` }, index, from.text, {
          quotation,
          expected: 'found',
          leadIn: opinion.text.slice(Math.max(0, index - 400), index),
        }),
      )
    }
  }
  return { cases, unproved }
}

/** `[T]he`: the letter is the author's. */
const unbracketed = (part: string) => part.replace(/\[([A-Za-z])\](?=[a-z])/g, '$1')

/** Brackets with more than a letter need a person, and what a scanner made of some of them no one can read. */
const isUnreadable = (words: string) =>
  /\[(?![A-Za-z]\][a-z])(?!(?:\. ?){2,5}\])/.test(words) || /[\])}](?=[a-z]).*\[|^[^[]*\]/.test(words)
