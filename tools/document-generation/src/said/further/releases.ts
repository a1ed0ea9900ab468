import { capital, type Reader, stopped, valueAt } from './telling.ts'

/** A name of a person or a body, with its legal ending. */
export const partyName = String.raw`(?:(?:Dr|Mr|Ms|Mrs)\. )?\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co|Ltd|P\.?C|P\.?A)\b\.?)?`

const each = '(?:both|each|all|the) (?:sides?|part(?:y|ies)|of them)'
export const mutual = new RegExp(
  `^(?:release(?: is|:)? ?)?(?:(?:full |general |complete )*mutual(?: general| full)?(?: releases?)?|${each} (?:(?:will|shall|fully|generally|agree to) )*releases? (?:each other|one another|the others?))(?<of> (?:from|of) [^;\\n]{4,200}?)?[.]?$`,
  'iu',
)
const oneWay = new RegExp(
  `^(?:release(?: is|:)? ?)?(?:(?:full |general |complete )*releases? (?:by|from) (?:the )?(?<by>plaintiff|claimant|${partyName})(?: only)?|(?:the )?(?<who>plaintiff|claimant|[Ss]he|[Hh]e|${partyName}) (?:(?:will|shall|fully|generally) )*releases? (?:the )?(?<whom>defendants?|payor|${partyName})(?<of> (?:from|of) [^;\\n]{4,200}?)?)[.]?$`,
  'u',
)

export const released: Reader = ({ text }, { found }) => {
  const both = mutual.exec(text)
  if (both) {
    const of = both.groups?.of?.trim()
    const limits = of && !/^from (?:any and )?all (?:claims|liability)$/i.test(of)
    return {
      values: { release: 'mutual', ...(limits && { releaseTerms: `Each party releases the other ${of}.` }) },
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
    /^(?:plaintiff|claimant)$/i.test(who) ||
    claimant.includes(who) ||
    who.includes(claimant.split(' ').at(-1) ?? '\n')
  if (!isClaimant) return null
  const of = one?.of?.trim()
  return {
    values: {
      release: 'by-the-party-that-is-paid',
      ...(of && { releaseTerms: `The Claimant releases the Payor ${of}.` }),
    },
    isWhole: true,
  }
}

export const noAdmission =
  /^(?:(?:it|this|the settlement) is )?(?:no|not an?|without|nothing (?:here |in (?:it|this) )?is an?) admission(?: of (?:liability|fault|wrongdoing|guilt))?(?: by (?:anyone|either side|anybody|the \p{L}+))?[.]?$/iu
export const secret =
  /^(?:(?:the )?(?:terms|settlement|amount)(?: (?:is|are|stays?|to be|remains?|kept))* )?confidential(?:ity)?(?: is|:)? ?(?<what>yes|none|no|required|not required)?(?: (?:except|other than)(?: to| for)? (?<who>[^;\n]{3,60}?))?[.]?$/iu
const dismissed = new RegExp(
  `^(?:(?:the )?(?<who>plaintiff|claimant|${partyName}) (?:(?:will|shall|agrees to) )?|the (?:case|suit|lawsuit) (?:is|will be|to be) )dismiss(?:es|ed)?(?: (?:the )?(?:case|suit|lawsuit|action|it))?(?<how> with(?:out)? prejudice)?(?<when>,? within [^;\\n]{4,50}? (?:payment|receipt|signing|execution)\\b[^;\\n]{0,20}?)?[.]?$`,
  'u',
)
export const dismissal: Reader = ({ text }) => {
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
