import type { Filled } from '../../output.ts'
import { stateNames } from '../reading.ts'
import { goesOn } from './releases.ts'
import { type Around, addressBehind, type Reader, valueAt } from './telling.ts'

const state = `(?:${stateNames})`
const place = String.raw`\p{Lu}[\p{L}.’'-]{1,20}(?: (?:of|du|de|the|and|\p{Lu}[\p{L}.’'-]{1,20})){0,3}`
const kind =
  "(?:Superior|Circuit|District|Supreme|Family|Probate|County|Municipal|Chancery|Surrogate[’']s|Land|Housing|Justice|Magistrate)"
const federal = String.raw`(?:(?:United States|U\.S\.) District Court,? (?:for )?(?:the )?)?(?:(?:Northern|Southern|Eastern|Western|Middle|Central) )?District of (?:${state}|Columbia)`
const county = `(?:${place} County|County of ${place}|${place} Parish)`
const ofState = String.raw`(?:(?:(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth|\p{Lu}\p{Ll}+teenth|Twentieth|\d{1,2}(?:st|nd|rd|th)) Judicial |${state} |[A-Z]{2} |(?:${place} County|\p{Lu}[\p{L}’'-]{2,20}) )?${kind} Court(?:(?:,| of| for| in)? (?:the )?(?:State of )?(?:${state},? ?)?(?:${county})?(?:, ${state})?)?|Court of (?:Appeals?|Common Pleas|Chancery|Claims)(?:(?: of| for|,)? (?:the )?(?:${state}|${county}))?(?:, ${state})?)`
/** 'Washington County Common Pleas', 'Cook County Circuit Ct.': a court of a county as lawyers call it for short. */
const short = new RegExp(
  `(?<!\\p{L})(?<county>${place} (?:County|Co\\.|Cty\\.?)) (?<kind>Common Pleas|(?:Superior|Circuit|District|Family|Probate|Chancery|Municipal|Supreme)(?= (?:Ct|No|Case)\\b|,? (?:No|Case|Docket|Index|#)|[.,;)]|$))(?: Ct\\.?)?`,
  'u',
)
/** The court as its caption names it. */
function shortCourtIn(text: string): string | undefined {
  const { county: of = '', kind: what = '' } = short.exec(text)?.groups ?? {}
  const county = of.replace(/ C(?:o\.|ty\.?)$/u, ' County')
  return what === ''
    ? undefined
    : what === 'Common Pleas'
      ? `Court of Common Pleas of ${county}`
      : `${county} ${what} Court`
}
const court = new RegExp(`(?<!\\p{L})(?<court>${federal}|${ofState})(?![\\p{L}])`, 'u')

