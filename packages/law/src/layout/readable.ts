// A hyphen that belongs to the word stays when a line breaks after it.
const compound = /(?:^|[\s(“"‘'-])(?:self|non|cross|co|anti|quasi|vice|well|third|first|second|long|short|court)$/i

/** Words as a person reads them: one line, single spaces, words broken at line ends made whole. */
export const readable = (words: string): string =>
  words
    .replace(/\u00ad\s*/g, '')
    .replace(/(\p{L}{1,30})-[ \t]*(?:\r\n|[\n\r\f\v\u0085\u2028\u2029])\s*(?=\p{Ll})/gu, (_, stem: string) =>
      compound.test(stem) ? `${stem}-` : stem,
    )
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim()
