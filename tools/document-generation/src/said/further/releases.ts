import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Edit } from '../edits.ts'
import { type Reader, stopped, valueAt } from './telling.ts'

/** No name goes on behind the stop of a sentence: 'Blue Mesa LLC. Defendant pays'. */
export const goesOn = String.raw`(?<!(?:\b(?:LLC|LLP|PLLC|LP)|(?<!\b(?:Corp|Bros|Assoc|Assn|Dept))\p{Ll}{3})\.)`
/** A name of a person or a body, with its legal ending. */
export const partyName = String.raw`(?:(?:Dr|Mr|Ms|Mrs)\. )?\p{Lu}[\p{L}.&’'-]*(?:${goesOn} (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co|Ltd|P\.?C|P\.?A)\b\.?)?`

const each = '(?:(?:both|each|all|the) (?:sides?|part(?:y|ies)|of (?:them|us))|(?:we|they)(?: both| each| all)?|both)'
export const mutual = new RegExp(
  `^(?:release(?: is|:)? ?)?(?:(?:full |general |complete )*mutual(?: general| full)?(?: releases?)?|${each} (?:(?:will|shall|fully|generally|agree to) )*releases? (?:each other|one another|the others?))(?<of> (?:from|of|for|on|as to|about|regarding) [^;\\n]{4,240}?)?[.]?$`,
  'iu',
)
const oneWay = new RegExp(
  `^(?:release(?: is|:)? ?)?(?:(?:(?<=[Rr]elease(?: is|:)? ?)|(?:full |general |complete )*releases? )(?:by|from) (?:the )?(?<by>plaintiff|claimant|employee|${partyName})(?: only)?(?<but>,? (?:but |and )?(?:not|except|excluding|other than) [^;\\n]{3,160}?)?|(?:the )?(?<who>plaintiff|claimant|[Ss]he|[Hh]e|${partyName}) (?:(?:will|shall|fully|generally) )*releases? (?:the )?(?<whom>defendants?|payor|employer|them|him|her|${partyName})(?<of> (?:from|of|for) [^;\\n]{4,200}?)?(?<more>; [^;\\n]{3,80} (?:does not|doesn['’]t) [^;\\n]{2,60}?)?)[.]?$`,
  'u',
)

export const released: Reader = ({ text }, { found, told }) => {
  const both = mutual.exec(text)
  if (both) {
    const of = both.groups?.of?.trim()
    const limits = of && !/^from (?:any and )?all (?:claims|liability)$/i.test(of)
    const from = of?.replace(/^(?:for|on|as to|about|regarding) /i, 'from claims for ').replace(/^of /i, 'from ')
    const terms = limits ? told(`Each party releases the other ${from}.`) : ''
    if (terms.startsWith('[')) return { values: { release: 'mutual' }, isWhole: false }
    return {
      values: { release: 'mutual', ...(terms && { releaseTerms: terms }) },
      isWhole: true,
    }
  }
  const one = (oneWay.exec(text) ?? oneWay.exec(text.charAt(0).toLowerCase() + text.slice(1)))?.groups
  const who = one?.by ?? one?.who
  if (!who) return null
  const claimant = valueAt(found, 'secondParty')
  const payor = valueAt(found, 'firstParty')
  const isClaimant =
    (/^(?:s?he)$/i.test(who) && one?.whom !== undefined && payor.includes(one.whom)) ||
    /^(?:plaintiff|claimant|employee)$/i.test(who) ||
    claimant.includes(who) ||
    who.includes(claimant.split(' ').at(-1) ?? '\n')
  if (!isClaimant) return null
  const of = one?.of?.trim().replace(/^for /i, 'from claims for ')
  const but = one?.but?.replace(/^,? (?:but |and )?(?:not|except|excluding|other than) /i, '')
  return {
    values: {
      release: 'by-the-party-that-is-paid',
      ...(of && { releaseTerms: told(`The Claimant releases the Payor ${of}.`) }),
      ...(but && {
        releaseTerms: `The Claimant releases the Payor from every claim that arises out of the Dispute, but not from ${but}.`,
      }),
    },
    isWhole: true,
  }
}

export const noAdmission =
  /^(?:(?:it|this|the settlement) is )?(?:no|not an?|without|nothing (?:here |in (?:it|this) )?is an?) admission(?: of (?:liability|fault|wrongdoing|guilt))?(?: by (?:anyone|either side|anybody|the \p{L}+))?[.]?$/iu
const secret =
  /^(?:(?:(?:both|all) (?:sides|parties)|(?:the )?parties|they)? ?(?:agree to |will |must |shall )?keep (?:it|this|the (?:terms|settlement|amount|deal))(?: all)? |(?:the )?(?:terms|settlement|amount|deal|everything|it)(?: (?:is|are|stays?|to be|remains?|kept|be|will|shall|must|all))* )?(?:strictly )?(?:confidential|private)(?:ity)?(?: is|:)? ?(?<what>yes|none|no|required|not required|amount only|terms only)?(?:,? (?:except|other than|but)(?: that)?(?<who> [^;\n]{3,200}?))?[.]?$/iu