const number =
  /(?:\b[Nn]o\.?|[Nn]umber|[Dd]ocket|[Ii]ndex|\b[Cc]ase|\b[Cc]ause|#)(?: (?:no\.?|No\.?|number|Number))?[:#]? {0,2}(?<number>(?:\d{2,4} [A-Z]{1,5} \d{2,7}(?![\w-])|(?=[\w:./-]{0,16}\d)[\dA-Z][\w:./-]{3,24}(?<![.,:/-]))(?:, Dept\.? (?:No\.? )?[\dA-Z]{1,4}\b)?)/u
const bare =
  /(?<![\w-])(?<number>\d{1,2}:\d{2}-[a-z]{2}-\d{2,6}|\d{2,4}-[A-Z]{1,4}-\d{2,8}|\d{4}-\d{2,6}-[A-Z]{2}|(?!\d{3}-\d{3}-\d{4})(?=[A-Z\d-]{0,20}\d{3})[A-Z\d]{2,7}(?:-[A-Z\d]{1,8}){1,3})(?![\w-])/u

/** The court and the number of a case, as a sentence has them that names the case. */
export const caseIn: Reader = ({ text }, { found }) => {
  if (/^(?:court|case (?:no|number)|docket(?: no| number)?)\.?:/i.test(text)) return null
  const named = court.exec(text)?.groups?.court?.trim().replace(/,$/, '') ?? shortCourtIn(text)
  const numbered = (number.exec(text) ?? bare.exec(text))?.groups?.number
  const read = valueAt(found, 'court')
  const values = {
    ...(named && / /.test(named) && isBetter(named, read) && { court: named }),
    ...(numbered && { caseNumber: numbered }),
  }
  return Object.keys(values).length > 0 &&
    /\bv(?:s)?\. | Court\b|District of|\b(?:docket|index|case|cause)\b/i.test(text)
    ? { values, isWhole: false }
    : null
}
/** A court that a label gives stands; what was cut or has words before it gives way. */
const isBetter = (named: string, read: string): boolean =>
  read === '' ||
  (read.endsWith(named) && read.length > named.length && !/^(?:U\.S\.|United)/.test(read)) ||
  read.includes(`, ${named},`) ||
  (read.startsWith(`${named},`) && !/County|Division|District|Department|Part/.test(read.slice(named.length))) ||
  named.includes(read) ||
  / v\. |^\W|^\d|^(?:County of|\p{Lu}\p{L}+ County$)/u.test(read) ||
  !/Court|District/.test(read) ||
  read.length < 8

const sideOf: Readonly<Record<string, string>> = {
  plaintiff: 'plaintiff',
  petitioner: 'plaintiff',
  claimant: 'plaintiff',
  defendant: 'defendant',
  respondent: 'defendant',
}
const role = '(?<role>plaintiff|petitioner|claimant|defendant|respondent)(?:s(?!\\p{L}))?'
const represented: readonly RegExp[] = [
  new RegExp(`^(?:for|from):? (?:the )?${role}\\b`, 'iu'),
  new RegExp(
    `(?:^|\\b(?:title|draft|prepare):? )(?:the )?${role}['’]s? (?:\\p{L}+ ){0,4}?(?:brief|motion|memorandum|requests?|interrogatories)\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:we|I)(?:['’](?:re|m)| are| am)? (?:here )?(?:(?:for|represent|representing|appear for|act for|counsel (?:for|to)) (?:the )?|(?:the )?)${role}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:our |my |the )?client(?: is|:|,)? (?:the )?${role}\\b`, 'iu'),
  new RegExp(`\\b(?:moving|propounding|filing|requesting|serving) party(?::| is)? (?:the )?${role}\\b`, 'iu'),
  new RegExp(
    `\\b(?:motion|brief|judgment|requests?|interrogatories|opposition|memorandum|I['’]m \\p{L}+ \\p{L}+) (?:to \\p{L}+ )?(?:for|from|of|by|on behalf of) (?:the )?${role}\\b`,
    'iu',
  ),
  new RegExp(
    `^[^.;\\n]{0,90}\\b(?:motion|brief|opposition|memorandum|requests?|interrogatories)\\b[^.;\\n]{0,60},? (?:for|on behalf of|by) (?:the )?${role}\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:from|on behalf of) (?:the )?${role}\\b`, 'iu'),
  new RegExp(`\\b(?:attorneys?|counsel) for (?:the )?${role}\\b`, 'iu'),
  new RegExp(`(?<= v\\. [^;]{3,200})[,.] (?:we(?:['’]re| are) )?for (?:the )?${role}[.]?$`, 'iu'),
]
const byName =
  /\b(?:[Ww]e(?:['’]re| are)?(?: for| represent(?:ing)?)?|[Cc]ounsel for|[Oo]ur client is|[Cc]lient:|[Pp]arty: (?:[Aa]ppellant|[Aa]ppellee|[Mm]ovant)|[Ww]e represent) (?:the )?(?<name>[\p{L}][\p{L}.’'&-]{2,24})/gu

const wordsOf = (name: string): string[] => [...(name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])]

/** For whom the lawyer appears: by the role that is named, or by the name of a party. */
export const sideIn: Reader = ({ text }, { found }) => {
  if (valueAt(found, 'clientSide')) return saysSide.test(text) ? { values: {}, isWhole: true } : null
  const isShort = text.length < 90
  for (const pattern of represented) {
    const named = pattern.exec(text)?.groups?.role?.toLowerCase()
    const side = named && sideOf[named]
    if (side)
      return {
        values: { clientSide: side },
        isWhole:
          isShort &&
          /^(?:we|our client|moving|propounding|filing|requesting)\b/i.test(text) &&
          !/[.;] \p{L}/u.test(text) &&
          !isFact(text),
      }
  }
  for (const { groups } of text.matchAll(byName)) {
    const name = groups?.name?.toLowerCase().replace(/[.’'](?![\p{L}.’'])/gu, '') ?? ''
    const sides = ['plaintiff', 'defendant'].filter((side) => wordsOf(valueAt(found, side)).includes(name))
    if (sides.length === 1)
      return {
        values: { clientSide: sides[0] ?? '' },
        isWhole: isShort && /^(?:we|party)\b/i.test(text) && !isFact(text),
      }
  }
  return null
}
const saysSide =
  /^(?:we|I)(?:['’](?:re|m)| are| am)? (?:for |representing |represent |counsel for )?(?:the )?(?:plaintiff|defendant|petitioner|respondent)s?[.]?$/iu
const isFact = (text: string) => /\b(?:ask|because|was|were|moved|filed|need)\b/i.test(text)

const bar =
  /\b(?:juris|Juris|VSB|BBO|WSBA|SBN|TBN|CSB|OSB|ARDC|Bar|Atty\.? Reg\.?|Attorney Reg(?:istration)?\.?|State Bar|Bar ID|Bar Roll)(?: (?:No\.?|Number|#|no\.?|number|ID))?[:#]? {0,2}#?(?<number>\d{3,9})\b/u
const verb = /\b(?:is|are|was|were|has|have|had|will|asks?|wants?|says?|owes?|filed|moved)\b/i

/** A number of the bar that stands right behind the name of the lawyer. */
const behindName = (text: string, name: string): string | undefined =>
  name !== '' && text.includes(name)
    ? /^, (?<number>P?\d{5,8})(?=,|[.]?$)/.exec(text.slice(text.indexOf(name) + name.length))?.groups?.number
    : undefined

/** The line of the lawyer who signs, with the number of the bar. */
export const counselIn: Reader = ({ text }, { found }) => {
  const name = valueAt(found, 'attorneyName')
  const barNumber = bar.exec(text)?.groups?.number ?? behindName(text, valueAt(found, 'attorneyName'))
  const isLine = name !== '' && text.includes(name) && !verb.test(text) && text.length < 200
  const firm = valueAt(found, 'firmName')
  const own = /^I['’]m|^I am/.test(text) && name !== '' && text.includes(name) && firm !== '' && text.includes(firm)
  const firmAddress = own && valueAt(found, 'firmAddress') === '' ? addressBehind(text, firm) : ''
  if (own && /\b(?:counsel|attorney|lawyer)\b/i.test(text))
    return { values: { ...(firmAddress && { firmAddress }) }, isWhole: true }
  return barNumber || isLine
    ? {
        values: barNumber ? { barNumber } : {},
        isWhole: isLine && /^(?:attorney|counsel|signed|lawyer|from)\b|^\p{Lu}[\p{L}.]+ \p{Lu}/iu.test(text),
      }
    : null
}

const forSide =
  /\b(?:[Cc]ounsel|[Aa]ttorneys?) for (?:the )?(?<role>plaintiff|defendant)s?(?: is|:) (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,2})/u
/** 'Attorney for plaintiff: Dana Whitt': who signs, and for whom; no party is named. */
export const counselOf: Reader = ({ text }) => {
  const { role: side = '', name = '' } = forSide.exec(text)?.groups ?? {}
  return name
    ? { values: { attorneyName: name.replace(/[.,]$/, ''), clientSide: side.toLowerCase() }, isWhole: false }
    : null
}
/** A name of counsel that was read as a party, and a place that was read as a judge. */
export const isNoHead = (one: Filled, text: string): boolean =>
  // 'Plaintiff's counsel does not oppose' tells of the other side.
  (one.field === 'clientSide' &&
    one.from !== undefined &&
    /^['’]?s['’]? (?:counsel|attorney|lawyer)s?\b/iu.test(
      text.slice(text.indexOf(one.value.charAt(0).toUpperCase() + one.value.slice(1)) + one.value.length),
    ) &&
    !/\b(?:I|[Ww]e)(?:['’]m|['’]re| am| are)? $/u.test(
      text.slice(0, Math.max(0, text.search(/plaintiff|defendant/iu))),
    )) ||
  (/^(?:plaintiff|defendant)$/.test(one.field) && forSide.exec(text)?.groups?.name === one.value) ||
  (one.field === 'judge' && !/\b(?:judge|hon\.|honorable|justice|magistrate|assigned to)/i.test(text)) ||
  (one.field === 'responder' && /^(?:state|identify|list|describe|explain)$/i.test(one.value))

/** A day that nothing says is the one on which the paper is served. */
export const isNoService = (one: Filled, text: string): boolean =>
  one.field === 'serviceDate' &&
  (/\b(?:was|were|been|got) served\b|\bserved (?:the |our |its |her |his )?(?:interrogatories|requests?|complaint|summons|notice|discovery)\b/i.test(
    text,
  ) ||
    !/\b(?:serv(?:e|ed|ing|ice)\b[^.]{0,40}|mail(?:ed|ing)?[^.]{0,20}|certificate[^.]{0,20})\b(?:on|date|:)/i.test(
      text,
    ))

/** A sentence that names the case and says nothing else: its court, its parties and its number stand in the caption. */
export const captionAlone: Reader = ({ text }, around: Around) => {
  const court = valueAt(around.found, 'court')
  const isCase = / v(?:s)?\. /.test(text) || (court !== '' && text.includes(court))
  return isCase && isNoTerm(text, around) ? { values: {}, isWhole: true } : null
}
/** Whether words say only what stands in the caption or beneath the signature, and what paper is asked for. */
export const isNoTerm = (text: string, { found }: Around): boolean => {
  const values = found.filter(({ field }) => heads.test(field)).map(({ value }) => value)
  const rest = values.reduce((words, value) => words.replaceAll(value, ' '), text)
  const known = new Set(values.flatMap((value) => value.toLowerCase().match(/[\p{L}\d]+/gu) ?? []))
  return (rest.replace(/['’]s\b/g, '').match(/[\p{L}\d’']{2,}/gu) ?? []).every(
    (word) => small.has(word.toLowerCase()) || known.has(word.toLowerCase()),
  )
}
const heads =
  /^(?:court|plaintiff|defendant|caseNumber|judge|attorneyName|barNumber|firm\p{L}+|clientSide|motionTitle|briefTitle|responder|affiantName|affiantAddress|authority)$/u
const small = new Set(
  "the case is in this caption vs no number docket index civil action and of for it our matter lawsuit court cause we we’re we're i'm represent counsel attorney plaintiff defendant petitioner respondent appellant appellee party from to by at draft prepare need write please an interrogatories document documents requests request notice discovery inspection set first motion brief memorandum trial reply opposition supporting support set under bar am requests production judicial district appellants second appellee's are these so want they".split(
    ' ',
  ),
)

const parties =
  /\b(?:for|represent(?:ing)?|are|is) (?:the )?(?<role>[Pp]laintiff|[Dd]efendant)s?,? (?<names>\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,9}(?:, (?:Inc|LLC|LLP|Corp|Co)\.?)?)(?:[.,]|$)/u
const opponent =
  /\bagainst (?<name>\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co)\.?)?)(?=[.,]|$)/u

const party = String.raw`\p{Lu}[\p{L}.&’'-]*(?:${goesOn} (?:of|and|&|du|de|la|le|van|von|the|\p{Lu}[\p{L}.&’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co|Ltd|P\.C|P\.A)\b\.?)?`
const versus = new RegExp(
  `(?:^|[.;,:] |\\b(?:in|is|of|motion|brief|case) |: )(?<one>(?!(?:Case|Motion|Brief|Caption)\\b)${party}) v\\. (?<other>${party})(?=[,;.]|$| (?:in|and|No|case|is)\\b)`,
  'u',
)

/** The parties, where they are named by their roles or against whom the case is. */
export const partiesIn: Reader = ({ text }, { found }) => {
  const { role = '', names = '' } = parties.exec(text)?.groups ?? {}
  const side = role.toLowerCase()
  const other = opponent.exec(text)?.groups?.name
  const isMore =
    side &&
    names.length > valueAt(found, side).length &&
    (valueAt(found, side) === '' || names.includes(valueAt(found, side)))
  const values = {
    ...(isMore && { [side]: names }),
    ...(other && valueAt(found, 'defendant') === '' && { defendant: other }),
  }
  const called =
    / v\. (?<name>\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|du|de|la|le|van|von|der|\p{Lu}[\p{L}.&’'-]*)){0,8})/u.exec(text)
      ?.groups?.name
  const known = valueAt(found, 'defendant')
  const both = versus.exec(text)?.groups
  if (both?.one && both.other && !/^(?:court|docket)\b/i.test(text)) {
    const [plaintiff, defendant] = (['plaintiff', 'defendant'] as const).map((field, at) => {
      const read = valueAt(found, field)
      const own = (at === 0 ? both.one : both.other) ?? ''
      return read.length > own.length && read.includes(own.split(' ').at(-1) ?? '') ? read : own
    })
    return { values: { plaintiff: plaintiff ?? '', defendant: defendant ?? '' }, isWhole: false }
  }
  if (
    called &&
    known &&
    called.length > known.length &&
    called.startsWith(known) &&
    / (?:du|de|la|le|van|von|der) /.test(called)
  )
    return { values: { defendant: called }, isWhole: false }
  const isAlone = /^(?:the )?(?:plaintiff|defendant)s? (?:is|are) [^.;]{2,60}[.]?$/iu.test(text)
  return Object.keys(values).length > 0 || isAlone ? { values, isWhole: isAlone } : null
}
