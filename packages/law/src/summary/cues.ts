import { contractKinds, courtKinds, type DocumentKind } from '../kinds/sign.ts'

/** What part of a document's story a sentence tells. */
export type Role =
  | 'nature'
  | 'question'
  | 'holding'
  | 'disposition'
  | 'parties'
  | 'subject'
  | 'payment'
  | 'term'
  | 'duty'
  | 'relief'
  | 'reason'

type Cue = readonly [role: Role, weight: number, pattern: RegExp]

const court: readonly Cue[] = [
  ['holding', 1, /\b(?:we|the court|this court) (?:therefore |thus |now |also |accordingly )?(?:holds?|concludes?)\b/i],
  [
    'holding',
    0.5,
    /\b(?:we (?:find|decline|reject|agree|disagree)|the (?:district|trial) court (?:erred|abused|was correct|properly))\b/i,
  ],
  [
    'disposition',
    1,
    /\b(?:we|the court)\b.{0,60}\b(?:affirms?|reverses?|vacates?|remands?|dismiss(?:es)?)\b|\b(?:judgment|order|decision|appeal|motion|petition)\b.{0,80}\b(?:is|are)\b.{0,20}\b(?:affirmed|reversed|vacated|remanded|dismissed|granted|denied)\b/i,
  ],
  [
    'question',
    1,
    /\b(?:questions?|issues?) (?:presented|is whether|here is|before (?:us|the court)|in this case is|on appeal is)\b|\bthis (?:case|appeal) (?:presents|requires|asks)\b|\b(?:we|must) (?:must )?(?:decide|determine|consider) whether\b|^(?:\d\. )?whether the\b/i,
  ],
  [
    'nature',
    0.8,
    /\bthis (?:interlocutory )?(?:case|appeal|action|dispute|lawsuit|matter)\b.{0,24}\b(?:arises|involves|concerns|is about|stems|follows)\b|\b(?:brought|filed|commenced) (?:this |an? |the |present )?(?:\w+ )?(?:action|suit|lawsuit|complaint|petition)\b|\bsued\b|\bclaims? that\b|\bseek(?:s|ing)? (?:a |an )?(?:declaratory|damages|injuncti|relief|to (?:enjoin|recover))/i,
  ],
  [
    'nature',
    0.5,
    /\bstates? as follows\b|\ballegi?n?g?e?s? (?:that|violations?)\b|\bsubmits this\b|\b(?:moves?|motion) (?:to|for)\b.{0,60}\b(?:dismiss|judgment|relief|order)/i,
  ],
  [
    'relief',
    0.6,
    /\b(?:requests?|prays?|demands?|asks?)\b.{0,60}\b(?:court|judgment|relief|damages|order)\b|\bshould be (?:granted|denied|dismissed|affirmed|reversed)\b/i,
  ],
  [
    'reason',
    0.4,
    /\b(?:because|therefore|thus|accordingly|for (?:these|the foregoing) reasons|as a result|fails? to|(?:has|have) no standing|insufficient|entitled to|barred)\b/i,
  ],
]

const contract: readonly Cue[] = [
  [
    'parties',
    1,
    /\b(?:agreement|contract|lease|deed|amendment)\b.{0,240}\b(?:between|among)\b.{0,400}\(.{0,40}["“]|\bas a condition of my employment\b/i,
  ],
  [
    'subject',
    0.9,
    /\b(?:hereby grants?|grants? to|shall (?:perform|provide|supply|design|build|construct|deliver|furnish|develop|manufacture)|agrees? to (?:perform|provide|sell|purchase|buy|lease|employ|develop|supply)|leases? to|sells?\b.{0,30}\bto|desires to|shall be employed|is responsible for)\b/i,
  ],
  [
    'payment',
    0.8,
    /\b(?:shall|will|agrees? to|must)\b.{0,40}\bpay\b|\b(?:purchase price|contract sum|compensation|base salary|royalt(?:y|ies)|fees?|rent)\b.{0,60}\b(?:shall be|is|are|of|equal)\b|\$\s?\d/i,
  ],
  [
    'term',
    1,
    /\b(?:initial term|term of (?:this|the) (?:agreement|contract|lease)\b.{0,60}\b(?:shall|is|begins|commences|will)|(?:agreement|contract|lease)\b.{0,60}\b(?:shall|will) (?:commence|continue|remain in)|begins on)\b/i,
  ],
  [
    'term',
    0.6,
    /\b(?:(?:may|right to) (?:be )?terminated?|shall (?:commence|continue|remain in (?:full )?(?:force|effect)))\b/i,
  ],
  [
    'duty',
    0.4,
    /\b(?:shall(?: not)?|must(?: not)?|agrees? (?:to|that|not)|may not|undertakes?|represents and warrants)\b/i,
  ],
]

const letter: readonly Cue[] = [
  [
    'nature',
    0.9,
    /\b(?:I|we) (?:am|are) writing\b|\bthis letter\b|\bsubmits this letter\b|\b(?:will confirm|in response to|regarding|with respect to|to inform you)\b/i,
  ],
  [
    'relief',
    1,
    /\b(?:demand|request|ask|require|urge)s?\b.{0,100}\b(?:pay(?:ment)?|return|relief|refund|within|you|confirm)\b/i,
  ],
  ['reason', 0.5, /\b(?:because|failed to|violat\w+|breach\w*|unfair|deceptive|supports|owed?|entitled)\b/i],
  ['disposition', 0.6, /\bif (?:you|I|we) (?:do not|fail)\b|\b(?:will|intend to) (?:file|sue|seek|pursue|take)\b/i],
]

const general: readonly Cue[] = [
  ['duty', 0.4, /\b(?:shall|must|may not|required to|unlawful|prohibited|entitled to)\b/i],
  ['subject', 0.4, /\b(?:means|the purpose of|provides that|in general)\b/i],
  ['reason', 0.3, /\b(?:therefore|because|accordingly|important|principal|significant)\b/i],
]

const cuesOf = (kind: DocumentKind): readonly Cue[] =>
  courtKinds.includes(kind)
    ? court
    : contractKinds.includes(kind)
      ? contract
      : kind === 'letter' || kind === 'demand-letter'
        ? letter
        : general

/** The roles that a sentence's words give it, with weights up to 1. */
export const rolesOf = (kind: DocumentKind, text: string): Map<Role, number> => {
  const roles = new Map<Role, number>()
  for (const [role, weight, pattern] of cuesOf(kind))
    if (pattern.test(text)) roles.set(role, Math.max(weight, roles.get(role) ?? 0))
  return roles
}

/** The roles that a summary of such a document should fill, in turn. */
export const storyOf = (kind: DocumentKind): readonly Role[] => {
  if (kind === 'opinion' || kind === 'order') return ['nature', 'question', 'holding', 'disposition']
  if (courtKinds.includes(kind)) return ['nature', 'question', 'reason', 'relief']
  if (contractKinds.includes(kind)) return ['parties', 'subject', 'payment', 'term']
  return kind === 'letter' || kind === 'demand-letter' ? ['nature', 'reason', 'relief'] : []
}

/** The roles of the one sentence that says most of such a document: the first of them that it has. */
export const leadOf = (kind: DocumentKind): readonly Role[] => {
  if (kind === 'opinion' || kind === 'order') return ['holding', 'disposition', 'question']
  return courtKinds.includes(kind) ? ['nature', 'relief'] : storyOf(kind)
}
