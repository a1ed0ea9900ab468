import { literal } from '../../reading/literal.ts'
import { plainVerb } from '../letters/to-you.ts'
import { stateNames } from '../reading.ts'
import { captionAlone, caseIn, isNoTerm } from './captions.ts'
import { capital, type Reader, type Readers, sentence, stopped, type Values, valueAt, within } from './telling.ts'
import { isOrder } from './titles.ts'

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

const be: Readonly<Record<string, string>> = { is: 'am', was: 'was', has: 'have', does: 'do', "'s": 'am', '’s': 'am' }
const notVerb = /^(?:always|sometimes|perhaps|previously|as|this|plus|across)$/
const asOwn = (verb: string): string => be[verb] ?? (notVerb.test(verb) ? verb : plainVerb(verb))
const subject =
  /^(?<lead>(?:on|in|at|then|since|after|before|around)\b[^.;]{2,40}?,? )?(?<who>she|he)(?<is>['’]s)?(?= )/iu

/** What an affiant named in the third person swears: 'She stayed until police came' is 'I stayed until police came.' */
const sworn: Reader = (unit, around) => {
  const { text } = unit
  const { found, text: all } = around
  const name = valueAt(found, 'affiantName')
  const unquoted = all.replace(/[“"][^”"\n]{0,300}[”"]/g, ' ')
  if (name === '' || /\bI(?:['’]m)?\b/.test(unquoted)) return null
  // 'Ms. Morales opens the mail' is told of the one who swears.
  const named = new RegExp(`^(?:Mr\\.? |Ms\\.? |Mrs\\.? )?(?:${nameParts(name)})(?= \\p{Ll})`, 'u')
  const own = pronounOfAffiant(unquoted, name)
  const plain = text.replace(/\b(is|was|has|does|did|were|had)n['’]t\b/gu, '$1 not')
  const told = own ? plain.replace(named, capital(own)) : plain
  const match = subject.exec(told)
  const who = match?.groups?.who?.toLowerCase()
  if (!match || !who || who !== own) return null
  const woman = who === 'she'
  const rest = told.slice(match[0].length).replace(woman ? andShe : andHe, 'and I')
  const others = woman ? women : men
  const left = rest.replace(woman ? andHer : andHis, 'my').replace(/\bour office\b/gu, 'our attorneys’ office')
  const other = woman ? /\b(?:she|her|hers)\b/i : /\b(?:he|him|his)\b/i
  const isOther = other.test(left) || (left !== rest && others.test(left))
  return isOther
    ? null
    : { values: { statements: stopped(asAffiant(told.slice(0, match[0].length) + left)) }, isWhole: true }
}
const nameParts = (name: string): string =>
  [name, ...name.split(' ').filter((part) => part.length > 2)].map(literal).join('|')
const andShe = /\band she\b/gi
const andHe = /\band he\b/gi
const andHer = /\bher\b(?= (?!to\b|in\b|at\b|by\b|with\b|for\b|on\b|and\b|that\b|the\b|an?\b|about\b)\p{L})/giu
const andHis = /\bhis\b(?= \p{L})/giu
const women = /\b(?:aunt|mother|mom|sister|wife|daughter|woman|lady|girl|niece|Ms|Mrs|Miss)\b|\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:and|who)\b/u
const men = /\b(?:uncle|father|dad|brother|husband|son|man|guy|boy|nephew|Mr)\b|\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:and|who)\b/u
/** A sentence that begins with who swears, as the one who swears says it. */
function asAffiant(text: string): string {
  const match = subject.exec(text)
  if (!match) return text
  const { lead = '', who = '', is } = match.groups ?? {}
  const more = text.slice(match[0].length).replace(/^s/i.test(who) ? andShe : andHe, 'and I')
  const told = (is ? ` am${more}` : more)
    .replace(/^(?<adverb> (?:also|never|always|still|personally|usually|regularly|often))? (?<verb>\p{Ll}+)/u, (_, adverb: string | undefined, verb: string) => `${adverb ?? ''} ${asOwn(verb)}`)
    .replace(/(?<= and )(?:has|is|does)\b/gu, (verb) => be[verb] ?? verb)
  return `${capital(lead)}I${told}`
}
/** The first pronoun behind the name of the one who swears. */
const pronounOfAffiant = (text: string, name: string) => {
  const at = text.indexOf(name)
  return at < 0 ? undefined : /\b(?:she|he)\b/i.exec(text.slice(at + name.length))?.[0].toLowerCase()
}

/** 'Affiant is Yesenia Morales, office manager at Corvid LLC, over 18, makes it on personal knowledge.' */
const affiantIs = sentence(
  /^(?:the )?(?:affiant|witness|declarant)(?: is|:|’s|'s)? (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}), (?<more>(?!\d)[^;]{4,240}?)[.]?$/iu,
  ({ name = '', more = '' }) => {
    const parts = more.split(/, (?:and )?(?=(?:over|makes?|has|is|of|an?|the|who|age)\b)/)
    const said = parts.flatMap((part) => {
      const one = part.replace(/^who /, '')
      if (/^(?:makes?|has) (?:it|this|this affidavit)?.{0,20}personal knowledge/i.test(one)) return []
      if (/^(?:over|age|aged|at least)\b/i.test(one)) return [`I am ${one.replace(/^age /, '')} ${/years?|age/.test(one) ? '' : 'years of age'}`.trim()]
      const [first = '', ...rest] = one.split(' ')
      if (/^(?:is|has|works|lives|owns)$/.test(first)) return [`I ${asOwn(first)} ${rest.join(' ')}`]
      return /^(?:an?|the) /.test(one) ? [`I am ${one}`] : [`I am ${/^(?:\p{Ll}+ )?(?:manager|owner|president|director|bookkeeper|supervisor|secretary|treasurer|administrator)\b/u.test(one) ? 'the' : 'a'} ${one}`]
    })
    return { affiantName: name, ...(said.length > 0 && { statements: said.map(stopped).join('\n') }) }
  },
)
const swornSentence = /\b(?:is|are|was|were|am|has|have|had|did|does|do|will|would|could|can|said|told|saw|[\p{L}]{3,}ed|[\p{L}]{2,}s|went|came|knew|found|got|gave|took|made|left|sent|paid|never)\b/u
const noStatement =
  /^(?:please|need|I need|I want|this is|here['’]?s|draft|prepare|make|put|use|say|sign|attach|notary|our|my|the (?:client|affiant|case|court|matter)\b)|\baffidavit\b|\b(?:notary|caption|exhibit list)\b| v\. |:$|^\p{L}[\p{L} ’']{1,24}: /iu
/** 'The neighbor told him' of an affiant who is 'he' is told to the affiant. */
function toldMe(text: string, found: Parameters<typeof valueAt>[0], all: string): string {
  const own = /\bI\b/.test(all) ? undefined : pronounOfAffiant(all, valueAt(found, 'affiantName'))
  const word = own === 'he' ? 'him' : 'her'
  const to = new RegExp(`\\b(?<verb>told|asked|gave|showed|handed|called|let|saw|informed) ${word}\\b(?! \\p{Ll}+ (?:was|is|said))`, 'u')
  const at = to.exec(text)
  return own && at && !(own === 'he' ? men : women).test(text.slice(0, at.index)) ? text.replace(to, '$<verb> me') : text
}
/** Any other sentence of what happened stands whole among the statements, as it was told. */
const stated: Reader = ({ text, line }, { found, text: all }) =>
  line || noStatement.test(text) || text.split(/\s+/).length < 5 || !swornSentence.test(text) || valueAt(found, 'affiantName') === ''
    ? null
    : { values: { statements: stopped(capital(toldMe(text, found, all))) }, isWhole: true }

const tellsFact = /\b(?:was|were|had|did|saw|heard|died|[\p{L}]{3,}ed)\b|\d/u
const numbered = /^(?:\d{1,2}[.)]\s*)(?=\S)/
const swears =
  /^I,? (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}),[^;]{0,120}? (?:want to |wish to |need to )?(?:swear|state|say|declare|affirm)s?(?: under oath)? that (?<what>.{6,600})$/isu
const speaker =
  /^I['’]?(?:m| am) (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2}), (?<what>(?!\d)[^;]{4,200}?)[.]?$/u

export const ofAffidavit: Readers = {
  readers: [
    caseIn,
    venueOfBoth,
    venueIn,
    affiantIs,
    ({ text }) =>
      /^(?:facts?|statements?)[.:]?$/i.test(text) || (isOrder(text) && /\baffidavit\b/i.test(text) && (text.length < 60 || !tellsFact.test(text)))
        ? { values: {}, isWhole: true }
        : null,
    sentence(swears, ({ name = '', what = '' }) => ({ affiantName: name, statements: stopped(capital(what)) })),
    sentence(speaker, ({ name = '', what = '' }) => ({ affiantName: name, statements: `I am ${what}.` })),
    sworn,
    within(/\b(?<name>\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?) [Cc]ounty[.]?$/u, ({ name = '' }, { found }) => {
      const state = addressed.exec(valueAt(found, 'affiantAddress'))?.groups?.state
      return valueAt(found, 'venue') ? null : { venue: state ? asVenue(state, `${name} County`) : `${name} County` }
    }),
    ({ text }) =>
      numbered.test(text) ? { values: { statements: stopped(text.replace(numbered, '')) }, isWhole: true } : null,
    captionAlone,
    stated,
  ],
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
    (field === 'caseNumber' && /\bCourt\b| v\. /.test(value)) ||
    (field === 'occupation' && !/\p{L}{4}/u.test(value.replace(/\b(?:one|two|three|four|five|six)\b/giu, ''))) ||
    (field === 'court' && !/Court|District|Board|Commission/i.test(value)) ||
    // Where something happened is not where the affiant lives.
    (field === 'affiantAddress' &&
      unit !== undefined &&
      !/\b(?:address|lives?|resides?|reside|of)\b/i.test(unit.text.slice(0, unit.text.indexOf(value))) &&
      !unit.text.includes(valueAt(found, 'affiantName'))),
  isNoTerm,
}
