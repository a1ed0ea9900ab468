import type { CheckedDocument, Hit } from '../check.ts'
import { sideNames } from '../reading/acts.ts'
import { once } from '../reading/once.ts'
import { titleOf } from './title.ts'

/** Who gives what to whom at a place, so far as its clause says it. */
interface Gift {
  /** `gives`: now and here; `undone`: it is released, given back or ended; `denied`: it is not given; `else`: only where
   * something else that is owed fails. */
  way: 'gives' | 'undone' | 'denied' | 'else'
  /** The side, or those around a side, to whom it is given; undefined where the clause names nobody. */
  receiver?: string
}

const longest = 6000
const within = ({ text }: CheckedDocument, { start, end }: Hit): string =>
  text.slice(start, Math.min(end, start + longest)).replace(/\s+/g, ' ')

/** 'released from every', 'relieved of each': what was given before ends. */
const freed = /\b(?:releas|discharg|reliev|free|excus)\w{0,4}\b[^.;]{0,60}?\b(?:from|of) (?:[\p{L}’'-]{1,14} ){0,10}$/iu
const keptBound = /\b(?:not|never|nor)\b[^.;]{0,30}\b(?:releas|discharg|reliev|free|excus)\w{0,4}\b[^.;]{0,120}$/i
const takenBack =
  /\b(?:revok|cancel|return|withdraw|lift|delet|satisf|terminat|surrender)(?:s|es|e|ed|ing|y|ies)? (?:(?:to|for) [\p{L} ]{2,24} )?(?:the|any|every|each|all|its|his|her|their|such|that|this) (?:[\p{L}’'-]{1,14} ){0,3}$/iu
const ended =
  /^[^.;,]{0,60}\b(?:is|are|shall be|will be|have been|has been) (?:hereby |then |thereupon )?(?:released|cancell?ed|terminated|revoked|returned|discharged|withdrawn|relieved)\b/i
const denied =
  /\b(?:no|neither|nor|none|nobody)\b[^.;,:]{0,50}$|\b(?:shall|does|do|did|will|may|is|are|need) not\b[^.;,:]{0,40}$/i
/** 'shall obtain its release or, if that is refused, shall indemnify': only where what is owed first fails. */
const inPlaceOf = /\b(?:or|and)\b,? if [^,.;]{3,90}, (?:(?:shall|will|must|it|he|she|then) ){0,3}$/i

const anyone = once((document): RegExp => {
  const names = sideNames(document)
    .slice(0, 120)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(
    `(?<![\\p{L}])(${names.join('|')}|you|us|we|me|it|them|him|her|they|(?:the )?other(?: party| side)?|each other|one another|(?:any |the |an? )?(?:[a-z-]{4,14} )?part(?:y|ies)|indemnit\\w+|[Ii]ndemnified \\w+|affiliates|officers|directors|agents|members|customers?|persons?|(?:the )?\\p{Lu}\\p{L}{2,})(?![\\p{L}])`,
    'u',
  )
})

/** Who gives what to whom at a place: read around the words that name what is given. Null where they are not there. */
const giftAt = (document: CheckedDocument, hit: Hit, what: RegExp): Gift | null => {
  const words = within(document, hit)
  const found = what.exec(words)
  if (!found) return null
  const before = words.slice(Math.max(0, found.index - 240), found.index)
  const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1)
  const after = words.slice(found.index + found[0].length, found.index + found[0].length + 240)
  const receiver = anyone(document).exec(after.split(/[.;]/, 1)[0]?.slice(0, 160) ?? '')?.[1]
  const way =
    ((freed.test(clause) || takenBack.test(clause)) && !keptBound.test(clause)) || ended.test(after)
      ? 'undone'
      : denied.test(clause)
        ? 'denied'
        : inPlaceOf.test(clause)
          ? 'else'
          : 'gives'
  return { way, ...(receiver !== undefined && { receiver }) }
}

/** What a check is about, as the words that name it, and which answers make it none. */
interface Question {
  what: RegExp
  not: readonly Gift['way'][]
  /** Somebody has to be named to whom it is given. */
  toSomebody?: true
}

const undone = ['undone'] as const
const notGiven = ['undone', 'denied'] as const
const guaranty: Question = { what: /\bguarant(?:y|ies|ees?|eed|ied|ying|ors?)\b/i, not: ['undone', 'denied', 'else'] }
const indemnity: Question = {
  what: /\b(?:indemnif(?:y|ies|ied)|hold(?:s)? harmless|save(?:s)? harmless|indemnit(?:y|ies))\b/i,
  not: ['undone', 'denied', 'else'],
}
const restraint: Question = { what: /\b(?:compet\w+|restrict\w+|non-?compet\w*)\b/i, not: undone }
const waiver: Question = { what: /\bwaiv\w+/i, not: notGiven }

const questions: Readonly<Record<string, Question>> = {
  'risk.personal-guaranty': guaranty,
  'risk.guaranty-at-will': { ...guaranty, not: undone },
  'one-sided.indemnity': { ...indemnity, toSomebody: true },
  'risk.unlimited-indemnity': { ...indemnity, not: notGiven },
  'one-sided.answers-for-the-other': { ...indemnity, not: undone },
  'risk.joint-and-several': { what: /\bjoint(?:ly)? and several(?:ly)?\b/i, not: notGiven },
  'risk.jury-waiver': waiver,
  'risk.waiver-of-defenses': waiver,
  'risk.class-waiver': waiver,
  'risk.confession-of-judgment': { what: /\bconfess\w*\b|\bcognovit\b/i, not: notGiven },
  'risk.power-of-attorney': { what: /\bpowers? of attorney\b|\battorneys?-in-fact\b/i, not: notGiven },
  'risk.exclusivity': { what: /\bexclusiv\w+/i, not: notGiven },
  'risk.non-compete': restraint,
  'risk.non-compete-scope': restraint,
  'risk.no-dealing': { what: /\b(?:deal\w*|solicit\w*|business with)\b/i, not: undone },
  'risk.acceleration': {
    what: /\baccelerat\w*|\bimmediately due\b|\bdue (?:and payable )?(?:at once|immediately)\b/i,
    not: notGiven,
  },
  'risk.cross-default': { what: /\bdefaults?\b/i, not: undone },
  'risk.prepayment-charge': { what: /\b(?:prepayment|premium|yield maintenance)\b/i, not: undone },
  'risk.perpetual-license': { what: /\b(?:perpetual|irrevocable)\b/i, not: notGiven },
  'risk.broad-ip-assignment': { what: /\bassign\w*/i, not: notGiven },
  'one-sided.rights-for-ever': { what: /\b(?:perpetual|irrevocabl[ey]|in perpetuity|for ?ever)\b/i, not: notGiven },
  'risk.data-use': { what: /\b(?:use|uses|sell|share|disclose)\b/i, not: notGiven },
  'risk.all-assets': { what: /\ball (?:of )?(?:the |its |debtor['’]s )?(?:\w{3,12} )?assets\b/i, not: undone },
  'risk.liquidated-damages': { what: /\bliquidated damages\b/i, not: notGiven },
  'risk.change-of-control': { what: /\bchange (?:of|in) control\b/i, not: undone },
  'risk.arbitration': { what: /\barbitrat\w+/i, not: undone },
}

/** A thing that changes hands only when the paper has run, or that was left: nobody bargained for its condition. */
const atItsEnd =
  /\b(?:purchase option|option to (?:buy|purchase)|bill of sale|left behind|abandon\w*|(?:buy|purchase)\b[^.;]{0,80}\b(?:last day|end|expir\w+) of (?:the|this)|when this \w{4,12} ends|(?:upon|at) (?:the )?(?:expiration|end|termination) of (?:the|this))\b/i
const ofSale = /\b(?:purchase|sale|sell)\b/i
const givenAtItsEnd = (document: CheckedDocument, { start, end }: Hit): boolean => {
  const from = Math.max(document.text.lastIndexOf('\n', start) + 1, start - 700)
  return !ofSale.test(titleOf(document)) && atItsEnd.test(document.text.slice(from, end).replace(/\s+/g, ' '))
}

/**
 * Whether the clause at a place does not give what the finding is about: it releases, ends or denies it, gives it only in
 * place of something else, or to nobody. A release of a guaranty is no guaranty.
 */
export const isNotGiven = (id: string, document: CheckedDocument, hit: Hit): boolean => {
  if (id === 'risk.as-is') return givenAtItsEnd(document, hit)
  const question = questions[id]
  const gift = question ? giftAt(document, hit, question.what) : null
  if (!question || !gift) return false
  return question.not.includes(gift.way) || (question.toSomebody === true && gift.receiver === undefined)
}
