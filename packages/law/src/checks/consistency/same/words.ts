/** Words that say nothing alone. */
const functional = new Set(
  (
    'a an the this that these those such said its their his her our your my any all each every no some another other ' +
    'of to for in on at by with from into under upon as and or but nor if when where which who whose than then per within ' +
    'after before until during through over between against without about ' +
    'shall will must may can could would should is are be was were been being has have had do does not only also both either neither ' +
    'including includes include plus less least most not more up exactly approximately about roughly so long it he she they we you ' +
    'prior preceding immediately maximum minimum following hereby herein hereunder thereof hereof there here because subject pursuant'
  ).split(' '),
)
/** Verbs of every contract, at which a noun phrase ends. */
const verbs = new Set(
  (
    'pay pays paid payable paying owe owes owed charged receive receives give gives given hold holds held ' +
    'withhold withholds retain retains deduct deducts deposited carry carries maintain maintains provide provides ' +
    'make makes made earn earns bear bears keep keeps exceed exceeds equal equals equaling totaling remit remits ' +
    'agree agrees require requires required allow allows get gets take takes stated set sets forth means mean acknowledges described'
  ).split(' '),
)
const isBound = (word: string): boolean => functional.has(word.toLowerCase()) || verbs.has(word.toLowerCase())
/** Whether a word says something of what a clause is about. */
export const isContent = (word: string): boolean => word.length > 2 && !functional.has(word.toLowerCase())

/** Whether all of some words are among others. */
export const areWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((one) => others.includes(one))

/** One word for words that a contract uses alike. */
const alike: readonly (readonly string[])[] = [
  ['terminate', 'termination', 'terminating', 'end', 'ending', 'cancel', 'canceling', 'cancellation', 'cancelling'],
  ['renew', 'renewal', 'renewing', 'nonrenewal', 'non-renewal', 'extend', 'extension', 'extending'],
  ['return', 'refund', 'returning', 'refunding', 'repay'],
  ['request', 'demand'],
  ['receipt', 'receive', 'receiving', 'received'],
  ['start', 'begin', 'commence', 'commencement', 'beginning'],
  ['finish', 'complete', 'completion'],
  ['approve', 'approval', 'accept', 'acceptance', 'accepted', 'approved'],
  ['reject', 'rejection', 'refuse', 'disapprove', 'object', 'objection'],
  ['inspect', 'inspection', 'examine', 'audit', 'review'],
  ['restore', 'replenish', 'restoration'],
  ['cure', 'remedy', 'correct', 'fix'],
  ['retain', 'retainage', 'retained', 'holdback', 'withhold', 'withheld', 'keep', 'maintain', 'preserve'],
  ['deliver', 'delivery', 'delivering'],
  ['notice', 'notify', 'notification', 'warning', 'notices', 'inform', 'tell'],
  ['pay', 'payment', 'paying', 'paid', 'remit', 'payable', 'due'],
  ['assign', 'assignment', 'transfer'],
  ['guaranty', 'guarantee'],
  ['confidential', 'confidentiality', 'confidence', 'secret', 'secrecy'],
  ['respond', 'response', 'answer', 'reply'],
  ['reimburse', 'reimbursement'],
  ['submit', 'submission'],
  ['install', 'installation'],
  ['sell', 'sale'],
  ['vest', 'vesting'],
  ['withdraw', 'withdrawal'],
  ['compete', 'competition', 'competing', 'noncompetition', 'non-competition', 'noncompete'],
  ['solicit', 'solicitation', 'nonsolicitation'],
  ['repair', 'mend', 'repairing'],
  ['ship', 'shipment', 'shipping'],
  ['vacate', 'leave', 'quit'],
  ['pickup', 'collect', 'collection'],
  ['resign', 'resignation'],
]
const classes = new Map(alike.flatMap((row) => row.map((word): [string, string] => [word, row[0] ?? word])))

