import { capital } from '../../capital.ts'
import { stateNames } from '../reading.ts'
import { captionAlone, caseIn, isNoTerm } from './captions.ts'
import { asAffiant, asOwn, subject, sworn, toldMe } from './sworn.ts'
import { type Reader, type Readers, sentence, stopped, type Values, valueAt, within } from './telling.ts'
import { isOrder } from './titles.ts'
import { affidavitOf, doubted, isOpening, isUnsworn, namesCase, ofAge } from './unsworn.ts'
import { witnessNotes } from './witness-notes.ts'

const county = new RegExp(
  `^(?:(?:[Vv]enue|county|[Ss]worn in|signed in|to be sworn in)(?: is|:)? )?(?<county>(?:the )?County of \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? County|(?<=county: )\\p{Lu}\\p{L}+)(?:, (?<state>${stateNames}))?[.]?$`,
  'u',
)
const stateIn = new RegExp(`^state(?: of)?:? (?<state>${stateNames})[.]?$`, 'iu')
const addressed = new RegExp(`(?<state>${stateNames})(?: \\d{5})?$`, 'u')

const asVenue = (state: string, county: string) => `State of ${state}, ${county.replace(/^the /i, '')}`

const both = new RegExp(
  `\\b[Ss]tate of (?<state>${stateNames}),? (?:and )?[Cc]ounty of (?<county>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)|\\b[Ii]n (?<inCounty>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) County,? (?<inState>${stateNames})(?=[.,;]|$)|, (?<atCounty>\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) County, (?<atState>${stateNames})[.]?$`,
  'u',
)
/** 'State of Nevada, County of Washoe', 'in Tulsa County, Oklahoma'. */
const venueOfBoth: Reader = ({ text }, { found }) => {
  const { state, county: name, inCounty, inState, atCounty, atState } = both.exec(text)?.groups ?? {}
  const whole = (state ?? inState ?? atState) && (name ?? inCounty ?? atCounty)
  if (!whole || valueAt(found, 'venue') || / v\. |\bCourt\b/.test(text)) return null
  return {
    values: { venue: asVenue(state ?? inState ?? atState ?? '', `${name ?? inCounty ?? atCounty} County`) },
    isWhole: /^(?:state|venue|county)\b/i.test(text) && text.length < 70,
  }
}
/** Where an affidavit is sworn: its county with the state that is named, or the one of the address. */
const venueIn: Reader = ({ text }, { found, units }) => {
  if (stateIn.test(text)) return { values: {}, isWhole: true }
  const groups = county.exec(text.replace(/^County: /, 'county: '))?.groups
  if (!groups?.county) return null
  const state =
    groups.state ??
    units.map((unit) => stateIn.exec(unit.text)?.groups?.state).find(Boolean) ??
    addressed.exec(valueAt(found, 'affiantAddress'))?.groups?.state
  const name = /County/.test(groups.county) ? groups.county : `${groups.county} County`
  return { values: { venue: state ? asVenue(state, name) : name }, isWhole: true }
}

/** 'Affiant is Yesenia Morales, office manager at Corvid LLC, over 18, makes it on personal knowledge.' */
const affiantIs = sentence(
  /^(?:the )?(?:affiant|witness|declarant)(?: is|:|’s|'s)? (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}), (?<more>(?!\d)[^;]{4,240}?)[.]?$/iu,
  ({ name = '', more = '' }) => {
    const parts = more.split(/, (?:and )?(?=(?:over|makes?|has|is|of|an?|the|who|age)\b)/)
    const said = parts.flatMap((part) => {
      const one = part.replace(/^who /, '')
      if (/^(?:makes?|has) (?:it|this|this affidavit)?.{0,20}personal knowledge/i.test(one)) return []
      if (/^(?:over|age|aged|at least)\b/i.test(one))
        return [`I am ${one.replace(/^age /, '')} ${/years?|age/.test(one) ? '' : 'years of age'}`.trim()]
      const [first = '', ...rest] = one.split(' ')
      if (/^(?:is|has|works|lives|owns)$/.test(first)) return [`I ${asOwn(first)} ${rest.join(' ')}`]
      return /^(?:an?|the) /.test(one)
        ? [`I am ${one}`]
        : [
            `I am ${/^(?:\p{Ll}+ )?(?:manager|owner|president|director|bookkeeper|supervisor|secretary|treasurer|administrator)\b/u.test(one) ? 'the' : 'a'} ${one}`,
          ]
    })
    return { affiantName: name, ...(said.length > 0 && { statements: said.map(stopped).join('\n') }) }
  },
)
const swornSentence =
  /(?<!\p{L})(?:is|are|was|were|am|has|have|had|did|does|do|will|would|could|can|said|told|saw|\p{L}{3,40}ed|\p{L}{2,40}s|went|came|knew|found|got|gave|took|made|left|sent|paid|never)\b/u
const noStatement =
  /^(?:please|need|I need|I want|this is|here['’]?s|draft|prepare|make|put|use|say|sign|attach|notary|our|my|the (?:client|affiant|case|court|matter)\b)|\baffidavit\b|\b(?:notary|caption|exhibit list)\b| v\. |:$|^\p{L}[\p{L} ’']{1,24}: /iu
/** Any other sentence of what happened stands whole among the statements, as it was told. */
const stated: Reader = ({ text, line }, { found, text: all }) =>
  line ||
  noStatement.test(text) ||
  text.split(/\s+/).length < 5 ||
  !swornSentence.test(text) ||
  valueAt(found, 'affiantName') === ''
    ? null
    : { values: { statements: stopped(capital(toldMe(text, found, all))) }, isWhole: true }

const tellsFact = /(?<!\p{L})(?:was|were|had|did|saw|heard|died|\p{L}{3,40}ed)\b|\d/u
const numbered = /^(?:\d{1,2}[.)]\s*)(?=\S)/
const swears =
  /^I,? (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}),[^;]{0,120}? (?:want to |wish to |need to )?(?:swear|state|say|declare|affirm)s?(?: under oath)? that (?<what>.{6,600})$/isu
