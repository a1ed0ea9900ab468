import { jurisdictions } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Edit } from '../edits.ts'
import { stateNames } from '../reading.ts'
import { type Reader, sentence, stopped } from './telling.ts'

const who = "(?:(?:s?he|I|they|\\p{Lu}[\\p{L}.’'-]+)(?: also| just| only)? )?"
/** What somebody believes, supposes or is not certain of. */
const doubt = [
  `(?:^|[,;:–-] ?|\\b(?:and|but|that|so) )${who}(?:thinks?|believes?|guess(?:es)?|assumes?|suspects?|supposes?|reckons?|figures)\\b(?! (?:about|of|highly)\\b)`,
  "\\b(?:not|isn['’]?t|wasn['’]?t|ain['’]?t|never) (?:so |really |entirely |totally |completely |100% |too |a hundred percent )?(?:sure|certain|positive)\\b",
  '\\b(?:pretty|fairly|almost|kinda|kind of|somewhat|reasonably) (?:sure|certain|positive)\\b',
  '\\b(?:maybe|perhaps|possibly|probably|apparently|supposedly|allegedly|presumably|reportedly)\\b',
  '\\b(?:might|may|could) (?:well )?have (?:been |had )?\\p{L}',
  '\\b(?:rumou?r|gossip|word is|word was|hearsay|secondhand|second-hand)\\b',
]
/** What others are said to have said, and not by whom: 'heard that the brakes were bad'. */
const hearsay = [
  '\\b(?:heard|hears|understands?|gathered|gathers|was told|were told|been told|got told|learned|found out)(?: later| afterwards?| since)? (?:that|from|about|through|the(?= \\p{L}+ (?:was|were|had|is|are|has))|(?:s?he|they|it|there)(?= (?:was|were|had|is|are|has|did)))\\b',
  '\\b(?:people|everyone|everybody|somebody|someone|folks|others|they|word) (?:say|says|said|told (?:me|him|her|them))\\b',
]
const unsworn = new RegExp([...doubt, ...hearsay].join('|'), 'iu')
/** Whether somebody says words with doubt, or tells what was only heard: nobody swears that of personal knowledge. */
export const isUnsworn = (words: string): boolean => unsworn.test(words)

/** A sentence that is said with doubt, or from hearsay, waits for its lawyer and is not sworn. */
export const doubted: Reader = ({ text }) =>
  isUnsworn(text) && !/\baffidavit\b|\bdeclaration\b/i.test(text)
    ? {
        values: {
          openPoints: `Belief or hearsay, so not among what is sworn: ${stopped(text.replace(/^(?:and|but|also|so)[, ]+/i, ''))}`,
        },
        isWhole: true,
      }
    : null

const joints = /(?<=[\p{L}\d)])(?:, | [-–—] |; )(?:and |but )?(?<first>\p{Ll})(?=\p{Ll}*(?: \p{Ll}+){0,2})/gu
const opens =
  /^(?:(?:s?he|I|they) )?(?:also |just )?(?:thinks?|believes?|guess(?:es)?|assumes?|suspects?|heard (?:that|from|about)|was told)\b/iu
/** 'He saw it hit the wall, thinks it was Gaines': what is only believed is said by itself. */
export function affidavitPartsIn({ id }: Template, text: string): Edit[] {
  if (id !== 'affidavit') return []
  return [...text.matchAll(joints)].flatMap(({ index, 0: joint, groups }): Edit[] => {
    const end = index + joint.length
    return opens.test(text.slice(end - 1, end + 40))
      ? [{ start: index, end, as: `. ${(groups?.first ?? '').toUpperCase()}`, why: 'filler' }]
      : []
  })
}

/** 'Over 18.' */
export const ofAge = sentence(
  /^(?:(?:s?he|I)(?:['’]s|['’]m| is| am)? )?(?<how>over|at least|older than|above) (?:the age of )?(?<age>18|21|eighteen|twenty-one)(?: years?(?: old| of age)?| yrs?(?: old)?| y\/?o)?[.]?$/iu,
  ({ how = '', age = '' }) => ({ statements: `I am ${how.toLowerCase()} ${age.toLowerCase()} years of age.` }),
)

