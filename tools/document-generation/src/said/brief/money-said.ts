import type { Edit } from '../edits.ts'

const number = String.raw`(?<sum>\d{2,6}(?:\.\d\d)?)(?![\d,.]*\d)`
const noMoney =
  '(?! ?(?:days?|weeks?|months?|years?|hours?|minutes?|miles?|percent|%|times|people|pounds|feet|square|am|pm|a\\.m|p\\.m|of them|or so times|calls|photos))'
const said: readonly RegExp[] = [
  new RegExp(
    `\\b(?:paid|pay|charged|quoted|costs?|owes?|owed|refund|spent|billed|lost)(?: (?:me|us|him|her|them|you|about|another|only|just|around))? ${number}${noMoney}`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\d$.-])${number} (?:dollars|bucks)\\b`, 'giu'),
  new RegExp(`\\bthe (?:other )?${number} (?=back\\b|refunded\\b|paid\\b|taken off\\b)`, 'giu'),
]
const written = (sum: string) =>
  `$${Number(sum.split('.')[0]).toLocaleString('en-US')}${sum.includes('.') ? `.${sum.split('.')[1]}` : ''}`

/** Sums that were dictated without their sign: 'I paid 1389 for it and 89 for delivery … the 1389 and the 89'. */
export function moneySaidIn(text: string): Edit[] {
  const found = said.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words, groups }) => ({
      sum: groups?.sum ?? '',
      start: index + words.indexOf(groups?.sum ?? ''),
      end: index + words.indexOf(groups?.sum ?? '') + (groups?.sum ?? '').length,
      word: /(?: dollars| bucks)$/i.exec(words)?.[0].length ?? 0,
    })),
  )
  // 'And 89 for delivery', beside a sum.
  for (const one of [...found])
    for (const { index, 0: words, groups } of text
      .slice(one.end, one.end + 60)
      .matchAll(new RegExp(`^[^.!?\\n]{0,30}? (?:and|plus) ${number} (?=for\\b)`, 'giu')))
      found.push({
        sum: groups?.sum ?? '',
        start: one.end + index + words.lastIndexOf(groups?.sum ?? ''),
        end: one.end + index + words.lastIndexOf(groups?.sum ?? '') + (groups?.sum ?? '').length,
        word: 0,
      })
  const sums = new Set(found.map(({ sum }) => sum))
  for (const { index, 0: words, groups } of text.matchAll(new RegExp(`\\bthe (?:other )?${number}${noMoney}`, 'giu')))
    if (sums.has(groups?.sum ?? '')) {
      const start = index + words.indexOf(groups?.sum ?? '')
      found.push({ sum: groups?.sum ?? '', start, end: start + (groups?.sum ?? '').length, word: 0 })
    }
  return found.map(({ sum, start, end, word }): Edit => ({ start, end: end + word, as: written(sum), why: 'filler' }))
}
