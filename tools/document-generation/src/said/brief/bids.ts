const paper = '(?:it|this|that|the (?:letter|note|draft|tone|whole thing|complaint))'
/** What somebody tells the one who writes: an imperative of writing, at the beginning of words. */
const bids = new RegExp(
  `^(?:please |just |and |also |then )?(?:${[
    `(?:keep|make|date|sign|address|send|mail|write|type|print|draft) ${paper}\\b`,
    `leave (?:out|off|${paper} out)\\b|leave (?:\\p{L}['’]?[\\p{L}’']* ){1,7}out(?= |$|[.,])`,
    "(?:don[’']?t|do not|never) (?:say|mention|put|tell|threaten|include|name|bring up|write|make (?:it|this)|sound|use|list|talk|get into|go into|call (?:it|this|them|him|her)|ask for)\\b",
    'say (?:thank|thanks|that|i|we|it|how|nothing|something|he|she|they|please|sorry)\\b',
    'mention (?:that|the|my|our|how|i|we|he|she|they|it)\\b',
    'thank (?:her|him|them|everyone|everybody|you all)\\b',
    'tell (?:her|him|them)\\b',
    'ask (?:for|them|her|him)\\b',
    '(?:i |we )?need an? (?:\\p{L}+ ){0,3}(?:letter|note)\\b',
    'write (?:an? |the |up )',
    '(?:put|add|note|include) (?:in |that )',
    'make sure (?:it|to|that|you)\\b',
  ].join('|')})`,
  'iu',
)
/** How long such words are at the beginning of others; 0 where they are none. */
export const bidsAt = (words: string): number => bids.exec(words)?.[0].length ?? 0
