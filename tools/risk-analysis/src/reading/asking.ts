const quotation = /["“]([^"”]{6,120})["”]/
const amount = /(?:\$ ?\d[\d,.]*(?: ?(?:k|thousand|million|m))?|\b\d+ ?k)\b/i
/**
 * What to ask about a sentence that no factor took, by what is in it: whose words they are, or what is behind a sum. Of any other
 * there is one question for all.
 * @param words the sentence, as it is shown
 */
export function askAbout(words: string): string | undefined {
  const said = quotation.exec(words)?.[1]
  const sum = amount.exec(words)?.[0]
  const asks = said
    ? 'Who heard or wrote the words in quotation marks, are they on paper or recorded, and what does the other side say they mean?'
    : sum
      ? `What makes up the ${sum}, which paper shows it, and who owes or bore it?`
      : undefined
  return asks && `Not scored: “${words}” ${asks}`
}
