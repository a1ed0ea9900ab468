import type { CaseType } from '../case-types.ts'

/** Facts of the accused that a description may give about others as well: what was found or measured, a record. */
const ofAccused: readonly string[] = ['physical-evidence', 'record', 'under-limit', 'no-intent', 'video-for-defense']
const third =
  '(?:victims?|complainants?|complaining witness(?:es)?|witness(?:es)?|informants?|snitch|accusers?|passengers?|co-?defendants?|roommates?|friends?|brothers?|sisters?|cousins?|girlfriend|boyfriend|wife|husband|mother|father|uncle|aunt|neighbou?rs?|drivers?|dealers?|owners?|pawn ?shop|somebody else|someone else|another (?:man|woman|person|driver|car|house)|other (?:man|woman|guy|driver|men|people))'
const evidence =
  '(?:DNA|(?:finger|palm|thumb|shoe|boot)?-?prints?|blood|saliva|hair|semen|breath|BAC|test|record|convictions?|priors?|arrests?|phone|video|alcohol|urine|tox(?:icology)?|intent|gun|knife|drugs?)'
const own = '(?:(?:own|prior|criminal|long|latent|partial|bloody|left|right|three|two|one|several) ){0,2}'
/** Somebody else has it, or does it: 'the victim’s prints', 'his friend blew a 0.14', 'it matches the roommate'. */
const ofThird = new RegExp(
  `\\b${third}(?: [A-Z][\\w’'-]+)?(?:['’]s?|s['’]) ${own}${evidence}\\b|\\b${third}(?: [A-Z][\\w’'-]+)?,? (?:(?:also|himself|herself|then|who) ){0,2}(?:has|have|had|blew|tested|was (?:convicted|drunk|arrested|on probation)|is (?:a felon|on probation)|took|left|fled|ran|grabbed|stabbed|shot|held|carried|sold)\\b|\\b(?:match(?:es|ed)?|belong(?:s|ed)? to|(?:is|was|are|were|came) (?:that |those )?(?:of|from)|(?:is|was|are|were)(?= (?:the |a |an |his |her |their )?(?:[\\w-]+ )?${third}['’]s?[.,;])|traced to|linked to|identified as|point(?:s|ed)? to|show(?:s|ed)?|of) (?:the |a |an |his |her |their |our client['’]s )?(?:[\\w-]+ )?${third}\\b(?!['’]s? (?:house|home|car|room|bed|apartment|kitchen|safe|door|window|shirt|store|garage))`,
  'i',
)
/** What was found at somebody else’s is theirs, unless it is a trace: 'his DNA was found in the owner’s bedroom'. */
const atThird = new RegExp(
  `\\b(?:in|on|inside|under|beneath|from) (?:the |a |an |his |her |their |our client['’]s )?(?:[\\w-]+ )?${third}['’]s? \\w`,
  'i',
)
const trace = /\b(?:DNA|(?:finger|palm|thumb|shoe|boot)?-?prints?|blood|saliva|hairs?|semen)\b/i

/** Who measures and finds is no third person, unless it is about them. */
const official =
  /\b(?:officers?|deput(?:y|ies)|troopers?|detectives?|agents?)\b(?:['’]s (?:own )?(?:record|convictions?|arrest|blood|breath|BAC|alcohol)|[^.;,]{0,24}\b(?:blew|tested|calm|steady|walking|has (?:a|two|three) ))/i

/** Whether a fact that would be counted for or against the accused is told in a sentence that is about somebody else. */
export const isOfThirdPerson = (id: string, type: CaseType, sentence: string): boolean =>
  type === 'criminal' &&
  ofAccused.includes(id) &&
  (ofThird.test(sentence) || (atThird.test(sentence) && !trace.test(sentence)) || official.test(sentence))