const opening =
  /^(?:(?:please|need|draft|prepare|do|write|this is|here is|want) )*(?:an? |the )?(?:sworn |short )?(?:affidavit|affid|aff|declaration|decl)\.? (?:of|by|from|for) (?<name>\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3}), (?<more>[^;]{3,260}?)[.]?$/iu
/** 'Affidavit of Marcus Dellinger for Dellinger v. Ashby Motors': whose it is, and then the case. */
const openingOfCase =
  /^(?:(?:please|need|draft|prepare|do|write|this is|here is|want) )*(?:an? |the )?(?:sworn |short )?(?:affidavit|declaration)\.? (?:of|by|from|for) (?<name>\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3}),? (?:for|in|supporting|opposing|re|to (?:support|oppose|go))\b/iu
const ofCounty = new RegExp(
  `(?<![\\p{L}])(?<county>\\p{Lu}\\p{Ll}{2,20}(?: \\p{Lu}\\p{Ll}{2,20})? County), (?<state>${stateNames})(?![\\p{L}])`,
  'u',
)
/** Whether a sentence only names the affiant, the case and what the affidavit is for. */
export const namesCase = (text: string): boolean => openingOfCase.test(text) && / v\. /.test(text) && text.length < 260
const codes = new Map(
  jurisdictions.filter(({ kind }) => kind !== 'federal').map(({ code, name }) => [code.toUpperCase(), name]),
)
const place = new RegExp(
  `^(?:of |in )?(?<county>\\p{L}+(?: \\p{L}+)?) (?:county|cty|co\\.?)(?:,? (?<state>${stateNames}|[a-z]{2}))?$`,
  'iu',
)
const post =
  /^(?:an? |the |is an? |is the |works as an? )?(?<post>(?:\p{Lu}{2,4} )?\p{Ll}[\p{L}&/’'-]*(?: \p{L}[\p{L}&’'-]*){0,5}?(?: (?:at|for|of|with) \p{Lu}[\p{L}.&’' -]{1,50})?)$/u
/** Whether a sentence says whose affidavit it is: nobody swears it. */
export const isOpening = (text: string): boolean => opening.test(text)
/** 'Affidavit of Marcus Bell, warehouse supervisor at Dunmore Logistics, Cuyahoga County, Ohio': who swears, as what and where. */
export const affidavitOf: Reader = ({ text }) => {
  const { name = '', more = '' } = opening.exec(text)?.groups ?? {}
  const ofCase = / v\. |\bcase\b|\bmotion\b/iu.test(text) ? openingOfCase.exec(text)?.groups?.name : undefined
  if (ofCase && /^\p{Lu}/u.test(ofCase)) {
    const { county, state } = ofCounty.exec(text)?.groups ?? {}
    return {
      values: { affiantName: ofCase, ...(county && state && { venue: `State of ${state}, ${county}` }) },
      isWhole: false,
    }
  }
  if (!/^\p{Lu}/u.test(name)) return null
  const parts = more.replace(/( (?:County|Cty)), (?=\p{Lu})/gu, '$1 ').split(/, /)
  const values: Record<string, string> = { affiantName: name }
  let isWhole = true
  for (const part of parts) {
    const at = place.exec(part)?.groups
    if (at?.county) {
      const county = `${at.county.split(' ').map(capital).join(' ')} County`
      const state = codes.get(at.state?.toUpperCase() ?? '') ?? at.state
      values.venue = state ? `State of ${state}, ${county}` : county
    } else if (/^(?:over|at least) (?:18|21)$/i.test(part))
      values.statements = `I am ${part.toLowerCase()} years of age.`
    else if (/^(?:age )?\d{2}$/.test(part)) values.statements = `I am ${part.replace('age ', '')} years old.`
    else if (
      !values.occupation &&
      post.test(part) &&
      !/^(?:in|of|re|about|regarding|who|and|for|on|over)\b/i.test(part)
    )
      values.occupation = post.exec(part)?.groups?.post ?? ''
    else isWhole = false
  }
  return { values, isWhole }
}
