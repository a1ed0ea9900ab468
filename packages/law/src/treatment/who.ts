import {
  asks,
  bids,
  compels,
  concludes,
  considers,
  denies,
  hedges,
  inverted,
  isUnshared,
  judges,
  otherBody,
  supposes,
  thisCourt,
} from './cues.ts'

/** Who overrules, and whether it is done, asked, supposed or denied: read from the words before the verb. */
export interface Attitude {
  does: boolean
  certainty: number
  isParty?: boolean
}

export const lastWords = (words: string, count: number): string => words.split(' ').slice(-count).join(' ')
/** Words after the last place where a new clause begins. */
export const clauseOf = (words: string): string => {
  const clause = words.split(/ (?:;|:|but|, and|although|though|while|where|since|because|so) /).at(-1) ?? ''
  const at = Math.max(...[' , we', ' , i', ' , the court', ' and we', ' and i'].map((one) => lastOf(clause, one)))
  // 'If the tax is void, we overrule X' hangs on what stands before.
  return at < 0 || hangs.test(clause.slice(0, at)) ? clause : clause.slice(at + 2)
}

const hangs = /\b(?:if|unless|whether|were|had|until|suppos\w*|assum\w*|provided|should)\b/

/** Where the words stand last as whole words. */
const lastOf = (clause: string, words: string): number => `${clause} `.lastIndexOf(`${words} `)

/**
 * @param before words of the sentence before the verb, in lower case
 * @param form of the verb
 * @param isSeparate whether a judge speaks for themselves
 */
export function attitude(
  before: string,
  form: 'present' | 'past' | 'ing' | 'noun',
  isSeparate: boolean,
  isNow: boolean,
): Attitude | 'another' {
  const clause = clauseOf(` ${before.replace(alsoDo, '')}`)
  const near = lastWords(clause, 9)
  if (!isSeparate && unavoidable.test(before)) return { does: true, certainty: 0.9 }
  if (bids(lastWords(before, 30)) && !/\b(?:we|i) (?:\w+ ){0,2}(?:agree|conclude)\b/.test(before))
    return { does: false, certainty: 0.8, isParty: true }
  if (isUnshared(lastWords(before, 30))) return { does: false, certainty: 0.8 }
  if (inverted.test(before) || /\bnot$/.test(near)) return { does: false, certainty: 0.8 }
  const own = isSeparate ? ownOfCourt(clause, form, isNow) : null
  if (own) return own
  // 'Stare decisis does not preclude us from overruling X.'
  if (/\bnot (?:\w+ )?(?:preclude|prevent|bar|foreclose|deter)\w* (?:us|this court|the court) from\b/.test(clause))
    return { does: true, certainty: 0.85 }
  if (denies.test(lastWords(clause, 7))) return { does: false, certainty: 0.9 }
  if (/\b(?:to|to \w+ly|to \w+ly and \w+ly)$/.test(near)) return infinitive(clause, isSeparate)
  if (form === 'ing' || form === 'noun') return gerund(clause, before, isSeparate, isNow)
  if (supposes.test(near)) return { does: false, certainty: 0.8 }
  if (otherBody.test(near) && !judges.test(lastWords(near, 4))) return 'another'
  if (form === 'past' && !isNow) return 'another'
  if (/\b(?:should|ought to)\b/.test(near))
    return !isSeparate && concludes.test(clause) && !asks.test(clause)
      ? { does: true, certainty: 0.9 }
      : { does: false, certainty: 0.7, isParty: asks.test(clause) }
  if (isSeparate && hedges.test(clause)) return { does: true, certainty: 0.6 }
  if (judges.test(lastWords(near, 6)))
    return isSeparate && !isNow && !/\bour\b/.test(near) ? { does: true, certainty: 0.7 } : { does: true, certainty: 1 }
  // 'We hold that X was wrongly decided and overrule it': a verb in the plural, so 'we' does it.
  if (form === 'present' && andWe.test(lastWords(before, 40)) && !asks.test(lastWords(before, 40)))
    return { does: true, certainty: isSeparate && !isNow ? 0.7 : 0.92 }
  if (asks.test(near)) return { does: false, certainty: 0.8, isParty: true }
  if (thisCourt.test(near)) return { does: true, certainty: isSeparate || isNow ? 0.95 : 0.8 }
  return { does: true, certainty: 0.5 }
}

/** 'We must, and do, overrule X.' */
const alsoDo = /\b(?:must|should|shall|can|will|may) , and (?:now |hereby |today )?(?:do|does|hereby do) ,$/
/** 'We have no choice but to overrule X', 'we cannot avoid overruling X', 'we do not hesitate to overrule it'. */
const unavoidable =
  /\b(?:(?:no|little) (?:other )?(?:choice|alternative|option|recourse|course) (?:remains )?but to|cannot (?:avoid|escape|but|help but)|(?:do|shall|will|should) not (?:hesitate|shrink from|shirk from)(?: to)?)(?: \w+ly)?$/