const speaker =
  /^I['’]?(?:m| am) (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2}), (?<what>(?!\d)[^;]{4,200}?)[.]?$/u

export const ofAffidavit: Readers = {
  readers: [
    affidavitOf,
    ofAge,
    doubted,
    caseIn,
    venueOfBoth,
    venueIn,
    affiantIs,
    ({ text }) =>
      /^(?:facts?|statements?)[.:]?$/i.test(text) ||
      (isOrder(text) && /\baffidavit\b/i.test(text) && (text.length < 60 || !tellsFact.test(text)))
        ? { values: {}, isWhole: true }
        : null,
    sentence(swears, ({ name = '', what = '' }) => ({ affiantName: name, statements: stopped(capital(what)) })),
    sentence(speaker, ({ name = '', what = '' }) => ({ affiantName: name, statements: `I am ${what}.` })),
    sworn,
    ...witnessNotes,
    within(/\b(?<name>\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?) [Cc]ounty[.]?$/u, ({ name = '' }, { found }) => {
      const state = addressed.exec(valueAt(found, 'affiantAddress'))?.groups?.state
      return valueAt(found, 'venue') ? null : { venue: state ? asVenue(state, `${name} County`) : `${name} County` }
    }),
    ({ text }) =>
      numbered.test(text) ? { values: { statements: stopped(text.replace(numbered, '')) }, isWhole: true } : null,
    captionAlone,
    ({ text }) => (namesCase(text) ? { values: {}, isWhole: true } : null),
    stated,
  ],
  ofOrders: [affidavitOf],
  // A list that a label heads with 'she states' is named the affiant.
  finish: (found, { text }): Values => {
    const who = /\b(?<who>she|he) (?:states|swears|says)\s*:/i.exec(text)?.groups?.who?.toLowerCase()
    const statements = valueAt(found, 'statements')
    const told = statements
      .split('\n')
      .map((line) => (who && subject.exec(line)?.groups?.who?.toLowerCase() === who ? asAffiant(line) : line))
      .map((line) => stopped(capital(line)))
      .join('\n')
    return statements === '' || told === statements ? {} : { statements: told }
  },
  isMisread: ({ field, value }, unit, { found }) =>
    field === 'venue' ||
    (field === 'statements' && unit !== undefined && (isUnsworn(unit.text) || isOpening(unit.text))) ||
    (field === 'caseNumber' && /\bCourt\b| v\. /.test(value)) ||
    (field === 'occupation' &&
      /^(?:the )?(?:plaintiff|defendant|petitioner|respondent|claimant|appell\p{L}+|affiant|witness|owner|tenant|landlord|buyer|seller|debtor|victim|driver|passenger)$/iu.test(
        value,
      )) ||
    // Where somebody no longer lives is no address.
    (field === 'affiantAddress' &&
      unit !== undefined &&
      /\b(?:moved (?:from|out)|left|used to live|formerly|former|previously|no longer|old address|until \d)\b/iu.test(
        unit.text.slice(0, Math.max(0, unit.text.indexOf(value))),
      )) ||
    (field === 'occupation' && !/\p{L}{4}/u.test(value.replace(/\b(?:one|two|three|four|five|six)\b/giu, ''))) ||
    (field === 'court' && !/Court|District|Board|Commission/i.test(value)) ||
    // Where something happened is not where the affiant lives.
    (field === 'affiantAddress' &&
      unit !== undefined &&
      !/\b(?:address|lives?|resides?|reside|of)\b/i.test(unit.text.slice(0, unit.text.indexOf(value))) &&
      !unit.text.includes(valueAt(found, 'affiantName'))),
  isNoTerm,
}
