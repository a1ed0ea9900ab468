import { isCalled } from './paying-parties.ts'
import { partyName } from './releases.ts'
import { type Reader, stopped, valueAt } from './telling.ts'

const releasing =
  /^(?:the )?(?:(?<role>plaintiffs?|claimants?|defendants?|payors?),? ?)?(?<who>[^;,.]{0,60}?),? ?(?:(?:will|shall|agrees? to|to|fully|generally|hereby) )*(?<verb>releases?|waives?|drops?|gives? up) (?<what>(?:any and all|all|any|every|his|her|its|their)\b(?: \p{L}+){0,4}? claims?\b[^;]{0,240}?)[.]?$/iu
const isPaid = /^(?:plaintiff|claimant)/i
/** 'Plaintiff Luis Ortega releases all claims from the accident on I-40': who is paid releases, though nobody says whom. */
export const releasesAll: Reader = ({ text }, { found, told }) => {
  const { role = '', who = '', verb = '', what = '' } = releasing.exec(text)?.groups ?? {}
  if (!what || /^(?:both|each|all|neither|the parties|mutual)/i.test(who.trim())) return null
  const claimant = valueAt(found, 'secondParty')
  const isClaimant =
    isPaid.test(role) ||
    /^(?:the )?claimant$/i.test(who.trim()) ||
    (who.trim() !== '' && isCalled(who, claimant) && !isCalled(who, valueAt(found, 'firstParty')))
  if (!isClaimant) return null
  const claims = what.replace(/^(?:his|her|its|their) /i, 'all its ').replace(/^all its all /i, 'all its ')
  const terms = told(
    stopped(
      /^(?:release|waive)/i.test(verb) && !/\bagainst\b/i.test(claims)
        ? `The Claimant releases the Payor from ${claims.replace(/^all its /, 'all of the Claimant’s ')}`
        : `The Claimant releases ${claims.replace(/^all its /, 'all of the Claimant’s ')}`,
    ),
  )
  return terms.startsWith('[')
    ? null
    : { values: { release: 'by-the-party-that-is-paid', releaseTerms: terms }, isWhole: true }
}

const ofWhat =
  /\bclaims? (?:(?:that )?(?:arises?|arising) (?:from|out of)|from|about|over|relat(?:ed|ing) to|in connection with|concerning|for) (?<what>(?:the|a|an|his|her|their|any) [^;\n]{4,160}?)(?:, (?:known|whether|including|but|except)\b[^;\n]{0,160})?[.]?(?:\n|$)/iu
/** The dispute, where only the release says what it is about. */
export const disputeOf = (release: string): string => {
  const what = ofWhat.exec(release)?.groups?.what ?? ''
  return what && !/\b(?:Dispute|Agreement|Claimant|Payor)\b/.test(what) ? `The dispute concerns ${what}.` : ''
}

const captioned = new RegExp(
  `^(?<name>${partyName} v\\. ${partyName})(?<more> \\([^()]{2,80}\\)|, [^;$]{2,100}?)?[.:]?$`,
  'u',
)
/** A sentence that is the caption of a case, with what stands beside it: that case is the dispute. */
export const caseAlone: Reader = ({ text }, { found }) => {
  const { name = '', more = '' } = captioned.exec(text)?.groups ?? {}
  if (!name || valueAt(found, 'dispute') !== '' || /\bpays?\b/i.test(text)) return null
  const caseNumber = /(?<![\w-])(?<number>\d{1,4}-[A-Z\d]{1,4}-\d{2,8}(?:-\d{1,2})?)(?![\w-])/.exec(more)?.groups
    ?.number
  return {
    values: {
      dispute: `The dispute is the subject of ${name}${more}.`.replace(/\.\.$/, '.'),
      ...(caseNumber && valueAt(found, 'caseNumber') === '' && { caseNumber }),
    },
    isWhole: true,
  }
}

const mayBe =
  /^(?:(?:the )?(?:terms|settlement|deal|agreement) (?:is|are) )?(?:strictly )?confidential(?:ity)?,? (?:except|but|other than)(?: that)? (?:the )?(?<what>amount|terms|fact of settlement|settlement|existence)(?: of (?:the )?settlement)? (?:can|may|could) be (?:disclosed|told|shared|given) (?:to|with) (?<whom>[^;]{3,160}?)[.]?$/iu
/** 'Confidential except amount can be disclosed to tax/insurance.' */
export const mayBeDisclosed: Reader = ({ text }, { told }) => {
  const { what = '', whom = '' } = mayBe.exec(text)?.groups ?? {}
  if (!what) return null
  const terms = told(
    stopped(
      `The ${what.toLowerCase()} may also be disclosed to ${whom.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' and ').replace(/\btax and insurance$/i, 'tax advisers and insurers')}`,
    ),
  )
  return terms.startsWith('[') ? null : { values: { confidential: 'yes', recipientTerms: terms }, isWhole: true }
}

const bearing =
  /^(?:the )?(?<who>plaintiff|defendant|claimant|payor|(?!the\b)\p{Lu}[\p{L}&’'-]+(?: \p{Lu}[\p{L}&’'-]+){0,3})(?: is| are| will be| shall be| to be)? (?:solely )?responsible for (?<what>(?!this\b)[^;]{4,160}?)[.]?$/iu
/** 'Ortega responsible for Medicare and hospital liens.' */
export const responsible: Reader = ({ text }, { found }) => {
  const { who = '', what = '' } = bearing.exec(text)?.groups ?? {}
  if (!what) return null
  const [payor, claimant] = ['first', 'second'].map((side) => isCalled(who, valueAt(found, `${side}Party`)))
  const isClaimant = isPaid.test(who) || (claimant && !payor)
  const isPayor = /^(?:defendant|payor)$/i.test(who) || (payor && !claimant)
  return isClaimant || isPayor
    ? {
        values: {
          indemnityTerms: `The ${isClaimant ? 'Claimant' : 'Payor'} is responsible for ${what.replace(/\bmedicare\b/gi, 'Medicare').replace(/\bmedicaid\b/gi, 'Medicaid')}.`,
        },
        isWhole: true,
      }
    : null
}