const and = /\band(?: (?:now|hereby|therefore|accordingly|thus|expressly|explicitly|today|so|also)){0,4}$/
const andWe = { test: (words: string) => /\bwe\b/.test(words) && and.test(words) }

/** What a judge says that the Court does, whatever they think of it: 'I cannot join its decision to overrule X'. */
function ownOfCourt(clause: string, form: string, isNow: boolean): Attitude | null {
  if (/\b(?:would|could|might|if|whether|not \w+ (?:its|the court's))\b/.test(clause)) return null
  const isOwn =
    form === 'ing' || form === 'noun'
      ? /\b(?:its|majority's|court's|today's|plurality's)(?: \w+ly)?$/.test(clause) ||
        /\bcannot (?:agree|join|consent|subscribe|accede|assent)(?: (?:to|in|with))?(?: the)?$/.test(clause) ||
        (isNow && /\b(?:court|majority)\b(?: \w+){1,6} (?:ground|reason|basis|bases)s? for$/.test(clause))
      : /\b(?:its|majority's|court's|plurality's) (?:decision|choice|determination|resolve)(?: \w+)? to(?: \w+ly)?$/.test(
          clause,
        )
  return isOwn ? { does: true, certainty: 0.92 } : null
}

function infinitive(clause: string, isSeparate: boolean): Attitude {
  const governor = lastWords(clause, 10)
  if (asks.test(governor) && !/\b(?:we|i|court) (?:now )?(?:agree|conclude|are)\b/.test(governor))
    return { does: false, certainty: 0.8, isParty: true }
  if (!isSeparate && /\bwe (?:\w+ )?(?:take|seize|use) (?:this|the) (?:opportunity|occasion)\b/.test(governor))
    return { does: true, certainty: 0.9 }
  if (supposes.test(governor) || considers.test(governor)) return { does: false, certainty: 0.7 }
  if (hedges.test(governor)) return { does: true, certainty: 0.5 }
  if (compels.test(governor))
    return isSeparate &&
      !thisCourt.test(clause.replace(/\bit (?:is|was|would be)\b/g, '')) &&
      !/\bjoin|agree|persuade/.test(clause)
      ? { does: true, certainty: 0.6 }
      : { does: true, certainty: isSeparate ? 0.9 : 0.93 }
  return { does: true, certainty: 0.5 }
}

function gerund(clause: string, before: string, isSeparate: boolean, isNow: boolean): Attitude | 'another' {
  const near = lastWords(clause, 6)
  const governor = lastWords(clause, 12)
  if (/\bsupreme court\b/.test(near)) return 'another'
  if (/\b(?:its|majority(?:'s)?|court's|today's|plurality's)(?: \w+){0,2}$/.test(near))
    return { does: true, certainty: supposes.test(governor) || hedges.test(governor) ? 0.5 : 0.92 }
  if (/\bour(?: \w+){0,2}$/.test(near)) return { does: true, certainty: isNow ? 0.9 : 0.7 }
  if (/\bdissent\w* from(?: \w+){0,2}$/.test(near)) return { does: true, certainty: 0.95 }
  // 'If the rule did that, I would readily join in overruling it.'
  if (isSeparate && /\bi would (?:\w+ )?(?:join|agree|concur) in(?: \w+)?$/.test(governor) && hangs.test(before))
    return { does: false, certainty: 0.7 }
  if (/\b(?:join\w*|agree\w*|concur\w*)\b(?: [\w',]+){0,10}$/.test(governor)) return { does: true, certainty: 0.85 }
  if (
    supposes.test(governor) ||
    asks.test(near) ||
    considers.test(governor) ||
    /\b(?:before|against|for|of)(?: the| our)?$/.test(near)
  )
    return { does: false, certainty: 0.5 }
  if (
    /\b(?:in|by|thus|thereby|and|today|now)(?: \w+ly| now| thus)?$/.test(near) ||
    near.trim() === '' ||
    /,$/.test(near)
  )
    return {
      does: true,
      certainty: hedges.test(governor)
        ? 0.6
        : isSeparate
          ? thisCourt.test(governor) || isNow
            ? 0.88
            : 0.7
          : isNow || judges.test(governor)
            ? 0.9
            : 0.7,
    }
  if (isSeparate && thisCourt.test(governor)) return { does: true, certainty: 0.82 }
  return { does: true, certainty: 0.5 }
}
