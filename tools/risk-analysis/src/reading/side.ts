import type { Anchor } from '@casewright/core'
import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'

/** Whose chances are meant: who brings the claim, in a criminal case the defense; or the one against it. */
export interface Side {
  /** `true` for the usual one: claimant, petitioner, in a criminal case the defense. */
  isUsual: boolean
  /** 'the claimant', 'the defense'. */
  title: string
  /** The words that told it; without them it is assumed. */
  anchor?: Anchor
}

const represent = '(?:represent(?:s|ing)?|act(?:ing)? for|appear(?:ing)? for|on behalf of|counsel (?:for|to))'
const lead = `(?:${represent} (?:the )?|(?:my|our|the) client,? (?:is |was )?(?:the |an? )?|(?:i am|we are|i['’]m|we['’]re) (?:the |an? )?)`
const told = (roles: string, ...more: string[]) => new RegExp([`\\b${lead}(?:${roles})\\b`, ...more].join('|'), 'i')

const sued =
  '\\b(?:my|our|the) client (?:is|was|has been|is being|was just) (?:being )?(?:sued|served)\\b|\\b(?:i|we) (?:am|are|was|were|have been|has been) (?:being )?(?:sued|served)\\b|\\b(?:sued|suing|claims? against|complaint against) (?:us|me|my client|our client)\\b'
/** Who is nearly always the one sued in cases of a kind. A landlord, a buyer or a contractor sues as well. */
const suedIn: Partial<Record<CaseType, RegExp>> = {
  employment: told('employer|company'),
  'personal-injury': told('insurer|insurance company|hospital|manufacturer|store|doctor|surgeon|physician'),
}
const patterns = {
  claimant: told('plaintiffs?|claimants?|petitioners?|buyer-plaintiff|applicants?'),
  defendant: told('defendants?|respondents?', sued),
  prosecution: told('prosecutors?|prosecution|state|government|people', '\\bwe (?:are )?prosecut(?:e|ing)\\b'),
}

const sides = {
  claimant: { isUsual: true, title: 'the claimant' },
  defendant: { isUsual: false, title: 'the defendant' },
  defense: { isUsual: true, title: 'the defense' },
  prosecution: { isUsual: false, title: 'the prosecution' },
}

/** Whom the writer represents, as the description tells it; else the usual side. */
export function sideOf(text: string, type: CaseType): Side {
  const found = (pattern: RegExp) => {
    const match = pattern.exec(text)
    return match && anchorOf({ text }, { start: match.index, end: match.index + match[0].length })
  }
  if (type === 'criminal') {
    const anchor = found(patterns.prosecution)
    return anchor ? { ...sides.prosecution, anchor } : sides.defense
  }
  const asSued = suedIn[type]
  const for_ = found(patterns.claimant)
  const against = found(patterns.defendant) ?? (asSued && !for_ ? found(asSued) : null)
  // Where both are told, the first one is the writer's own.
  if (against && (!for_ || against.start < for_.start)) return { ...sides.defendant, anchor: against }
  return for_ ? { ...sides.claimant, anchor: for_ } : sides.claimant
}
