import type { Anchor } from '@casewright/core'
import { anchorOf, type Span } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { clientIn } from './client.ts'
import { adversariesIn, suitorsIn } from './named.ts'
import { claimantWords, defendantWords, fits, rolesBySide, rolesOf } from './roles.ts'

/** Whose chances are meant: who brings the claim, in a criminal case the defense; or the one against it. */
export interface Side {
  /** `true` for the usual one: claimant, petitioner, in a criminal case the defense. */
  isUsual: boolean
  /** 'the claimant', 'the defense'. */
  title: string
  /** The words that say so; without them it is assumed. */
  anchor?: Anchor
  /** Patterns of the words for the client, and for those against them. */
  own: string[]
  other: string[]
  /** The client is known and nobody can say from the words who brings the claim. */
  isOpen: boolean
  /** A client and a plaintiff are named, and nobody says whether they are one: nothing can be signed. */
  isUnclear?: boolean
}

const sued =
  /\b(?:my|our|the) client (?:is|was|has been|is being|was just) (?:being )?(?:sued|served)\b|\b(?:i|we) (?:am|are|was|were|have been|has been) (?:being )?(?:sued|served)\b|\b(?:sued|suing|claims? against|complaint against) (?:us|me|my client|our client)\b|\brepresent[^.;]{0,40} (?:they|he|she|it|plaintiffs?) (?:is|are|was|were|has|have) (?:now )?(?:suing|sued)\b|\b(?:got|was|were|is|are|been) (?:just |being )?sued\b(?! by (?:our|my|the) client)|\b(?:evict(?:s|ed|ing)?|foreclos\w+ on) (?:us|me|(?:my|our|the) client)\b|\b(?:wants?|throw\w*|kick\w*|put|lock\w*|get|getting) (?:us|me|(?:my|our|the) client) out\b/i
/** 'Pruitt sues our client', 'an association v. our client', 'our client is an agency sued under the act'. */
const suedClient =
  /\b(?:sues|(?:is|are) suing|v\.?|vs\.?|versus) (?:only )?(?:our|my) (?:clients?|insureds?)\b|\b(?<!counter)(?:suit|lawsuit|action|complaint|petition|case) (?:[\w’'-]+ ){0,3}?against (?:our|my|the) (?:clients?|insureds?)\b|\b(?:our|my|the) clients? (?:is|are|was|were) (?:an? |the |one of )?(?:[\w’'-]+ ){1,6}?(?:being )?sued (?:in|by|under|over|for|with|on)\b|\b(?:appeal|motion|answer|brief) for the defendants?\b/i