const mayTell =
  /^ (?:(?:he|she|they|it|each (?:side|party)|either (?:side|party)|both(?: sides)?|we|the \p{L}+|\p{Lu}\p{L}+) (?:can|may|is allowed to|are allowed to) (?:tell|share (?:it|them) with|disclose (?:it|them|the \p{L}+) to|talk to) )?(?:(?:to|for|with) )?(?<who>.+)$/isu
const ofLaw =
  /,? ?(?:and |or )?(?:as|where|when|if|to the extent) (?:is |are )?(?:otherwise )?required(?: by (?:the )?law)?|,? ?(?:and |or )?(?:as|where) the law requires/giu
/** 'Confidential except to his insurer and as required by law': to whom the terms may be told besides those of the clause. */
export const confidence: Reader = ({ text }) => {
  const groups = secret.exec(text)?.groups
  if (!groups) return null
  const to = mayTell.exec(groups.who?.replace(ofLaw, '') ?? '')?.groups?.who?.trim()
  // What is more than a list of people is a term in its own words.
  if (to && /\b(?:that|if|when|unless|until|after|before|will|shall|must|not)\b/iu.test(to))
    return { values: { confidential: 'yes' }, isWhole: false }
  if (/^amount only$/i.test(groups.what ?? ''))
    return {
      values: {
        confidential: 'no',
        additionalTerms: 'The parties shall keep the amount of the settlement confidential.',
      },
      isWhole: true,
    }
  const disclosure = to?.replace(/\b(?:his|her|their|its|our|my)\b/giu, 'a party’s')
  return {
    values: {
      confidential: /^(?:none|no|not required)$/i.test(groups.what ?? '') ? 'no' : 'yes',
      ...(disclosure && { recipientTerms: `The terms may also be disclosed to ${disclosure}.` }),
    },
    isWhole: true,
  }
}
const dismissed = new RegExp(
  `^(?:(?:the )?(?<who>plaintiff|claimant|${partyName}) (?:(?:will|shall|agrees to) )?|the (?:case|suit|lawsuit) (?:is|will be|to be) )dismiss(?:es|ed)?(?: (?:the )?(?:case|suit|lawsuit|action|it))?(?<how> with(?:out)? prejudice)?(?<when>,? within [^;\\n]{4,50}? (?:payment|receipt|signing|execution)\\b[^;\\n]{0,20}?)?[.]?$`,
  'u',
)
/** 'Dismissal with prejudice within 7 days after the last payment clears'. */
const label =
  /^dismiss(?:al|ed)(?: is|:)? ?(?<how>with(?:out)? prejudice)?(?<when>,? (?:within|on|upon|after|when|once) [^;\n]{4,140}?)?[.]?$/iu
export const dismissal: Reader = ({ text }) => {
  const short = label.exec(text)?.groups
  if (short?.how || short?.when) {
    const when = (short.when ?? '')
      .replace(/^,? /, '')
      .replace(/\b(after|of|when|once) (?=(?:last|final|first) payment)/i, '$1 the ')
    return {
      values: {
        dismissal: `${when ? `${capital(when)}, the` : 'The'} Claimant shall dismiss the case${short.how ? ` ${short.how}` : ''}.`,
      },
      isWhole: true,
    }
  }
  const groups = dismissed.exec(text)?.groups
  if (!groups?.how && !groups?.when) return null
  const when =
    groups.when
      ?.replace(/^,? /, '')
      .replace(/ (?:of|after) (?:the )?(?:receipt|payment)$/i, ' after the payment has been received') ?? ''
  const how = groups.how ?? ''
  return {
    values: {
      dismissal: groups.who
        ? `${when ? `${capital(when)}, the` : 'The'} Claimant shall dismiss the case${how}.`
        : stopped(text),
    },
    isWhole: true,
  }
}

const apart =
  /,? and (?=(?:(?:we|they|both|each)(?: both| each| all| sides?| part(?:y|ies))?|she|he|\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20})?) (?:will |shall )?(?:also )?releases?\b)/gu
/** A release that is told in one sentence with the payment stands in a sentence of its own. */
export const releasesApartIn = ({ id }: Template, text: string): Edit[] =>
  id === 'settlement-agreement'
    ? [...text.matchAll(apart)].map(({ index, 0: words }) => ({
        start: index,
        end: index + words.length + 1,
        as: `. ${text.charAt(index + words.length).toUpperCase()}`,
        why: 'filler',
      }))
    : []
