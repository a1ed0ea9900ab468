/** Things of one kind that differ: 'the March invoice' and 'the April invoice'. */
const thing =
  /\b(?:the|that|this|an?|our|his|her|its|their) ((?:[\w’'-]+ ){1,3}?)(invoice|loan|shipment|order|lease|note|accident|crash|collision|job|contract|policy|account|delivery|injury|fall|debt)s?\b/gi
const alike =
  /\b(?:same|very|whole|entire|full|said|present|original|oral|written|unpaid|open|big|car|bus|truck|civil|legal|overdue|final|disputed|bank|promissory|insurance|personal|work|installment|commercial) /gi
export function differs(text: string): boolean {
  const found = new Map<string, Set<string>>()
  for (const [, which = '', kind = ''] of text.matchAll(thing)) {
    const own = which.replace(alike, '').trim().toLowerCase()
    if (!own) continue
    const all = found.get(kind.toLowerCase()) ?? new Set<string>()
    found.set(kind.toLowerCase(), all.add(own))
  }
  return [...found.values()].some(({ size }) => size > 1)
}

const party = "((?:(?!and\\b|for\\b|over\\b|on\\b|in\\b|from\\b|of\\b|to\\b)[\\w’'-]+ ?){1,4})"
const sues = new RegExp(
  `\\b(?:(?:suit|case|claim|action) is (?:now |only )?against |(?:now |also |only |then |he |she |it |they |we |client )(?:now )?(?:sues?|sued|is suing|are suing|is after|goes after|wants to sue) (?:only )?)(?:the |an? |his |her |its |their )?${party}`,
  'gi',
)
const letGo = new RegExp(
  `\\b(?:settled with|made peace with|(?:claims?|rights?|everything) (?:it had |she had |he had )?against|(?:releas(?:ed|es|ing)|discharged)(?! (?:[\\w’'-]+ ){0,4}?(?:claims?|rights?)\\b)|release (?:of|to|for)|paid by) (?:the |an? |his |her |its |their )?${party}`,
  'gi',
)
const nobody =
  /^(?:all|any|every|each|his|her|its|their|our|client|him|it|them|us|everyone|anyone|again|claims?|the|whole|general (?:release|liability)|full|liability|over|anyway|everybody|both|this)\b/i
const heads = (words: RegExp, text: string) =>
  [...text.matchAll(words)].flatMap(([, who = '']) => (nobody.test(who) ? [] : [who.trim().toLowerCase()]))

/** Somebody else is let go than is sued. */
export function isOfOther(text: string): boolean {
  const [freed, sued] = [heads(letGo, text), heads(sues, text)]
  const isSame = (one: string, other: string) => {
    const words = other.split(/[\s’'-]+/)
    return one.split(/[\s’'-]+/).some((word) => word.length > 3 && words.includes(word))
  }
  return freed.length > 0 && sued.some((who) => !freed.some((one) => isSame(one, who)))
}

const year = /\b(?:19|20)\d\d\b/g
/** What is done about a claim is no new wrong. */
const ofSuit =
  /\b(?:su(?:e[sd]?|ing|its?)|filed|judgment|appeal\w*|affirm\w*|court|trial|final|paid|pay|payments?|checks?|cashed|dismiss\w*|settle\w*|sign\w*|releas\w*|expire[sd]?|came to us|hired us)\b/i
/** What a suit is over is what happened. */
const isOver = /\bthis suit is (?:over|about|for)\b/i
/** Something happened in a later year than a bar is of: it may be another claim. */
export function isLater(near: string, own: string): boolean {
  const of = Math.max(0, ...[...own.matchAll(year)].map(([name]) => Number(name)))
  return (
    of > 0 &&
    near
      .slice(own.length)
      .split(/[.;]\s|,\s/)
      .some(
        (clause) =>
          !ofSuit.test(clause.replace(isOver, '')) && [...clause.matchAll(year)].some(([name]) => Number(name) > of),
      )
  )
}

/** Who signed it is named, and is not whom we represent. */
export function isOfAnotherRole(text: string, own: string): boolean {
  const giver = /\bthe (\w+) (?:has |had )?(?:signed|gave|executed|delivered)\b/i.exec(own)?.[1]?.toLowerCase()
  const client = /\b(?:represent|act for|(?:are|is) for|counsel for) (?:the|an?) (\w+)/i.exec(text)?.[1]?.toLowerCase()
  const open = /^(?:plaintiffs?|claimants?|client|estate|insured|parties|defendants?)$/
  return (
    giver !== undefined && client !== undefined && giver !== client && ![giver, client].some((one) => open.test(one))
  )
}

const wrong =
  '(?:breach(?:es)?|defaults?|accidents?|crash(?:es)?|injur(?:y|ies)|loss(?:es)?|trespass(?:es)?|leaks?|floods?|infringements?|violations?|invoices?|shipments?|deliver(?:y|ies)|acts?|loans?|orders?|foreclosures?|firings?|terminations?|layoffs?|sales?|purchases?|leases?|notes?|contracts?|jobs?|projects?|falls?|surger(?:y|ies)|rents?|fees|damages?|claims?)'
const wrongOfYear = new RegExp(
  `\\b(?<first>(?:19|20)\\d\\d) ${wrong}\\b|\\b${wrong} (?:(?!in\\b|on\\b|of\\b|from\\b|release)[\\w’'-]{1,20} ){0,4}(?:of|in|from|on|since) (?:[A-Z][a-z]+ (?:\\d{1,2}, )?)?(?<second>(?:19|20)\\d\\d)\\b`,
  'gi',
)
/** What is sued on was done in a later year than the one in which a bar came about: 'dismissed in 2024', 'the 2025 breach'. */
export function isOfLaterWrong(text: string, own: string): boolean {
  const of = Math.max(0, ...[...own.matchAll(year)].map(([name]) => Number(name)))
  return of > 0 && [...text.matchAll(wrongOfYear)].some(({ groups }) => Number(groups?.first ?? groups?.second) > of)
}
