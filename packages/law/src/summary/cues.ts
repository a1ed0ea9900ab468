/** Words by which lawyers and judges mark what carries a document, with what they add to a sentence's merit. */
const cues: readonly (readonly [number, RegExp])[] = [
  [
    0.6,
    /\bwe (?:therefore |now |accordingly |further )?(?:hold|conclude|affirm|reverse|vacate|remand|grant|deny|dismiss|find that)\b/i,
  ],
  [
    0.6,
    /\b(?:the|this) court (?:therefore |hereby |accordingly )?(?:holds|concludes|finds|grants|denies|affirms|reverses|orders)\b/i,
  ],
  [0.55, /\bis (?:hereby )?(?:affirmed|reversed|vacated|remanded|granted|denied|dismissed)\b/i],
  [
    0.5,
    /\b(?:the|this) (?:question|issue|case|appeal|motion|action|dispute)s? (?:presented |before us )?(?:is|are|presents?|concerns?|arises?|involves?|asks?|turns? on|requires?)\b/i,
  ],
  [
    0.45,
    /\b(?:for (?:these|the foregoing|the following|all of these) reasons|accordingly,|in (?:sum|conclusion|short),)/i,
  ],
  [0.4, /\b(?:should|must) be (?:dismissed|granted|denied|affirmed|reversed|vacated|excluded|suppressed|enjoined)\b/i],
  [
    0.35,
    /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|movants?)\b.{0,60}\b(?:alleges?|claims?|argues?|contends?|seeks?|moves?|appeals?|asks?|filed|sued|brought)\b/i,
  ],
  [0.35, /\b(?:shall|must|agrees? to|undertakes? to|is obligated to|may not|is entitled to)\b/i],
  [
    0.3,
    /\b(?:the purpose of (?:this|the)|this (?:agreement|lease|contract|letter|policy) (?:sets|governs|is|shall|begins|terminates)|hereby (?:grants?|agrees?|assigns?|leases?|employs?|retains?))\b/i,
  ],
  [
    0.3,
    /\b(?:I am writing|we are writing|this letter|demand is (?:hereby )?made|please (?:be advised|remit|respond))\b/i,
  ],
  [0.25, /\b(?:because|therefore|thus|consequently|as a result|it follows)\b/i],
  [
    0.2,
    /\b(?:damages|breach|liab(?:le|ility)|negligen(?:t|ce)|terminat\w+|pay(?:s|ment)?|indemnif\w+|jurisdiction|statute of limitations|burden)\b/i,
  ],
]

/** What makes a sentence stand badly on its own, or not be one. */
const flaws: readonly (readonly [number, RegExp])[] = [
  [0.7, /^(?:see|cf\.|id\.|accord|but see|compare|e\.g\.)\b/i],
  [
    0.35,
    /^(?:he|she|it|they|this|these|those|that|such|his|her|its|their|however|but|and|or|nor|moreover|furthermore|also|similarly|likewise|instead|yet|still|then)\b/i,
  ],
  [0.6, /^(?:\(?[a-z\d]{1,3}[.)]\s+)?\p{Ll}/u],
  [
    0.6,
    /\b(?:attorneys? for|counsel of record|respectfully submitted|dated this|date:|by:|title:|name:|signature|telephone|facsimile|fax|e-?mail:|notary|witness whereof|certificate of service|page \d+ of \d+|all rights reserved)\b|_{3}|\.{5}/i,
  ],
  [
    0.6,
    /\b(?:(?:chief|circuit|district|senior|associate) (?:judges?|justices?)|on (?:the )?briefs?|amic(?:us|i) curiae|for (?:the )?(?:appellants?|appellees?|petitioners?|respondents?|plaintiffs?|defendants?))[.,:]|\bwith whom\b|\bLLP\b/i,
  ],
  [0.5, /\bI (?:would|concur|write separately|respectfully|dissent|join)\b/],
  [0.4, /[^.!?:;]["”)]?\s*$/],
  // A definition says what a word means, not what the parties do.
  [
    0.5,
    /[”"] (?:shall )?(?:means?|have the meaning|has the meaning|includes?)\b|\bmeaning (?:ascribed|assigned|given|set forth)\b/i,
  ],
  [0.4, /\b(?:counterparts|headings? (?:are|in this)|construed|severab|entire agreement|waiver of any)\b/i],
  [0.3, /\?["”]?$/],
]

const citation =
  /\b\d{1,4} (?:U\.\s?S\.|S\.\s?Ct\.|L\.\s?Ed|F\.(?:\s?Supp\.|\s?\dd|\s?App)?|[A-Z][\w.]{1,12}(?:\s?\dd)?)[\s\d]{1,6}|§|\bId\.|\bsupra\b/g

const added = (list: readonly (readonly [number, RegExp])[], text: string): number =>
  list.reduce((sum, [weight, pattern]) => (pattern.test(text) ? sum + weight : sum), 0)

/** A list of names: counsel, judges, addresses. */
const mostlyNames = (text: string): boolean => {
  const words = text.match(/\p{L}[\p{L}'’.-]+/gu) ?? []
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > words.length * 0.55
}

/** What a sentence's words add to its merit, or take from it; roughly -2 to 1.5. */
export function cueScore(text: string): number {
  const cited = text.match(citation)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  // Half figures, or all capitals: a table, a caption, a heading.
  const noProse =
    (letters < text.length * 0.6 ? 0.6 : 0) + (capitals > letters * 0.4 ? 0.6 : 0) + (mostlyNames(text) ? 0.8 : 0)
  return Math.min(added(cues, text), 1.4) - added(flaws, text) - Math.min(cited * 0.25, 0.75) - noProse
}
