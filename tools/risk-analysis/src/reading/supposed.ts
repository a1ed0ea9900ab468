import { withoutSentences } from './sentence-at.ts'

/** A sentence that only imagines: what may come, what somebody fears, what if. */
const supposed =
  /(?:^|[,;:] ?)(?:if|were|should|suppose|supposing|assuming|what if|in case|had)\b[^.;]{0,160}\b(?:would|could|might|may)\b|\b(?:(?:(?!could not\b|may not\b)(?:may|might|could|perhaps|possibly|conceivably|presumably)) (?:\w+ ){0,3}(?:try|argue|claim|say|contend|assert|raise|file|come|seek|hire|retain|decide|turn|find|use|call|blame|be)|(?:am|is|are|was|were) (?:\w+ )?(?:afraid|worried|concerned)|(?:i|we|he|she|they|client|it) (?:do |does |keeps? |also )?(?:worr(?:y|ies|ying)|fears?|wonder(?:s|ing)?|suppose|dread)|(?:fears?|worr(?:y|ies)) (?:that|the|about)|one may ask|at some (?:point|stage)|some ?day)\b/i

/** The text without its suppositions, blank in their place. */
export const withoutSupposed = (text: string): string => withoutSentences(text, (sentence) => supposed.test(sentence))
