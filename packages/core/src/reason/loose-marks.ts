import type { LooseMark } from './checked.ts'

const quotation = /["“]([^"“”]{16,600})["”]/g
// The forms that an invented case takes: volume, reporter, page. Issue of recall, not of parsing.
const authority =
  /\b\d{1,4}\s(?:U\.\s?S\.|S\.\s?Ct\.|L\.\s?Ed\.(?:\s?2d)?|F\.(?:\s?(?:2d|3d|4th)|\s?Supp\.(?:\s?[23]d)?|\s?App['’]x)?|F\.R\.D\.|B\.R\.|[A-Z][A-Za-z.]{0,8}\.?(?:\s?[A-Z][A-Za-z.]{0,8}\.?)?\s?(?:2d|3d|4th|5th)|(?:Cal|N\.Y|Ill|Tex|Mass|Ohio|Pa|Fla|Wash|Mich)\.[A-Za-z. ]{0,6}|WL|U\.S\. LEXIS)\s\d{1,7}\b|\b\d{1,3}\s(?:U\.S\.C\.|C\.F\.R\.)\s§{0,2}\s?[\d.]+[a-z]?/g
const figure =
  /(?:US\$|[$€£])\s?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:thousand|million|billion))?|\b\d+(?:\.\d+)?\s?(?:%|percent\b)|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?\s\d{1,2},\s\d{4}\b|\b\d{1,4}[\s-](?:calendar |business )?(?:days?|weeks?|months?|years?)\b/g

export type Loose = Pick<LooseMark, 'kind' | 'text'>

/** What in a model's free text claims to be a quotation, a citation or a figure without being marked as one. */
export function looseMarksIn(text: string): Loose[] {
  const of = (kind: Loose['kind'], pattern: RegExp, group = 0): Loose[] =>
    [...text.matchAll(pattern)].map((found) => ({ kind, text: (found[group] ?? '').trim() }))
  const quotes = of('quote', quotation, 1).filter((one) => one.text.split(/\s+/).length >= 4)
  const citations = of('citation', authority)
  const figures = of('figure', figure).filter((one) => !citations.some((other) => other.text.includes(one.text)))
  return [...quotes, ...citations, ...figures]
}
