import { sureCues } from './cues/sure-cues.ts'
import { writtenOut } from './draw/plain-words.ts'
import { isAbout, subjects } from './subjects.ts'

/** Subjects whose words are said of much else: who pays, how long, where, 'in writing', 'after that'. */
const loose: Record<string, number> = {
  payTerms: 1,
  durationTerms: 1.1,
  workplaceTerms: 1.2,
  lateTerms: 1.3,
  amendmentTerms: 1.3,
  licenseTerms: 1.5,
  deliveryTerms: 1.5,
  alterationTerms: 1.6,
  recipientTerms: 1.6,
  nonsolicitTerms: 1.6,
  arbitrationTerms: 1.8,
}

/** Without which their words are said of something else: 'we pay for new keys', 'if he has an interest in one'. */
const beside: Record<string, RegExp> = {
  payTerms:
    /^(?!.*\bpa(?:y|ys|id|ying) (?:for|him|her|them|it)\b)|[\d$%]|\b(?:percent|half|hour|day|week|month|year|rent|fees?|price|bill\w*|balance|cash|checks?|cards?|down|up ?front|advance|full)\b/i,
  lateTerms: /[\d%]|\b(?:percent|late|grace|overdue|past due|bounced|NSF|no interest|charge)\b/i,
}

/** What a clause is about, and how much of it says so: below 2 only words that are said of much else. */
export interface About {
  field: string | undefined
  score: number
}

/** How much of words is about a subject. */
function scoreOf(type: string, field: string, words: string): number {
  const sure = new Set((words.match(sureCues[field] ?? never) ?? []).map((one) => one.toLowerCase())).size
  const may = isAbout(type, field, words) && (sure > 0 || (beside[field]?.test(words) ?? true))
  return (may ? (loose[field] ?? 2) : 0) + (sure > 0 ? 2 + sure : 0)
}
const never = /(?!)/g

/** 'Either side may end it for breach after 10 days’ notice' is of breach, and not of ending it for no reason. */
const forBreach =
  /\b(?:end|ends|terminat\w{1,4}|cancel|cancels|out)\b[^.;]{0,30}\b(?:only )?(?:for|on|upon) (?:an? |any |the )?(?:uncured )?(?:material )?(?:breach|default)\b(?![^.;]*\bor (?:for )?(?:any|no) reason)/i

/** The subject that words are about most; of two that fit as well the one that is named first. */
export function subjectOf(type: string, fields: readonly string[], words: string): About {
  if (fields.includes('breachTerms') && forBreach.test(words)) return { field: 'breachTerms', score: 5 }
  let best: About = { field: undefined, score: 0 }
  const plain = writtenOut(words)
  for (const field of fields) {
    const score = scoreOf(type, field, plain)
    if (score > best.score) best = { field, score }
  }
  return best
}

export const isSubject = (name: string): boolean => name in subjects
