const pointing = /\b(?:he|she|him|himself|herself|they|them|theirs|his|her|their)\b/giu
/** Who one person can be that the sentence names before: a party, a name, or somebody of a kind. */
const named =
  /\bThe \p{Lu}\p{Ll}+|\p{L} \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}|\b(?:each|every|any|no|either|neither|another|whoever|anyone|everyone|someone|an?|the|one|two|three|four|five|six|both|all|its) (?:\p{L}+ ){0,3}\p{L}{3,}/u
/** What several can be, or somebody of whom the sex is not known. */
const several =
  /\b(?:tenants|parties|both|each|every|any|either|neither|whoever|nobody|no one|anyone|everyone|someone|somebody)\b|(?<!\p{L})\p{L}{2,24}(?<!s)s(?!\p{L})|\band\b/iu

/** Whether a sentence points at somebody whom it does not name: 'If she misses a deadline …', 'They pay on the 3rd.' */
export function pointsAtNobody(sentence: string, before = ''): boolean {
  const text = sentence.replace(/^The following applies to [^:]{2,40}: /u, '')
  for (const { 0: word, index } of text.matchAll(pointing))
    if (!(/^the/i.test(word) ? several : named).test(`${before} ${text.slice(0, index)}`)) return true
  return false
}
