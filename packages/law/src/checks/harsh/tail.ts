/** What concedes: the burden stays whatever the tail says. */
const cue =
  /\b(?:not |also )?even (?:if|when|where|though|as|after|to the extent)\b|\b(?:al)?though\b(?! not)|\balso (?:if|when|where)\b|\bincluding(?: without limitation)?,? (?:to the extent|if|when|where|for reasons|those|harm|injur\w+|damages?|loss(?:es)?|claims?|by|what|such)\b|\bno matter\b|\b(?:regardless|irrespective)\b|\bwhether\b(?=[^.;]{1,80}\bor\b)|\bwithout (?:regard|reference) to\b|\bhowever (?:arising|caused|it|he|she|they)\b|\bwhat(?:so)?ever (?:the|its?|his|her|their)\b|\bwho(?:so)?ever (?:was|is|were|wins|loses|caused|caus\w+|prevails)\b|\b(?:paid|seen|founded|earned|guilty|used|needed) or (?:not|un\w+)\b|\bwin or lose\b|\bif (?:his|her|its|their|@[A-F]'s) own\b/gi

/** A cue with what it concedes, up to the end of its clause. */
export interface Tail {
  at: number
  /** How many cues stand before it: the same count finds it in the words without marks. */
  nth: number
  words: string
}

/** UTF-16 units of a tail that are read. */
const longest = 220

export const tailsIn = (words: string): readonly Tail[] =>
  [...words.matchAll(cue)].map(({ index }, nth) => ({
    at: index,
    nth,
    words: (
      words.slice(index).split(/;|\. |\)|,? (?:then )?@[A-F] (?:shall|will|is|must)\b(?! not)/, 1)[0] ?? ''
    ).slice(0, longest),
  }))

/** Where the cue with that count stands. */
export const cueAt = (words: string, nth: number): number => tailsIn(words)[nth]?.at ?? -1

/** What somebody did, left undone, chose or knew. */
const fault =
  /\b(?:faults?|negligen\w*|careless\w*|blam\w+|mistakes?|errors?|wrong\w*|fail\w*|neglect\w*|reckless\w*|forg[eo]t\w*|drop\w*|broken?|breaks?|breach\w*|left|los[te]s?|caus\w+|brought|bring|doing|knew|known|aware|meant|intend\w*|intent\w*|purpose|deliberate\w*|sent|sends?|shuts?|quits?|did not|does not|never|loaded|sealed|delay\w*|choice|chose|misconduct|default\w*|out of order|not patch|late|badly|defective|faulty)\b/i
const ownPeople =
  /\b(?:its|his|her|their) (?:own )?(?:people|workers?|hands?|crews?|staff|men|employees|drivers?|stagehands|agents|other jobs|doing|fault|negligence|carelessness|choice|delay|mistake|error|default|breach)\b|\b(?:its|his|her|their) own\b/i
/** Nobody's fault counts: 'no matter who was at fault', 'whoever was to blame', 'regardless of whose doing'. */
const anybody =
  /\b(?:who|whose|whoever|whosoever|which (?:party|side))\b[^.;]{0,40}\b(?:fault|blame|caus\w+|doing|negligen\w+|careless|wrong)\b|\b(?:regardless|irrespective) of (?:the )?(?:fault|cause|negligence)\b|\bwithout regard to (?:the )?(?:fault|cause|negligence)\b|\bhowever (?:arising|caused)\b|\bwhether or not [^.;]{0,50}\b(?:badly|defective|faulty|wrong\w*|unsafe|broken|spoiled)\b/i

/** 'Even if Printer', 'though Contractor': what the other side does is conceded, whatever it does. */
const bySide =
  /^(?:not |also )?(?:even (?:if|when|where|though|as|after)|(?:al)?though|no matter (?:that|what|how|why|when)|including (?:if|when|where)|whether(?: or not)?|regardless of (?:whether|how|why)|whatever) (?:(?!not\b)\w+ ){0,3}@([A-F])(?!'s (?:goods|horse|property|name|request|consent|notice))/i

export type Fault = 'own' | 'anybody'

/** Whose fault a tail concedes: that of the side which does not bear the burden, or anybody's; undefined for another tail. */
export const conceded = (
  { words }: Tail,
  bearer: string | undefined,
  gainer: string | undefined,
): Fault | undefined => {
  // 'Though the hole was in the code of Vendor': nobody but the other side is spoken of.
  const isOfGainer = gainer !== undefined && words.includes(`@${gainer}`) && !words.includes(`@${bearer}`)
  if (isOfGainer && /^(?:not |also )?(?:even (?:if|when|where|though)|(?:al)?though|no matter)/i.test(words))
    return 'own'
  const doer = bySide.exec(words)?.[1]
  if (doer !== undefined && doer !== bearer && (gainer === undefined || doer === gainer)) return 'own'
  if (fault.test(words)) {
    if (gainer !== undefined && words.includes(`@${gainer}`)) return 'own'
    const isBearers = bearer !== undefined && words.includes(`@${bearer}`)
    if (ownPeople.test(words) && !isBearers) return 'own'
  }
  return anybody.test(words) ? 'anybody' : undefined
}
