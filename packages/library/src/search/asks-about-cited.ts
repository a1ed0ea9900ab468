/** The name of a case: 'Wexcombe v. United Pickle Distributors,'. */
const caseName =
  /\p{Lu}[\p{L}\d.’'&-]{0,24}(?: (?:of|the|and|for|&|\p{Lu}[\p{L}\d.’'&-]{0,24})){0,6},? (?:v|vs)\.? \p{Lu}[\p{L}\d.’'&-]{0,24}(?:,? (?:of|the|and|for|&|\p{Lu}[\p{L}\d.’'&-]{0,24})){0,6}/u
/** What is asked of a case as such, and no subject. */
const ofAnyCase =
  /^(?:summari[sz]e|summary|brief|the|a|an|of|in|on|what|was|were|is|are|did|does|do|how|has|have|been|still|good|law|held|hold|holds|holding|holdings|held|say|said|about|decide|decided|rule|ruled|ruling|case|opinion|decision|court|facts|outcome|result|overruled|reversed|affirmed|cite|cited|citing|citation|find|show|me|give|tell|explain|pull|up|look|please|and|it|its|that|this|for|from|cir|ct|u\.?s|s\.?d\.?n\.?y|\d{4})$/i

/**
 * Whether a question asks for a case that it cites and nothing else: its holding, whether it is still good law.
 * @param rest what stands beside the citation in the question, with the name of the case or without
 */
export const asksAboutCited = (rest: string): boolean =>
  rest
    .replace(caseName, ' ')
    .split(/[^\p{L}\d.’']+/u)
    .map((word) => word.replace(/[.’']{1,3}$/, ''))
    .filter(Boolean)
    .every((word) => ofAnyCase.test(word))
