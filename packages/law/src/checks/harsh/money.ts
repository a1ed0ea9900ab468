import { doerIn, type Finder } from './kind.ts'
import { otherThan, subjectAt } from './tagged.ts'

const sums = /\$ ?([\d,]+(?:\.\d+)?)/g
/** Dollars up to which a limit of all that can be recovered is next to nothing. */
const tiny = 10_000
const ceiling =
  /\b(?:no more than|not more than|never more than|nothing (?:beyond|over|above|more than)|not (?:go |rise |be )?(?:above|beyond|over)|(?:not|never) exceed|(?:the )?most (?:that )?@[A-F] can|all (?:that )?@[A-F] (?:can|could|will|would) (?:ever )?owe|at most|stops? at|limited to|capped at|tops out at|and owes? nothing (?:else|more|further)|a ceiling of|not above)\b/i
const recovery =
  /\b(?:recovers?|recovery|get from|collect from|claims?|answerable|answers?|liab\w+|exposure|damages|loss(?:es)?|compensation|ever owe|owes? nothing (?:else|more|further)|makes? good|spoiled|responsib\w+)\b/i
const ofPrice =
  /\b(?:budget|estimate|expenses?|reimburs\w+|purchase order|insurance|deductible|coverage|policy|deposit|late (?:fee|charge)|interest|authorit\w+|approv\w+|invest\w*|indemnif\w+|annual (?:fee|increase)|each (?:party|of)|gift|petty|small claims|pre-?release|evaluation|trial|beta|free|greater of|whichever is (?:greater|higher|more))\b/i
const oneCharge =
  /\b(?:one|a|a single|1|the last|the first) (?:month|week|day)(?:'s)? (?:of )?(?:\w+ ){0,2}(?:charges?|fees?|rent|hosting|storage|board|price|pay)\b|\bthe (?:charge|price|fee) (?:of|for) (?:that|the one|a single)\b/i

/** Recovers next to nothing. */
export const tinyCap: Finder = (read) => {
  const { words } = read
  if (!ceiling.test(words) || !recovery.test(words) || ofPrice.test(words)) return undefined
  const found = [...words.matchAll(sums)].map(([, sum = '']) => Number(sum.replaceAll(',', '')))
  if (!(found.length > 0 ? Math.max(...found) <= tiny : oneCharge.test(words))) return undefined
  const spared =
    /@([A-F])(?:'s)? (?:(?:is|whole|total|entire|full) )?(?:\w+ )?(?:answerable|exposure|liability|responsib\w+|owes?)|\b(?:from|against|of) @([A-F])\b|@([A-F]) (?:refunds?|owes?|pays?)\b/i
  const byGainer = doerIn(read, spared)
  if (byGainer) return byGainer
  const bearer = subjectAt(words, words.search(/\b(?:recovers?|may recover|can get|gets?|may claim)\b/i))
  const gainer = bearer && otherThan(read, bearer)
  return bearer ? { bearer, ...(gainer && { gainer }) } : undefined
}

const perTime = /\b(?:for )?(?:each|every|per|an?) (?:\w+ ){0,2}(?:days?|hours?|weeks?|minutes?|hour)\b/i
const noLoss =
  /\bwithout (?:reference|regard) to (?:whether|any|the|actual)\b[^.;]{0,80}\b(?:los\w+|owes?|damages?|harm)|\b(?:on top of|besides|in addition to|over and above|as well as)\b[^.;]{0,40}\b(?:actual damages|damages|what [^.;]{0,40} (?:costs?|lost|loses)|(?:its|his|her|their|the) (?:real|actual|full) (?:loss|costs?))|\bwithout @[A-F] having to (?:show|prove)\b|\band (?:a|another) (?:further|extra) \$[^.;]{0,40}|\bwhether or not [^.;]{0,60}\b(?:los[te]s?|harm\w*|damage\w*)\b/i
/** A sum that has nothing to do with what was lost. */
export const sumBesidesLoss: Finder = (read) => {
  const { words } = read
  if (
    !/\$ ?\d/.test(words) ||
    !noLoss.test(words) ||
    /\bliquidated\b|\binsur|\beither|\breasonable (?:estimate|pre-?estimate)/i.test(words)
  )
    return undefined
  if (!perTime.test(words) && !/\b(?:owes?|pays?|costs?)\b/i.test(words)) return undefined
  const paid = read.bearings.find(({ how, bearer }) => how === 'pays' && bearer)
  const bearer = paid?.bearer ?? /\bcosts? @([A-F])\b/.exec(words)?.[1]
  const gainer = bearer && otherThan(read, bearer)
  return bearer ? { bearer, ...(gainer && { gainer }) } : undefined
}

const fromOthers =
  /\b(?:after|once|when|until|unless|only (?:if|when|once|after)|if|is a condition\b)[^.;]{0,90}\b(?:has (?:itself )?(?:been )?paid|(?:is|has been|gets) paid by|pays @[A-F]|settles with @[A-F]|receives? payment from|collects? from|receipt by @[A-F])\b|\breceipt by @[A-F]\b[^.;]{0,60}\bcondition\b/i
const elseNothing =
  /\b(?:and if it never does|goes? without|never (?:pays?|paid|is owed)|condition (?:that must|precedent)|only (?:once|if|when)|before any (?:sum|money|payment)|takes? (?:up)?on (?:itself|himself|herself)|when,? and (?:only )?if\b|if and (?:only )?when|owes? nothing (?:until|unless)|not owed (?:until|unless))/i
const stranger =
  /\b(?:third|customers?|owner|mill|buyer|insurer|client|concession|tenant|who bought|others?|end user|the \w+ that bought)\b|@[A-F]/i
/** Is paid only if somebody else pays first. */
export const paidIfPaid: Finder = (read) => {
  if (!fromOthers.test(read.words) || !elseNothing.test(read.words) || !stranger.test(read.words)) return undefined
  const found = doerIn(
    read,
    /\breceipt by @([A-F])\b|@([A-F]) (?:pays|settles|remits)\b|\b(?:pays?|paid|settles with) @([A-F]) (?:what|for|in)\b|\bsettles with @([A-F])\b|\bhas paid @([A-F])\b/i,
  )
  return found ?? {}
}
