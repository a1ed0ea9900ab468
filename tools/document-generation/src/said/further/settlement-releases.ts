import { capital } from '../../capital.ts'
import { inSentences, type Reader, sentence, stopped } from './telling.ts'

const sign = '["”\'’]?[.!]?$'
/** 'They do NOT cover the gutter invoice', behind a release: what it leaves out. */
const limits = new RegExp(
  `^(?:They|It|(?:The|Those|These|That|This) (?:mutual |general )?releases?|The Payor|The Claimant) (?<not>do not|does not|don['’]t|doesn['’]t) (?<verb>cover|include|extend to|apply to|reach|touch) (?<what>[^;]{4,240}?)${sign}`,
  'iu',
)
export const releaseLimits: Reader = ({ text, start }, { units, told }) => {
  const { verb = '', what = '' } = limits.exec(text)?.groups ?? {}
  const before = units.filter((unit) => unit.end <= start).at(-1)
  if (!what || (/^(?:they|it)\b/i.test(text) && !/\breleas/i.test(before?.text ?? ''))) return null
  const terms = told(`The release does not ${verb.toLowerCase()} ${what}.`)
  return terms.startsWith('[') ? null : { values: { releaseTerms: terms }, isWhole: true }
}

/** 'The Claimant releases the Payor; the Payor also releases the Claimant from the counterclaim, so it’s mutual.' */
export const releaseEach: Reader = ({ text }, { told }) => {
  const said = told(text).replace(/,? (?:so|and) (?:it|that|this)(?:['’]s| is) mutual(?=[.]?$)/iu, '')
  if (
    !/\bthe Claimant (?:also )?releases the Payor\b/iu.test(said) ||
    !/\bthe Payor (?:also )?releases the Claimant\b/iu.test(said)
  )
    return null
  return {
    values: { release: 'mutual', releaseTerms: `${inSentences(stopped(said))} The releases are mutual.` },
    isWhole: true,
  }
}
/** 'The Claimant releases the Payor and the driver for everything about that day, not for the Claimant’s own insurance.' */
export const claimantReleases: Reader = ({ text }, { told }) => {
  const said = told(text)
  return /^The Claimant releases the Payor\b[^;]{8,260}$/u.test(said) && !/\bthe Payor releases\b/iu.test(said)
    ? {
        values: {
          release: 'by-the-party-that-is-paid',
          releaseTerms: stopped(
            said
              .replace(/, (?:but )?not (?=for|from)/u, ', but not ')
              .replace(/(?<=[^,]{4}) for everything\b/u, ' from every claim'),
          ),
        },
        isWhole: true,
      }
    : null
}
/** 'Release covers everything from that day, known and unknown, both directions.' */
export const releaseCovers = sentence(
  /^(?:the )?releases? (?:covers?|is of|is for|is from) (?:everything|all claims|every claim|all)(?: arising)?(?: (?:from|out of|about|over|on)) (?<what>[^;,]{3,120}?)(?:,? (?<known>known (?:and|or) unknown))?,? (?:in )?(?:both (?:directions|ways|sides)|either (?:way|direction)|mutual(?:ly)?|each way)[.]?$/iu,
  ({ what = '', known }, { told }) => ({
    release: 'mutual',
    releaseTerms: told(
      `Each party releases the other from every claim${known ? `, ${known.replace('and', 'or')},` : ''} that arises out of ${what}.`,
    ),
  }),
)
/** 'Mutual releases, but only for the roof job': how far a release goes. */
export const releaseOnly = sentence(
  /^(?:full |general |complete )*mutual (?:general |full )?releases?,? (?:but )?(?:only (?:for|of|as to|on)|limited to|just (?:for|on)) (?<what>[^;]{3,160}?)[.]?$/iu,
  ({ what = '' }, { told }) => ({
    release: 'mutual',
    releaseTerms: told(`Each party releases the other from claims that arise out of ${what}, and from no others.`),
  }),
)
/** 'General release of everything from the accident, but not the Claimant’s claim against X, the Claimant keeps that'. */
export const generalRelease: Reader = ({ text }, { told }) => {
  const {
    what = '',
    but = '',
    who = '',
  } = /^(?:(?:full|complete|general) )+release (?:of|from|for) (?<what>(?!mutual)[^;,]{4,120}?),? (?:but not|except(?: for)?|excluding|other than) (?<but>(?:the (?<who>Claimant|Payor)[’']s )?[^;]{4,140}?)(?:,? (?:the (?:Claimant|Payor)) (?:keeps?|gets to keep) (?:that|it|those|them))?[.]?$/iu.exec(
    text,
  )?.groups ?? {}
  if (!what || who.toLowerCase() !== 'claimant') return null
  const claims = what.replace(
    /^(?:everything|all(?: claims)?|any(?: and all)? claims|every claim) (?:from|arising (?:from|out of)|out of|about|over) /i,
    '',
  )
  return {
    values: {
      release: 'by-the-party-that-is-paid',
      releaseTerms: told(
        `The Claimant releases the Payor from every claim that arises out of ${claims}, but not from ${but}, which the Claimant keeps.`,
      ),
    },
    isWhole: true,
  }
}

const when = `(?:within|no later than|by|upon|once|on|after) [^;]{4,120}?`
/** 'The Claimant files the dismissal with prejudice within 5 business days after the last payment clears.' */
export const dismissedBy = sentence(
  new RegExp(
    `^(?<who>(?:the )?(?:Claimant|Payor|parties|plaintiff|both sides)|we|both) (?:(?:will|shall|must|to) )?(?:files? (?:the|an?) (?:stipulat\\p{L}+ (?:of|for) )?dismissal|dismiss(?:es)?(?: (?:the )?(?:case|suit|lawsuit|action|it))?|(?:stipulate|agree) to dismiss(?:al)?)(?<how> with(?:out)? prejudice)?(?<when>,? ${when})?[.]?$`,
    'iu',
  ),
  ({ who = '', how = '', when: at = '' }) => {
    const own = /claimant|plaintiff/i.test(who) ? 'the Claimant' : /payor/i.test(who) ? 'the Payor' : 'the parties'
    const day = at
      .replace(/^,? /, '')
      .replace(
        /\bdays of (?:the |getting the |receiving the )?(?:money|payment|check|funds)$/i,
        'days after the payment has been received',
      )
    return how || day
      ? { dismissal: `${day ? `${capital(day)}, ${own}` : capital(own)} shall dismiss the case${how}.` }
      : null
  },
)

/** 'Docket FBT-25 is withdrawn with prejudice within ten days of the money clearing.' */
export const withdrawn = sentence(
  new RegExp(
    `^(?:(?:docket|case|the (?:case|suit|lawsuit|action))(?: (?:no\\.? ?|number )?(?<number>(?=[\\w-]{0,24}\\d)[\\w-]{4,30}))?|it) (?:is|will be|gets|shall be|is to be|to be) (?<what>withdrawn|dismissed)(?<how> with(?:out)? prejudice)?(?<when>,? ${when})?[.]?$`,
    'iu',
  ),
  ({ number, what = '', how = '', when: at = '' }) => {
    const day = at.replace(/^,? /, '')
    return how || day
      ? {
          ...(number && { caseNumber: number }),
          dismissal: `${day ? `${capital(day)}, the` : 'The'} case shall be ${what}${how}.`,
        }
      : null
  },
)

export const noFees = sentence(
  /^no (?:attorney['’]?s['’]? |legal )?fees(?: (?:or|and) costs)?(?: (?:either way|to either side|for either side|on either side))[.]?$/iu,
  () => ({
    legalFeeTerms: 'Each party bears its own fees and costs.',
  }),
)
export const eachOwn = sentence(
  /^(?:each|both|every)(?: sides?| part(?:y|ies)| of them)?(?:['’]s)?(?: (?:pays?|bears?|carries|eats?|covers?|keeps?|is responsible for))?(?: for)? (?:its |their |his |her |his or her )?own (?<what>(?:attorneys?['’]?s?['’]? |legal |lawyers?['’]? )?fees(?: and (?:court )?costs)?|(?:court )?costs(?: and (?:attorneys?['’]?s?['’]? )?fees)?|lawyers?|attorneys?)(?:,? (?:otherwise|besides|beyond that))?(?:,? and (?<more>the [^;]{4,80}))?[.]?$/iu,
  ({ what = '', more }) => ({
    legalFeeTerms: `Each party bears its own ${/^(?:lawyer|attorney)s?$/i.test(what) ? 'attorney’s fees' : what}.${more ? ` ${stopped(capital(more))}` : ''}`,
  }),
)
