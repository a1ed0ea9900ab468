import type { TreatmentKind } from './treatment.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export interface Verb {
  stem: RegExp
  kind: TreatmentKind
  /** How surely the verb alone says it, of 1. */
  certainty: number
  /** Said with 'no longer', 'not' or 'decline to': 'we no longer adhere to X'. */
  isRefusal?: boolean
  /** The word that must follow at once: 'recede from X'. */
  followedBy?: string
  /** Only of words that stand in a decision: 'the statement in X is withdrawn'; an opinion is withdrawn on rehearing. */
  ofWords?: boolean
}

/** What opinions say that they do to a decision. "Disapprove" and its like are how a court overrules its own in softer words. */
export const verbs: readonly Verb[] = [
  { stem: /^over-?r?ul(?:e|es|ed|ing|ings)$/, kind: 'overruled', certainty: 1 },
  { stem: /^overturn(?:s|ed|ing)?$/, kind: 'overruled', certainty: 0.95 },
  { stem: /^repudiat(?:e|es|ed|ing|ion)$/, kind: 'overruled', certainty: 0.9 },
  { stem: /^renounc(?:e|es|ed|ing)$/, kind: 'overruled', certainty: 0.9 },
  { stem: /^disapprov(?:e|es|ed|ing|al)$/, kind: 'overruled', certainty: 0.9 },
  { stem: /^disavow(?:s|ed|ing|al)?$/, kind: 'overruled', certainty: 0.9 },
  { stem: /^abandon(?:s|ed|ing|ment)?$/, kind: 'overruled', certainty: 0.88 },
  { stem: /^discard(?:s|ed|ing)?$/, kind: 'overruled', certainty: 0.88 },
  { stem: /^reced(?:e|es|ed|ing)$/, kind: 'overruled', certainty: 0.92, followedBy: 'from' },
  { stem: /^depart(?:s|ed|ing)?$/, kind: 'overruled', certainty: 0.82, followedBy: 'from' },
  { stem: /^withdr(?:aw|aws|ew|awn|awing)$/, kind: 'overruled', certainty: 0.85, followedBy: 'from' },
  { stem: /^retreat(?:s|ed|ing)?$/, kind: 'overruled', certainty: 0.85, followedBy: 'from' },
  { stem: /^withdr(?:aw|aws|awn)$/, kind: 'overruled', certainty: 0.9, ofWords: true },
  { stem: /^jettison(?:s|ed|ing)?$/, kind: 'overruled', certainty: 0.9 },
  { stem: /^scrap(?:s|ped|ping)?$/, kind: 'overruled', certainty: 0.85 },
  { stem: /^cast(?:s|ing)?$/, kind: 'overruled', certainty: 0.88, followedBy: 'aside' },
  { stem: /^abolish(?:es|ed|ing)?$/, kind: 'overruled', certainty: 0.85 },
  { stem: /^retir(?:e|es|ed|ing)$/, kind: 'overruled', certainty: 0.85 },
  { stem: /^inter(?:s|red|ring)?$/, kind: 'overruled', certainty: 0.9 },
  { stem: /^abrogat(?:e|es|ed|ing|ion)$/, kind: 'abrogated', certainty: 0.88 },
  { stem: /^supersed(?:e|es|ed|ing)$/, kind: 'superseded', certainty: 0.88 },
  { stem: /^reject(?:s|ed|ing|ion)?$/, kind: 'declined to follow', certainty: 0.7 },
  { stem: /^criticiz(?:e|es|ed|ing)$/, kind: 'criticized', certainty: 0.8 },
  { stem: /^questioned$/, kind: 'questioned', certainty: 0.7 },
  { stem: /^(?:limit(?:ed|ing)?|confin(?:e|es|ed|ing))$/, kind: 'limited', certainty: 0.75 },
  { stem: /^distinguish(?:es|ed|ing)?$/, kind: 'distinguished', certainty: 0.85 },
  { stem: /^(?:reaffirm|follow)(?:s|ed)?$/, kind: 'followed', certainty: 0.75 },
  { stem: /^explain(?:s|ed|ing)$/, kind: 'explained', certainty: 0.6 },
]

/** What a decision is called when its name is not repeated. */
export const decisions = set(`
  case cases decision decisions holding holdings precedent precedents ruling rulings opinion opinions judgment judgments
  rule rules doctrine doctrines authority authorities adjudications view views statement statements`)

/** Heads of a phrase whose decision is what is treated: "the rationale of X". */
export const parts = set(`
  line lines result results reasoning rationale portion portions part parts aspect aspects language dicta dictum
  principle principles test standard approach premise teaching teachings application analysis proposition progeny
  interpretation construction theory conclusion determination formulation requirement framework exception distinction
  idea notion method methods suggestion implication implications extension prohibition presumption`)

/** What is overruled in a courtroom and is no decision: "the objection was overruled". */
const moves = `
  objection objections motion motions demurrer demurrers exception exceptions plea pleas contention contentions request
  requests verdict verdicts conviction convictions assignment assignments defense defenses petition protest protests`
export const ofTrials = set(moves)

/** What else may be overturned, rejected or abrogated and is no decision. */
export const noDecisions = set(`
  ${moves} argument arguments claim claims point points challenge challenges suggestion order orders sentence veto statute
  statutes law laws act acts ordinance regulation regulations immunity privilege treaty treaties contract contracts`)

export const beings = set('is are was were be been being am stand stands')
export const modals = set('must should may might can could would will shall ought cannot has have had having')
/** What stands between a verb and its helpers. */
export const adverbs = set(`
  now today hereby therefore thus accordingly expressly explicitly also necessarily consequently here effectively
  partially partly formally squarely heretofore since subsequently later long already implicitly impliedly silently
  properly rightly frankly definitely entirely completely wholly virtually , ) not never no longer as regarded considered
  deemed treated taken viewed fairly again once finally specifically clearly flatly openly only`)

/** Words that stand between a verb and the decision that is its object. */
export const between = set(`
  of with in on to the this our its their that those these court's own prior earlier previous contrary conflicting two
  both such as any so much like e . g , insofar completely entirely expressly explicitly today now not only but also see
  anomalous announced established stated adopted set forth out from for here a an old well part case cases decision
  decisions holding holdings ruling rulings rule rules doctrine doctrines opinion opinions precedent precedents rely
  relied reliance expressed first case's majority's entire whole very later more recent court underlying and '`)

/** What joins decisions in a row: "X, Y, and their progeny". */
export const joiners = set(
  `, and or & as well also the of in rule case cases decision decisions both see e . g ; cf supra`,
)

export const pronouns = set('it them both they each')
/** What points back to a decision: 'that case'. */
export const determiner = /^(?:that|those|this|these|its|both)$/
