import type { CheckedDocument } from '../../check.ts'
import { daysIn } from '../../reading/days.ts'
import type { Contradiction } from '../support/told.ts'
import { otherwise, type Rule, rulesIn } from './pairs.ts'

const all = (words: string): number[] => [...new Set(daysIn(words).map((days) => Math.round(days)))]

const anyone = /\b(?:either|each|any) (?:of us|of the parties|party|side|one of us|of you)\b/i
const leaves =
  /\b(?:may|can)\b.{0,40}\b(?:terminate|end|cancel|leave|stop|call off)\b.{0,120}\b(?:notice|warning|days)\b|\bmay be (?:terminated|ended|canceled) by (?:either|any)\b.{0,120}\b(?:notice|warning|days)\b/i
const ofCase =
  /\b(?:breach\w*|default\w*|cause|cur(?:e|ed)|renew\w*|non-?payment|unpaid|if|after|except|unless|during|statement of work|order|extension|damage|casualty|destroyed|insolven\w+|force majeure|trial)\b/i

/** How much notice either side gives to leave, stated twice. */
export const noticesToEnd = (document: CheckedDocument): Contradiction[] =>
  otherwise(
    rulesIn(document, (words) => {
      const [days, ...more] = all(words)
      if (!anyone.test(words) || !leaves.test(words) || ofCase.test(words)) return null
      return days && more.length === 0 ? { of: 'end', says: String(days) } : null
    }),
    (one, other) =>
      `One clause lets either side leave on ${one.says} days’ notice; another asks for ${other.says} days.`,
  )

const secret = /\b(?:confidential\w*|secre\w+|keep(?:ing)? quiet|non-?disclosure)\b/i
const lasts = /\b(?:lasts?|continues?|surviv\w+|remains?|runs?|ends?|keep|hold|for)\b.{0,60}\b(?:years?|months?)\b/i
const afterwards =
  /\b(?:after|from|following)\b.{0,40}\b(?:end|ends|termination|expiration|disclosure|date|agreement|today)\b/i
const otherSecrets =
  /\b(?:trade secrets?|except|other than|source code|personal|health|patient|compet\w+|solicit\w*|records|insurance|warrant\w+|return|audit)\b/i

/** How long secrets are kept, stated twice, from the same day. */
export const secretsLast = (document: CheckedDocument): Contradiction[] =>
  otherwise(
    rulesIn(document, (words) => {
      const [days, ...more] = all(words)
      const from = afterwards.exec(words)?.[0] ?? ''
      if (!secret.test(words) || !lasts.test(words) || !from || otherSecrets.test(words)) return null
      const since = /\bdisclosure\b/i.test(from) ? 'disclosure' : /\b(?:date|today)\b/i.test(from) ? 'date' : 'end'
      return days && days > 80 && more.length === 0 ? { of: `secrets ${since}`, says: String(days) } : null
    }),
    (one, other) => `One clause keeps secrets for ${spanOf(one)}; another for ${spanOf(other)}.`,
  )
const spanOf = ({ says }: Rule): string => {
  const months = Math.round(Number(says) / 30.4)
  return months % 12 === 0 ? `${months / 12} year${months === 12 ? '' : 's'}` : `${months} months`
}

const made =
  '(?:deliverables|work product|results of the (?:services|work)|what (?:we|it|he|she|\\w{3,20}) makes?(?: for \\w{2,20})?)'
const owner = '(?:(?:the )?([A-Z]\\w{2,20})|(we|you))'
const owned: readonly RegExp[] = [
  new RegExp(
    `\\b${owner} (?:shall own|will own|owns?|retains?|keeps?) (?:all |the |exclusive(?:ly)? ){0,3}(?:rights?,? (?:title,? and interest )?(?:in|to) |title to |ownership of )?(?:and to )?(?:all |the |any )?${made}\\b`,
    'i',
  ),
  new RegExp(
    `\\b${made}\\b.{0,60}\\b(?:(?:is|are|be|remains?|becomes?) (?:the )?(?:sole |exclusive |sole and exclusive )?property of|belongs? (?:exclusively )?to|(?:is|are|be) (?:solely |exclusively )?owned by) ${owner}\\b`,
    'i',
  ),
]
const otherWork =
  /\b(?:pre-?existing|background|before|except|until|unless|other than|third[- ]part\w+|tools|templates|know-how|upon|if|once|subject to|notwithstanding|own materials|license back|portfolio|jointly)\b/i

/** Who owns what is made, stated twice. */
export const ownersDiffer = (document: CheckedDocument): Contradiction[] =>
  otherwise(
    rulesIn(document, (words) => {
      if (otherWork.test(words) || words.length > 500) return null
      const found = owned.flatMap((pattern) => pattern.exec(words) ?? [])
      const [, name, pronoun] = found
      const says = (name ?? pronoun ?? '').toLowerCase()
      return says && !/^(?:the|all|any|each|it|both|neither|either|nobody|that|this)$/.test(says)
        ? { of: 'work', says }
        : null
    }),
    (one, other) =>
      `One clause gives the work to ${one.says === 'we' ? 'us' : one.says}; another to ${other.says === 'we' ? 'us' : other.says}.`,
  )
