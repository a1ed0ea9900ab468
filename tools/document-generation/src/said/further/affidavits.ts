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
const acts =
  /^(?:lives|works|owns|knows|manages|wants|says|gets|believes|runs|serves|understands|remembers|makes|has|keeps|holds)$/
const subject =
  /^(?<lead>(?:on|in|at|then|since|after|before|around)\b[^.;]{2,40}?,? )?(?<who>she|he)(?<is>['’]s)?(?= )/iu

/** What an affiant named in the third person swears: 'She stayed until police came' is 'I stayed until police came.' */
const sworn: Reader = (unit, around) => {
  const { text } = unit
  const { found, text: all } = around
  const name = valueAt(found, 'affiantName')
  const unquoted = all.replace(/[“"][^”"\n]{0,300}[”"]/g, ' ')
  if (name === '' || /\bI(?:['’]m)?\b/.test(unquoted)) return null
  const match = subject.exec(text)
  const who = match?.groups?.who?.toLowerCase()
  if (!match || !who || who !== pronounOfAffiant(unquoted, name)) return null
  const rest = text.slice(match[0].length).replace(/^s/i.test(who) ? andShe : andHe, 'and I')
  const other = who === 'she' ? /\b(?:she|her|hers)\b/i : /\b(?:he|him|his)\b/i
  return other.test(rest) ? null : { values: { statements: stopped(asAffiant(text)) }, isWhole: true }
}
const andShe = /\band she\b/gi
const andHe = /\band he\b/gi
/** A sentence that begins with who swears, as the one who swears says it. */
function asAffiant(text: string): string {
  const match = subject.exec(text)
  if (!match) return text
  const { lead = '', who = '', is } = match.groups ?? {}
  const more = text.slice(match[0].length).replace(/^s/i.test(who) ? andShe : andHe, 'and I')
  const told = (is ? ` am${more}` : more).replace(/^ (\p{Ll}+)/u, (_, word: string) =>
    be[word] ? ` ${be[word]}` : acts.test(word) ? ` ${word.replace(/s$/, '')}` : ` ${word}`,
  )
  return `${capital(lead)}I${told}`
}
/** The first pronoun behind the name of the one who swears. */
const pronounOfAffiant = (text: string, name: string) => {
  const at = text.indexOf(name)
  return at < 0 ? undefined : /\b(?:she|he)\b/i.exec(text.slice(at + name.length))?.[0].toLowerCase()
}

const numbered = /^(?:\d{1,2}[.)]\s*)(?=\S)/
const swears =
  /^I,? (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}),[^;]{0,120}? (?:want to |wish to |need to )?(?:swear|state|say|declare|affirm)s?(?: under oath)? that (?<what>.{6,600})$/isu
const speaker =
  /^I['’]?(?:m| am) (?<name>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2}), (?<what>(?!\d)[^;]{4,200}?)[.]?$/u

export const ofAffidavit: Readers = {
  readers: [
    caseIn,
    venueIn,
    ({ text }) =>
      /^(?:facts?|statements?)[.:]?$/i.test(text) || (isOrder(text) && /\baffidavit\b/i.test(text) && text.length < 60)
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
    (field === 'court' && !/Court|District|Board|Commission/i.test(value)) ||
    // Where something happened is not where the affiant lives.
    (field === 'affiantAddress' &&
      unit !== undefined &&
      !/\b(?:address|lives?|resides?|reside|of)\b/i.test(unit.text.slice(0, unit.text.indexOf(value))) &&
      !unit.text.includes(valueAt(found, 'affiantName'))),
  isNoTerm,
}