/** What a word is compared by: 'retainage' and 'retained' are one, and so are 'fees' and 'fee'. */
export const stemOf = (written: string): string => {
  const word = written.toLowerCase().replace(/['’]s?$/, '')
  const known = classes.get(word)
  if (known) return known
  const bare = word
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=[a-z]{2}(?:ss|x|ch|sh))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
  const present = [bare.replace(/d$/, ''), bare.replace(/ed$/, ''), bare.replace(/ing$/, ''), bare.replace(/ing$/, 'e')]
  return (
    [bare, ...present].map((form) => classes.get(form)).find(Boolean) ?? bare.replace(/(?<=[a-z]{3})(?:ed|ing)$/, '')
  )
}

/** What a figure is of: the last word of its name, the words that describe it, and what it is 'of'. */
export interface Phrase {
  head: string
  describes: readonly string[]
  of: string
  /** As written, in small letters. */
  shown: string
}

const word = /[\p{L}][\p{L}’'/-]{0,24}/gu
const most = 4

const wordsIn = (text: string): { word: string; gap: string }[] => {
  let end = 0
  return [...text.matchAll(word)].map((found) => {
    const gap = text.slice(end, found.index)
    end = found.index + found[0].length
    return { word: found[0], gap }
  })
}

const governs = /^(?:to|for|in|on|from|under|by)$/i
/** The words that govern a phrase through a preposition, nearest first: 'contribution' and 'A’s' before 'to the'. */
const governing = (before: readonly string[]): string[] => {
  const rest = [...before]
  while (/^(?:the|a|an|its|this|each|any)$/i.test(rest.at(-1) ?? '')) rest.pop()
  if (!governs.test(rest.at(-1) ?? '')) return []
  const found: string[] = []
  for (const one of rest.slice(0, -1).toReversed().slice(0, 3)) {
    if (isBound(one)) break
    found.push(one)
  }
  return found
}

const made = (words: readonly string[], of: string): Phrase | null => {
  const head = words.at(-1)
  if (!head || head.length < 3) return null
  return {
    head: stemOf(head),
    describes: words.slice(0, -1).map(stemOf),
    of,
    shown: [...words, ...(of ? ['of', of] : [])].join(' ').toLowerCase(),
  }
}

const partOf = /^(?:half|part|portion|remainder|rest|balance|quarter|third|share|excess|lieu|payment|refund|return)$/i
/** The noun phrase that ends with a text: 'an annual license fee' in 'Customer pays an annual license fee'. Of a subject,
 * also what it is a part of: 'contribution' in 'the contribution to the capital'. */
export const phraseBefore = (text: string, isSubject = false): Phrase | null => {
  const all = wordsIn(text.slice(-120))
  const tail = text.slice(-120)
  if (!/[\p{L}’'"”)]\s*$/u.test(tail)) return null
  const taken: string[] = []
  let of = ''
  for (let at = all.length - 1; at >= 0 && taken.length < most; at--) {
    const { word: one = '', gap = '' } = all[at] ?? {}
    if (one.toLowerCase() === 'of' && taken.length > 0 && !of && at > 0 && !isBound(all[at - 1]?.word ?? 'a')) {
      if (partOf.test(all[at - 1]?.word ?? '')) break
      of = taken.toReversed().join(' ').toLowerCase()
      taken.length = 0
      continue
    }
    // 'the rate of the royalty': an article within.
    if (/^(?:the|a|an|its|this)$/i.test(one) && all[at - 1]?.word.toLowerCase() === 'of' && !of && taken.length > 0)
      continue
    if (isBound(one)) {
      if (isSubject && taken.length > 0) taken.push(...governing(all.slice(0, at + 1).map((before) => before.word)))
      break
    }
    taken.push(one)
    if (/[^\s"“”'’]/.test(gap)) break
  }
  return made(taken.toReversed(), of)
}

/** The noun phrase with which a text begins: 'late fee' in 'late fee for each day'. */
export const phraseAfter = (text: string): Phrase | null => {
  const taken: string[] = []
  for (const { word: one, gap } of wordsIn(text.slice(0, 90))) {
    if (taken.length > 0 && /[^e]ed$/.test(one)) break
    if (isBound(one) || taken.length >= most || (taken.length > 0 ? /[^\s]/ : /[^\s-]/).test(gap)) break
    taken.push(one)
  }
  return made(taken, '')
}