/** Whoever has a complaint sues: 'the insured’s complaint', 'plaintiff says'. */
const theirSuit = /(?<![\w-])(?:the |an? )?([\w-]{1,40})(?:['’]s|s['’]) (?:own )?(?:complaint|lawsuit|petition)\b/gi
const plaintiffDoes =
  /(?<!\b(?:our|my|for|as|represent|client,|the client is) (?:the )?)\b(?:the )?(?:plaintiffs?|claimants?)(?:['’]s|s['’])?,? (?!is (?:ours|our client|mine))(?:(?:an?|the) [\w’' -]{1,40}, )?[\w’'-]+/i
const prosecutes = /\bwe (?:are )?prosecut(?:e|ing)\b|^(?:ada|da|prosecutor)\b/i
const evicted = /\b(?:evict\w*|foreclos\w*)\b/i
const tenant = /\b(?:tenant|lessee|renter|homeowner|borrower)/i
const suing = /\b(?:we|clients?|i) (?:\w+ ){0,3}(?:sued|sues|suing|wants? to sue|filed suit|brought suit)\b/i
/** Somebody is hurt or let go: the client, as long as no name says who that is. */
const hurt = /\b(?:fell|was (?:hit|hurt|injured|bitten|burned|fired))\b/i
/** A person whom nobody introduced, and who got hurt: 'a guy tripped over our hose'. */
const strangerHurt =
  /(?:^|[.;:!?,] |\b(?:a|an|the|some|this|that|when) )(?:\w+ )?(?<who>guy|man|woman|lady|customers?|shopper|visitor|kid|boy|girl|patron|guest|pedestrian|cyclist|child|bystander)\b,?(?: [\w’'-]+){0,4} (?:tripped|slipped|fell|falls?|(?:was|were|got) (?:hit|hurt|injured|bitten|burned))\b/i

const titles = {
  claimant: { isUsual: true, title: 'the claimant' },
  defendant: { isUsual: false, title: 'the defendant' },
  defense: { isUsual: true, title: 'the defense' },
  prosecution: { isUsual: false, title: 'the prosecution' },
}

/** Whom the writer represents, as the description says it; else the usual side. */
export function sideOf(text: string, type: CaseType): Side {
  const side = sideAsTold(text, type)
  if (!side.anchor || side.isOpen) return side
  const { own, other } = rolesBySide(type, side.isUsual)
  const isKnown = (words: string) => [...side.own, ...side.other].includes(words)
  return {
    ...side,
    own: [...side.own, ...own.filter((words) => !isKnown(words))],
    other: [...side.other, ...other.filter((words) => !isKnown(words))],
  }
}

function sideAsTold(text: string, type: CaseType): Side {
  const client = clientIn(text, type)
  const roles = rolesOf(type, client.words)
  const { brings, isEitherWay } = roles
  const plain = (word: string) => word.toLowerCase().replace(/s?\??$/, '')
  const isClients = (head: string) => [...client.names, ...client.words].some((word) => plain(word) === plain(head))
  const adversaries = adversariesIn(text).filter(({ head }) => !isClients(head))
  const own = [...roles.own, ...client.names]
  const heads = adversaries
    .map(({ head }) => head)
    .filter((head) => !roles.own.some((one) => fits(one, head.replace(/s?\?$/, ''))))
  const other = [...roles.other, ...heads]
  const anchored = client.anchor ? { anchor: client.anchor } : {}
  const isOwn = (head: string) =>
    isClients(head) || roles.own.some((one) => fits(one, head.replace(/s?\?$/, ''))) || /^clients?\??$/i.test(head)
  if (type === 'criminal') return criminal(text, [...client.words, ...client.names], anchored)
  const has = (pattern: string) => client.words.some((word) => new RegExp(`^(?:${pattern})$`, 'i').test(word))
  const claimant = {
    ...titles.claimant,
    own: [...own, claimantWords],
    other: [...other, defendantWords],
    isOpen: false,
  }
  const defendant = {
    ...titles.defendant,
    own: [...own, defendantWords],
    other: [...other, claimantWords],
    isOpen: false,
  }
  if (has(claimantWords)) return { ...claimant, ...anchored }
  if (has(defendantWords)) return { ...defendant, ...anchored }
  const suit = sued.exec(text) ?? suedClient.exec(text) ?? suedBy(client.anchor, adversaries)
  if (suit) {
    const anchor = anchorOf({ text }, { start: suit.index, end: suit.index + suit[0].length })
    return { ...defendant, anchor }
  }
  if (client.defends) return { ...defendant, ...anchored }
  const suitor = client.anchor && suitorsIn(text).find(({ head }) => !isOwn(head))
  if (suitor && !suing.test(text)) return { ...defendant, other: [...defendant.other, suitor.head], ...anchored }
  if (client.anchor && adversaries.some(({ sues, span }) => !sues && follows(text, client.anchor, span)))
    return { ...claimant, ...anchored }
  if (brings === 'defense') return { ...defendant, ...anchored }
  const sues = (words: readonly string[]) =>
    words.length > 0 &&
    new RegExp(
      `\\b(?:${words.join('|')})(?:['’]s? (?:claim|suit|lawsuit|complaint)|,? (?:\\w+ )?(?:sued|sues|is suing|claims|wants|seeks)|[^.;:]{0,90} now (?:sues|is suing|claims|seeks))\\b`,
      'i',
    ).test(text)
  if (sues(other) && !sues(own)) return { ...defendant, ...anchored }
  // Of a firm that somebody fell is said of somebody else.
  const hurtOne = client.isUnplaced && type === 'personal-injury' && strangerHurt.exec(text)?.groups?.who
  if (hurtOne) return { ...defendant, other: [...defendant.other, hurtOne], ...anchored }
  if (client.anchor && !suing.test(text) && !/\b(?:defendants?|respondents?)\b/i.test(text) && plaintiffDoes.test(text))
    return { ...defendant, ...anchored }
  const holder =
    client.anchor &&
    [...text.matchAll(theirSuit)]
      .map(([, head = '']) => head)
      .find((head) => !isOwn(head) && !/^(?:it|that|today|now|own)$/i.test(head))
  if (holder && !suing.test(text)) return { ...defendant, ...anchored }
  const brought = sues(own) || suing.test(text) || (!client.isUnplaced && hurt.test(text))
  if (tenant.test(client.words.join(' ')) && evicted.test(text)) return { ...defendant, ...anchored }
  const isOpen = (isEitherWay || client.isUnplaced === true) && !brought
  const isUnclear =
    !client.anchor &&
    /\b(?:plaintiff|pltf)/i.test(text) &&
    /\b(?:clients?|we|us)\b/i.test(text) &&
    !/\bdefendant/i.test(text)
  return { ...claimant, ...anchored, isOpen: isOpen || isUnclear, isUnclear }
}

/** 'We represent the hotel being sued by a caterer': the client's own words lead to who sues. */
function suedBy(anchor: Anchor | undefined, adversaries: ReturnType<typeof adversariesIn>) {
  const found =
    anchor && adversaries.find(({ sues, span }) => sues && span.start >= anchor.start && span.start - anchor.end < 60)
  return found ? { index: found.span.start, 0: ' '.repeat(found.span.end - found.span.start - 1) } : null
}

const follows = (text: string, anchor: Anchor | undefined, span: Span) =>
  anchor !== undefined && span.start >= anchor.start && !/[.;!?\n]/.test(text.slice(anchor.end, span.start))

function criminal(text: string, words: readonly string[], anchored: { anchor?: Anchor }): Side {
  const accused = 'defendants?|accused|suspects?'
  const state =
    'prosecut(?:ion|ors?)|state|government|police|officers?|detectives?|victims?|complainants?|ada|da|agents?'
  const isState = words.some((word) => new RegExp(`^(?:${state}|people)$`, 'i').test(word)) || prosecutes.test(text)
  return isState
    ? { ...titles.prosecution, ...anchored, own: [state], other: [accused], isOpen: false }
    : { ...titles.defense, own: [accused], other: [state], isOpen: false }
}
