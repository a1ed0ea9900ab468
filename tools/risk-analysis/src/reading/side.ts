import type { Anchor } from '@casewright/core'
import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { clientIn } from './client.ts'
import { claimantWords, defendantWords, rolesOf } from './roles.ts'

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
}

const sued =
  /\b(?:my|our|the) client (?:is|was|has been|is being|was just) (?:being )?(?:sued|served)\b|\b(?:i|we) (?:am|are|was|were|have been|has been) (?:being )?(?:sued|served)\b|\b(?:sued|suing|claims? against|complaint against) (?:us|me|my client|our client)\b|\b(?:got|was|were|is|are|been) (?:just |being )?sued\b(?! by (?:our|my|the) client)/i
const prosecutes = /\bwe (?:are )?prosecut(?:e|ing)\b|^(?:ada|da|prosecutor)\b/i
const evicted = /\b(?:evict\w*|foreclos\w*)\b/i
const tenant = /\b(?:tenant|lessee|renter|homeowner|borrower)/i
const claims =
  /\b(?:we|clients?|i) (?:\w+ ){0,3}(?:sued|sues|suing|wants? to sue|filed suit|brought suit)\b|\b(?:fell|was (?:hit|hurt|injured|bitten|fired|burned))\b/i

const titles = {
  claimant: { isUsual: true, title: 'the claimant' },
  defendant: { isUsual: false, title: 'the defendant' },
  defense: { isUsual: true, title: 'the defense' },
  prosecution: { isUsual: false, title: 'the prosecution' },
}

/** Whom the writer represents, as the description says it; else the usual side. */
export function sideOf(text: string, type: CaseType): Side {
  const client = clientIn(text, type)
  const { own, other, brings, isEitherWay } = rolesOf(type, client.words)
  const anchored = client.anchor ? { anchor: client.anchor } : {}
  if (type === 'criminal') return criminal(text, client.words, anchored)
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
  const suit = sued.exec(text)
  if (suit) {
    const anchor = anchorOf({ text }, { start: suit.index, end: suit.index + suit[0].length })
    return { ...defendant, anchor }
  }
  if (client.defends) return { ...defendant, ...anchored }
  if (brings === 'defense') return { ...defendant, ...anchored }
  const sues = (words: readonly string[]) =>
    words.length > 0 &&
    new RegExp(
      `\\b(?:${words.join('|')})(?:['’]s? (?:claim|suit|lawsuit|complaint)|,? (?:\\w+ )?(?:sued|sues|is suing|claims|wants|seeks))\\b`,
      'i',
    ).test(text)
  if (sues(other) && !sues(own)) return { ...defendant, ...anchored }
  const brought = sues(own) || claims.test(text)
  if (tenant.test(client.words.join(' ')) && evicted.test(text)) return { ...defendant, ...anchored }
  const isOpen = (isEitherWay || client.isUnplaced === true) && !brought
  return { ...claimant, ...anchored, isOpen }
}

function criminal(text: string, words: readonly string[], anchored: { anchor?: Anchor }): Side {
  const accused = 'defendants?|accused|suspects?'
  const state =
    'prosecut(?:ion|ors?)|state|government|police|officers?|detectives?|victims?|complainants?|ada|da|agents?'
  const isState = words.some((word) => new RegExp(`^(?:${state}|people)$`, 'i').test(word)) || prosecutes.test(text)
  return isState
    ? { ...titles.prosecution, ...anchored, own: [state], other: [accused], isOpen: false }
    : { ...titles.defense, own: [accused], other: [state], isOpen: false }
}
