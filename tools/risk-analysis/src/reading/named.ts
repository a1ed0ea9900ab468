import type { Span } from '@casewright/law'

/** Where the words for somebody end. */
const end =
  /[.,;:!?\n()]|\b(?:who|whose|whom|that|which|in|on|at|as|of|by|against|opposing|over|defending|contesting|seeking|suing|being|to|from|with|for|and|or|but|when|while|because|sued|sues|is|are|was|were|has|had|have|wants?|claims?|says|case|fight|side|here)\b/i
const opening = /^(?:the|a|an|our|my|his|her|its|their|this|that|one|two|both|named|called|former|ex-?)(?: |$)/i
/** Words that name nobody: papers, courts, what a case is about. */
const nobody =
  /^(?:clients?|side|party|parties|him|her|them|us|you|it|case|claim|suit|first|again|later|anyway|too|last|back|instead|early|now|today|yesterday|court|judge|jury|ledgers?|photos?|videos?|emails?|texts?|records?|receipts?|contract|lease|note|proof|documents?|evidence|release|notice|minutes|deed|letter|money|time|right|rights|facts?|law|work|\w+ly|\w{1,2}|\d+|[A-Z]{2,3})$/i

const safe = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The head of a phrase for somebody, as a pattern: 'a small caterer suing a hotel' is a caterer. */
export function headOf(given: string): string | undefined {
  const phrase = given.replace(/\b(?:Mr|Mrs|Ms|Dr)\. /g, '')
  let words = phrase.slice(0, end.exec(phrase)?.index ?? phrase.length).trim()
  while (opening.test(words)) words = words.replace(opening, '').trim()
  const parts = words.split(/\s+/)
  const head = parts.at(-1)?.replace(/['’]s?$/, '') ?? ''
  if (parts.length > 5 || head.length < 2 || nobody.test(head)) return undefined
  return /s$/i.test(head) ? safe(head) : `${safe(head)}s?`
}

const against =
  /\b(?:su(?:es|ed|ing)(?: by)?|claims? against|complaint against|suit against|brought by|filed by|evict(?:s|ed|ing)?|vs?\.?|versus|opposing|opposed by|contests? (?:with|against)|dispute with) (?=(?:the |an? |his |her |its |their |our |my )?[\w.’'-]+)/gi

/** Those whom the words set against each other: who is sued, or who sues. */
export function adversariesIn(text: string): { head: string; span: Span; sues: boolean }[] {
  return [...text.matchAll(against)].flatMap(({ index, 0: lead }) => {
    const at = index + lead.length
    const head = headOf(text.slice(at, at + 60))
    if (!head) return []
    return [{ head, span: { start: index, end: at }, sues: /\bby\b/i.test(lead) }]
  })
}

const sue =
  /(?:^|[.;:!?]\s+|, (?:and|but) |\band )(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Oo]ur|[Oo]ne|[Aa]nother) ((?:[\w’'-]+ ){1,4}?)(?:has |have |had |is |are |now |then |just |also )*(?:sued|sues|suing|filed (?:suit|a (?:complaint|lawsuit|suit|petition))|petitioned\b(?! for (?:review|rehearing))|brought (?:suit|an action|a (?:suit|lawsuit)))\b(?! by)/g

/** Those of whom a sentence says that they sue: 'the roofer sued for the balance', 'an owner is suing'. */
export function suitorsIn(text: string): { head: string; span: Span }[] {
  return [...text.matchAll(sue)].flatMap(({ index, 0: words, 1: phrase = '' }) => {
    const head = headOf(phrase.replace(/\b(?:has|have|had|is|are|now|then|just|also)\b/g, ''))
    return head ? [{ head, span: { start: index, end: index + words.length } }] : []
  })
}
