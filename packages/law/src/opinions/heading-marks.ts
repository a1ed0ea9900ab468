/** '¶8', '[¶ 22]', '{¶ 31}', '[*P12]', '*412': the number of a paragraph or a star page before its words. */
const number = /^(?:[[({]{0,2}(?:[¶*]{1,2} {0,2}P? ?\d{1,4}|P\d{1,4})[\])}.]{0,2}|\[\d{1,4}\]|\{\d{1,4}\})\s{1,4}/

/** How many UTF-16 units the number at the beginning of a paragraph takes up, with the blanks after it. */
export const numberLength = (words: string): number => number.exec(words)?.[0].length ?? 0

/** The words of a paragraph without the number before them. */
export const withoutNumber = (words: string): string => {
  const bare = words.trimStart()
  return bare.slice(numberLength(bare))
}

const adverb = '(?:partial(?:ly)? |special(?:ly)? |separate(?:ly)? |respectful(?:ly)? )?'
const act = '(?:concurring|dissenting)'
/** 'DISSENTING OPINION BY JUDGE HALE', 'Concurring and Dissenting Opinion', 'Dissent by: HALE', 'Special Concurrence'. */
export const separateTitle = new RegExp(
  `^\\W{0,3}${adverb}(?:${act}(?:(?: in part)?,?(?: and|/)? ?(?:in part )?${act})?(?: in part)? (?:opinion|statement|memorandum)|dissent|concurrence|(?:concur|dissent)(?= by\\b))(?:,? (?:by|of):? (?<by>.{2,60}?))?\\W{0,3}$`,
  'i',
)
