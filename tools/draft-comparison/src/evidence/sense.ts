/** Pairs of words of which one turns a sentence around, or takes from one side what the other keeps. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^with$/i, /^without$/i],
  [/^(?:shall|must|will)$/i, /^(?:may|should)$/i],
  [/^(?:shall|must|will|may)$/i, /^(?:shall|must|will|may) not$/i],
  [/^(?:is|are|was|does|do|has)$/i, /^(?:is|are|was|does|do|has) not$/i],
  [/^exclusive(?:ly)?$/i, /^non-?exclusive(?:ly)?$/i],
  [/^(?:either|each|both|any) part(?:y|ies)$/i, /^(?:the |neither |only )/i],
  [/^neither party$/i, /^(?:the |either |each )/i],
  [/^mutual(?:ly)?$/i, /^(?:one-way|unilateral)$/i],
  [/^includ(?:ing|es?)$/i, /^exclud(?:ing|es?)$/i],
  [/^revocabl[ey]$/i, /^irrevocabl[ey]$/i],
  [/^(?:refundable)$/i, /^non-?refundable$/i],
  [/^(?:before|prior to)$/i, /^after$/i],
  [/^(?:more|greater|later|higher)$/i, /^(?:less|lesser|fewer|earlier|lower)$/i],
  [/^(?:any|some)$/i, /^no$/i],
  [/^(?:and)$/i, /^or$/i],
  [/^all$/i, /^(?:some|any|none)$/i],
]
/** Words that come or go alone and turn what stays. */
const alone = /^(?:not|never|no|non|unless|except|only|solely|without|in no event|not be|nor)$/i

const bare = (words: string): string => words.replace(/^[\s,;]{1,8}|[\s,;.]{1,8}$/g, '').replace(/\s+/g, ' ')

/** Whether words that change turn the sense of their sentence: "with prejudice" to "without prejudice", "shall" to "may", a "not" that came. */
export function turnsSense(was: string, is: string): boolean {
  const [one, other] = [bare(was), bare(is)]
  if (one === '' || other === '') return alone.test(one || other)
  return pairs.some(([left, right]) => (left.test(one) && right.test(other)) || (right.test(one) && left.test(other)))
}
