import type { DocumentText, Severity } from '@casewright/core'
import type { DocumentKind } from '../kinds/sign.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Span } from '../span/span.ts'

/** What kinds of document a check looks at. `brief`: what is filed in court; `any`: whatever has prose. */
export type Concern = 'contract' | 'letter' | 'brief' | 'any'

/** Of what kind the advice is, as the specification names it. */
export type InsightType = 'compliance' | 'risk' | 'best-practice' | 'warning'

/** Under what a finding is listed. */
export const checkCategories = [
  'Missing clauses',
  'One-sided terms',
  'Risk',
  'Definitions',
  'References and numbering',
  'Amounts and dates',
  'Parties and signatures',
  'Blanks',
  'Ambiguity',
  'Plain language',
  'Form',
  'Citations',
] as const
export type CheckCategory = (typeof checkCategories)[number]

/** A document as checks read it: read once, and shared. */
export interface CheckedDocument extends Pick<DocumentText, 'text' | 'blocks' | 'pages'> {
  kind: DocumentKind
  concern: Concern
  /** The title or the opening words say of what kind it is, so that what is not there can be missing. */
  sure: boolean
  sentences: readonly Sentence[]
}

/** A place that a check points at. */
export interface Hit extends Span {
  /** Problem here, in one sentence, where the check's title does not say it. */
  message?: string
  /** Words that can stand in place of this span as they are: made by rule, never guessed. */
  rewrite?: string
}

/** One thing that is looked for in a document, without a model. */
export interface DocumentCheck {
  /** Such as 'missing.governing-law' or 'blank.placeholder'. Ids that start with 'missing.' are the ones without a place. */
  id: `${string}.${string}`
  /** Problem, in few words, as the head of a finding: 'No governing law'. */
  title: string
  concerns: readonly Concern[]
  /** Kinds of document that it is limited to, among those of its concerns. */
  kinds?: readonly DocumentKind[]
  severity: Severity
  category: CheckCategory
  insight: InsightType
  /** Why it matters to the client, in one sentence. General: no statute, no rule of one state. */
  why: string
  /** What to do about it, in one imperative sentence. */
  advice: string
  /** Whether it is asked of this document at all. Where it is not, the check is neither found nor passed. */
  applies?(document: CheckedDocument): boolean
  /**
   * Where it is found. A 'missing.' check gives one hit where the thing is missing, whose span is empty (0 to 0),
   * and none where it is there.
   */
  find(document: CheckedDocument): Hit[]
}

/** What one check found. */
export interface DocumentFinding {
  check: DocumentCheck
  /** One sentence. */
  message: string
  /** In the order of the text; empty for what is missing, and for nothing else. */
  hits: Hit[]
}

/** Something that the document does well, and where. */
export interface Strength {
  point: string
  category: CheckCategory
  explanation: string
  /** Never empty: the words that show it. */
  spans: Span[]
}

/** One line of the arithmetic of a score. */
export interface ScoreStep {
  /** The check's id. */
  check: string
  title: string
  severity: Severity
  /** How many places count. */
  places: number
  /** What is taken off, as a positive number. */
  points: number
}

/** 0 to 100, the same for the same document. */
export interface Score {
  value: number
  /** Such as 'B+'. */
  grade: string
  /** One or two sentences. */
  summary: string
  /** 100 less the points of the steps, not below 0, is `value`. The heaviest first. */
  steps: ScoreStep[]
}

/** Everything that checks say of a document. */
export interface DocumentReview {
  kind: DocumentKind
  concern: Concern
  /** The gravest first, then in the order of the text. */
  findings: DocumentFinding[]
  strengths: Strength[]
  /** Ids of the checks that were run and found nothing. */
  passed: string[]
  /** Null where there is too little prose to judge. */
  score: Score | null
}
