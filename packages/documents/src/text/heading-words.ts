const named =
  /^(article|section|chapter|part|title|exhibit|schedule|appendix|annex|attachment|addendum|recitals?|preamble|count|claim|rule|volume|book)\s+([ivxlcdm]+|\d+[a-z]?(\.\d+)*|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)\b[.:—–-]?/i
const numbered = /^(\(?([ivxlcdm]{1,6}|\d{1,2}(\.\d{1,2}){0,4}|[a-z])\)?[.)]?|§+\s*\d[\w.-]*)\s+(?=\S)/i
const known =
  /^(table of (contents|authorities)|introduction|conclusion|argument|background|facts?|statement of (facts|the case|issues)|discussion|analysis|opinion|order|judgment|dissent|summary( of argument)?|recitals|definitions|witnesseth|certificate of service|prayer for relief|jury demand|signature page|i+\.? introduction)[.:]?$/i

const words = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/** Whether all letters are capitals, and there are enough of them to mean it. */
export function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length < 3) return false
  const upper = letters.filter((letter) => letter === letter.toUpperCase() && letter !== letter.toLowerCase()).length
  return upper >= letters.length * 0.9
}

/** How deep a heading's own number puts it: "ARTICLE II" 1, "2." 2, "2.1" 3, "(a)" 4; undefined without a number. */
export function numberDepth(text: string): number | undefined {
  const name = named.exec(text)
  if (name) return /^section/i.test(text) ? 2 : 1
  const number = numbered.exec(text)?.[1]
  if (!number) return undefined
  if (/^[IVXLC]+\.$/.test(number)) return 1
  const dots = number.match(/\.\d/g)?.length ?? 0
  if (/^\(/.test(number)) return 4
  if (/^[A-Za-z]\.?$/.test(number)) return 3
  return 2 + dots
}

/** Whether a short line reads as a heading by its words alone: capitals, or a heading's name or number. */
export function readsAsHeading(line: string): boolean {
  const text = line.trim()
  if (text.length < 3 || text.length > 120 || /^<|[,;]$/.test(text) || !/\p{L}{2}/u.test(text)) return false
  if (/\.{4,}|(\. ){4,}|[_=*-]{5,}/.test(text)) return false
  if (known.test(text)) return true
  const rest = text.replace(named, '').trim()
  if (rest !== text && named.test(text))
    return (
      rest.length <= 80 &&
      !/[a-z]{2}\.\s+\S/.test(rest) &&
      !/^(of|or|and|to|in|hereof|above|below|shall|is|are|may)\b/.test(rest)
    )
  const count = words(text).length
  return isCapitals(text) && count <= 14 && (count >= 2 || text.length >= 6) && !/\d{3,}.*\d{3,}/.test(text)
}
