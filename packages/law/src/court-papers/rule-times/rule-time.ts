import type { DocumentKind } from '../../kinds/sign.ts'

/** What of a paper tells which times a rule sets after it. */
export interface PaperRead {
  kind: DocumentKind
  /** What it is called: 'Report and Recommendation'. */
  title: string
  /** The court in its caption, in ordinary letters. */
  court: string
  /** The lines of its head, for the docket number and the names of the parties. */
  head: string
  /** Its last lines, where it is signed and says what the clerk does. */
  end: string
  /** What it disposes of, one sentence for each ruling. */
  rulings: readonly string[]
  /** What it says is due, one sentence each. */
  deadlines: readonly string[]
}

/** A time that a federal rule or statute sets once there is such a paper. */
export interface RuleTime {
  id: string
  /** What must be done in it: 'Objections to the recommendation'. */
  title: string
  /** In days; several where the rule has several. */
  days: readonly number[]
  /** The event from which it runs: 'service of the recommendation'. */
  from: string
  /** The day of the paper itself may be that event. */
  isOwnDay: boolean
  /** The rule in our words. */
  rule: string
  /** The rule, as lawyers cite it. */
  source: string
  /** The public text in which its words were read, and the day. */
  read: { in: string; on: string }
  /** A deadline of the paper itself with this word takes its place. */
  stated: RegExp
  applies(paper: PaperRead): boolean
}

const on = '2026-12-01'
export const readIn = (text: string) => ({ in: text, on })

const districtCourt = /\bunited states district court\b|\bu\.s\. district court\b/i
export const isDistrict = ({ court }: PaperRead): boolean => districtCourt.test(court)
export const isBankruptcy = ({ court }: PaperRead): boolean => /\bbankruptcy\b/i.test(court)
export const isCourtOfAppeals = ({ court }: PaperRead): boolean =>
  /\bunited states court of appeals\b|\bu\.s\. court of appeals\b/i.test(court)
/** A court of a state: no court of the United States, an agency or a tribe. */
export const isOfState = ({ court }: PaperRead): boolean =>
  /\b(?:superior|circuit|district|county|common pleas|supreme|chancery) court\b|\bcourt of common pleas\b/i.test(
    court,
  ) && !/\bunited states\b|\bu\.s\.|\bnation\b|\btrib(?:e|al)\b|\bcourt of appeals\b/i.test(court)

/** '1:25-cr-00086': the docket number of a criminal case. */
export const isCriminal = ({ head }: PaperRead): boolean =>
  /\b\d{2}[-:]?cr[-:.]?\d|\bCR[- ]?\d{2}-\d|\bCriminal (?:No|Case|Action)/i.test(head)

const closes =
  /\b(?:close (?:this|the) (?:case|file|matter|action)|enter (?:final )?judgment (?:accordingly|in favor|for|against|dismissing)|(?:case|action|matter) is (?:hereby )?(?:closed|dismissed)|terminate (?:this|the) (?:case|action)|final judgment (?:shall|will|is))\b/i
/** How much of the head is caption: what a complaint tells of a divorce or a jail makes it no case of them. */
const captionLength = 700
const ofStateAlone =
  /^(?:the )?(?:state|people|commonwealth) of\b|\b(?:state|people|commonwealth)(?: of [A-Z]\w+(?: [A-Z]\w+)?)?,?[ \n]{1,3}plaintiff\b|\bdissolution of (?:\w+ )?marriage\b|\bdivorce\b|\b(?:petition|complaint|action) for (?:\w+ ){0,3}custody\b|\bcustody of (?:the )?(?:minor|child)|\bpaternity\b|\bguardianship of\b|\b(?:in re|matter of)(?: the)? estate of\b|\bprobate\b|\beviction\b|\bunlawful detainer\b|\bsummary ejectment\b|\b(?:family|surrogate['’]s|orphans['’]) (?:court|division)\b|\b\d{2}-CR-\d/im
/** Crime, family, estates and evictions: a federal court does not take them from a state's. */
export const isOfStateAlone = (paper: PaperRead): boolean =>
  isCriminal(paper) || ofStateAlone.test(`${paper.court}\n${paper.title}\n${paper.head.slice(0, captionLength)}`)

/** 'dismissed without prejudice with leave to file an amended complaint': the case goes on. */
const leavesMore =
  /(?<!without (?:further )?)(?<!den(?:y|ies|ied|ying) (?:\w+ ){0,2})\bleave to (?:(?:file|serve) (?:\w+ ){1,3}amended|amend|replead|refile)\b(?! (?:is|was|be|are) (?:\w+ )?(?:denied|refused))|\bmay (?:file|serve) (?:\w+ ){1,3}amended|\bwithout prejudice to (?:amending|filing an? amended)/i

/** 'IT IS ORDERED … the clerk shall close this case': nothing is left to be decided. */
export const endsCase = ({ title, end, rulings }: PaperRead): boolean => {
  const words = [...rulings, end].join('\n')
  return /^Judgment$|^Consent Decree/.test(title) || (closes.test(words) && !leavesMore.test(words))
}
