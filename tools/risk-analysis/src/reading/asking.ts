const quotation = /["“]([^"”]{6,120})["”]/
const amount = /(?:\$ ?\d[\d,.]*(?: ?(?:k|thousand|million|m))?|\b\d+ ?k)\b/i
const day =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d|\b(?:19|20)\d\d\b|\b\d{1,2}:\d\d\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty)[ -](?:days?|weeks?|months?|years?|hours?|minutes?|times|people|miles|feet|ft)\b/i

/**
 * What to ask about a sentence that no factor took, by what is in it: whose words they are, what is behind a sum, what shows a day.
 * @param words the sentence, as it is shown
 */
export function askAbout(words: string): string {
  const said = quotation.exec(words)?.[1]
  const sum = amount.exec(words)?.[0]
  const asks = said
    ? 'Who heard or wrote the words in quotation marks, are they on paper or recorded, and what does the other side say they mean?'
    : sum
      ? `What makes up the ${sum}, which paper shows it, and who owes or bore it?`
      : day.test(words)
        ? 'Which record or witness shows it, and does the other side dispute it?'
        : 'Who can prove this, and what does the other side say to it?'
  return `Not scored: “${words}” ${asks}`
}
