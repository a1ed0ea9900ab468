import { gap, ofEach, type Way } from './source.ts'

const first =
  "((?:The|A|An|No|Every|Any|Our)(?: [\\w’'-]+){1,5}?|Petitioners?|Respondents?|Appellants?|Appellees?|Congress|Plaintiffs?|Defendants?)"
const second = "((?:the|a|an|his|its|their|no|such|this|any|every)(?: [\\w’'-]+){1,4}?)"
const verb = '(was|is|were|are|had|has|did|may|must|shall|should|could|would|can|cannot|will)'
const clausal = /\b(?:that|which|who|whom|when|where|if|as|because|it|he|she|they|we|and|or|of|in|by)\b/

/** The subject of one clause gets the verb of the next: who did it is another. */
const across = (between: string): Way => {
  const pattern = new RegExp(`^${first} ${between} ${second} ${verb} (.{15,})$`)
  return ofEach((words, source) => {
    const [, one, other, does, rest] = pattern.exec(words) ?? []
    if (!one || !other || !does || clausal.test(one) || clausal.test(other)) return null
    return one.split(' ').at(-1) === other.split(' ').at(-1) ? null : `${one}${gap(source)}${does} ${rest}`
  })
}

/** Words of one sentence, which no distance gives away. */
export const oneSentence: Record<string, Way> = {
  'subject of the sentence, verb of what was said': across('(?:[a-z]+ ){1,6}?that'),
  'subject of one clause, verb of the next': across('[^,]{8,150}, (?:and|but|while|so|for|because)'),
  'alleged, supposed and the like, for an ellipsis': ofEach((words, source) => {
    const found =
      /^(.{15,}) (?<=\b(?:the|an|a|any|such|this|that|his|its|their) )(?:alleged|supposed|purported|so-called|pretended|hypothetical|proposed|possible) ([a-z].{15,})$/.exec(
        words,
      )
    return found && `${found[1]}${gap(source)}${found[2]}`
  }),
  'without and all that follows, for an ellipsis': ofEach((words) => {
    const found =
      /^(.{15,}\b(?:may|shall|can|could|must|will)\b.{15,}?),? (?:without|until|subject to|but only) .{10,}$/.exec(
        words,
      )
    return found && `${found[1]} . . . .`
  }),
}
