import type { Topic } from './topics.ts'

const cases =
  /\b(?:if|unless|except|renewal|extension|after|before|above|below|excess|first|second|third|thereafter|increas\w{1,3}|adjust\w{0,5}|lesser|greater|maximum|minimum|up to|additional|cooperating|instead)\b/i
const both = (more: string): RegExp => new RegExp(`${cases.source}|\\b(?:${more})\\b`, 'i')

/** Percentages of which a paper has one. */
export const rateTopics: readonly Topic[] = [
  {
    name: 'the interest on the loan',
    says: /\b(?:loan|note|unpaid principal|principal balance|principal amount|outstanding principal)\b.{0,80}\binterest\b|\binterest\b.{0,60}\b(?:loan|note|unpaid principal|principal balance|outstanding principal)\b|^\W{0,4}(?:[\w.()]{1,6} )?(?:annual )?interest rate\s?:/i,
    not: both('default|overdue|late|past due|penalty|LIBOR|SOFR|prime|margin|federal'),
  },
  {
    name: 'interest on late payments',
    says: /\b(?:overdue|late|past[- ]due|delinquent)\b.{0,60}\b(?:bear|accrue|interest)\b/i,
    not: /\b(?:unless|except|first|second|thereafter|increas\w{1,3}|greater)\b/i,
    of: (words) => (/\b(?:per|a|each) month\b|\bmonthly\b/i.test(words) ? 'month' : 'year'),
  },
  {
    name: 'the royalty',
    asClause: true,
    says: /\broyalt(?:y|ies)\b.{0,40}(?:\b(?:of|at|is|equal)\b|:).{0,60}\bnet sales\b/i,
    not: both('sublicens\\w{1,4}|combination|stack\\w{0,3}|elsewhere|outside'),
  },
  {
    name: 'the commission',
    asClause: true,
    says: /\bcommission\b.{0,60}\b(?:sale|purchase|selling|gross) price\b/i,
    not: both('buyer’s broker|listing|co-?broke\\w{0,2}|split|shared'),
  },
  {
    name: 'the share of the tenant',
    says: /\bproportionate share\b/i,
    not: both('taxes|insurance|utilities|retail|office|sum|amount'),
  },
  {
    name: 'the retainage',
    asClause: true,
    says: /\bretainage\b|\b(?:withholds?|retains?|holds? back)\b.{0,40}\bprogress payments?\b/i,
    not: /\b(?:if|unless|except|reduc\w{1,6}|half|halfway|fifty|thereafter|instead|lesser|greater|maximum|up to|additional|first|remaining|prime contract|interest|law|statute)\b/i,
  },
  {
    name: 'the contingent fee',
    says: /\bcontingen(?:t|cy) fee\b.{0,60}\b(?:recover\w{1,3}|settlement)\b/i,
    not: both('appeal|suit|trial|filed|arbitration'),
  },
]

const workers = /\b(?:contractor|consultant|attorney|employee|provider|advisor|developer|expert)\b/i

/** Pay by the hour, for one who is named. */
export const wageTopics: readonly Topic[] = [
  {
    name: 'the hourly rate',
    says: /\bhourly rate\b|\brate of\b.{0,40}\b(?:per|an) hour\b/i,
    not: /\b(?:overtime|travel\w{0,3}|senior|junior|associates?|partners?|paralegals?|assistants?|additional|weekend|standby|if|after|before|increas\w{1,3}|depositions?|trial|testimony)\b/i,
    of: (words) => workers.exec(words)?.[0].toLowerCase(),
  },
]

/** Sums of money of which a paper has one. */
export const sumTopics: readonly Topic[] = [
  {
    name: 'the limit of liability',
    says: /\b(?:total|aggregate|maximum|cumulative|entire) liability\b.{0,160}\b(?:exceed|limited to|capped at)\b/i,
    without: /(?:^|, )except (?:for|as|with respect to)[^,.;]{1,80},/gi,
    not: /\b(?:if|unless|except|other than|breach(?:es)? of|confidential\w{0,5}|indemnif\w{1,8}|data|infringement|greater|lesser|per|each|fundamental|fees paid)\b/i,
    of: whose,
  },
  {
    name: 'general liability insurance',
    says: /\bcommercial general liability\b.{0,120}\bper occurrence\b/i,
    not: /\b(?:umbrella|excess|automobile|professional|aggregate|subcontractor\w{0,2}|combined)\b/i,
    of: (words) =>
      /\b(?:tenant|landlord|contractor|vendor|supplier|provider|consultant|lessee)\b/i.exec(words)?.[0].toLowerCase() ??
      '',
  },
  {
    name: 'the principal amount',
    says: /\b(?:promises? to pay|original|principal sum|in the)\b.{0,50}\bprincipal (?:amount|sum)\b|\bprincipal amount\s?:/i,
    not: /\b(?:term loan [a-z]|revolving|tranche|each|additional|up to|increas\w{1,3}|outstanding|unpaid|series|multiples?|minimum|not less|exceed\w{0,3})\b/i,
  },
]

function whose(words: string): string {
  return /\b(?:neither|either|each) party\b/i.test(words)
    ? 'party'
    : (/\bliability of (?:the )?(\w{1,20})|\b(\w{1,20})['’]s? (?:\w{1,12} ){0,2}liability\b/i
        .exec(words)
        ?.slice(1)
        .find((name) => name)
        ?.toLowerCase() ?? '')
}
