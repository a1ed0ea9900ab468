import { findSpokenDates } from '@casewright/law'
import type { Template, TemplateField } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import { writtenOut } from '../letters/written-out.ts'
import { listed } from '../listed.ts'
import { saysNothingMore } from '../nothing-more.ts'
import { addressesIn, unitsOf } from '../reading.ts'
import { inFirstPerson } from './first-person.ts'

/** How somebody leads to what a field asks for, with or without its colon. */
const leads: Readonly<Record<string, RegExp>> = {
  activity: /^what (?:I|we|he|she|they)(?:['’](?:ll|d)| will| would)? (?:do|offer|sell): /i,
  experience: /^experience: /i,
  goals: /^goals?:? (?=\p{Ll}|\d)/iu,
  budget: /^budget:? (?=\p{Ll}|\d)|^the money (?:goes|would go|will go) (?:to|for) /iu,
  debts: /^(?:(?:I|we)(?: also| still)? owe|(?:my|our)(?: only)? debts (?:are|include)) (?=\$|\d|an?\b)/i,
  assets: /^(?:(?:I|we)(?: also)? have|(?:my|our) assets (?:are|include)) (?=\$)/i,
  enclosures:
    /^(?:(?:(?:I|we)(?:['’](?:m|re|ve)| am| are| have)? (?:also )?)?(?:including|include|enclosing|enclose|attaching|attached?)|(?:enclosed|attached)(?: are| is)?:?) (?=\p{L})/iu,
  references: /^(?:my|our) references? (?:is|are|would be) /i,
  collateral: /^(?:the )?collateral (?:is|will be|would be) /i,
  lender: /^(?:asking|from|to|with|at) (?=\p{Lu})/iu,
  applicantName: /^(?:contact|applicant)(?: is|:)? (?=\p{Lu})/iu,
  licenseType: /^(?:(?:an? |the )?application for )?(?:an? |the )(?=\p{L})|^(?:an? )?application for /iu,
  positionApplied: /^(?:the|an?) (?=\p{L})/iu,
  activities: /^what (?:we|I)(?:['’]ll| will| plan to)? do: /i,
  purpose: /^\$[\d,]+ (?:for|to) (?=\p{L})/iu,
  durationOfStay: /^stay(?:ing)? (?:for )?/i,
  currentAddress: /^at (?=\p{Lu}|\d)/u,
  site: /^(?:at )?(?:my|our) (?:house|home|place)(?: at|,)? /i,
}
const ends: Readonly<Record<string, RegExp>> = {
  collateral: / (?:would|will|can|could|is to) be (?:the |my |our )?(?:collateral|security)\.?$/i,
  positionApplied: / (?:position|job|role|opening)\.?$/i,
  term: / (?:would|will|should|could)\b.*/i,
  applicantName: / (?:of|from|at|with) \p{Lu}.*/u,
  enclosures: / (?:is|are) (?:attached|enclosed|included)\.?$/i,
  site: /(?<=\d{5})\. \p{Lu}[^\n]*/u,
  durationOfStay: /, (?:(?:staying )?(?:in|at|with)) (?<more>[^\n]{4,80})$/i,
}

const thousands = /(?<![\w$.,])\$?(\d{1,3})k\b/gi
const none = /^(?:I|we) (?:have|own|owe|offer) (?:no|nothing)\b[^\n]{0,24}$/i

/** A value as a form has it: without what leads to it, each thing in its line, and nothing in the short forms of speech. */
function asEntry(field: TemplateField, text: string, value: string): string {
  const lines = value.split('\n').map((given) => {
    const line = /^(?:assets|debts|budget|collateral)$/.test(field.name) ? given.replace(thousands, '$$$1,000') : given
    const sum = bareSum.test(line) && /^(?:assets|debts)$/.test(field.name) ? labelOf(text, line) : ''
    if (sum) return `${sum}: ${line}`
    const bare = line.replace(leads[field.name] ?? /$^/, '').replace(ends[field.name] ?? /$^/, '')
    if (/^(?:collateral|debts|assets|otherLicenses|experience)$/.test(field.name) && none.test(bare.replace(/\.$/, '')))
      return 'None'
    const said =
      field.type === 'textarea' && !/Address$|^site$/.test(field.name) ? inFirstPerson(text, writtenOut(bare)) : bare
    return said === line ? said : capital(said)
  })
  return listed(field.name, lines.join('\n'))
}

const bareSum = /^\$[\d,]{3,12}(?:\.\d\d)?\.?$/
/** The label that stands before a sum: 'Savings' of 'Savings: $6,200'. */
const labelOf = (text: string, sum: string): string =>
  /(?:^|\n)[ \t]{0,3}(?<label>\p{Lu}[\p{L} ]{2,24}): $/u.exec(text.slice(0, Math.max(0, text.indexOf(sum))))?.groups
    ?.label ?? ''

const sameValue = /^(?:(?:at )?(?:the |my )?same(?: address| place)?|same as (?:above|mine|home))\.?$/i
const sameAddress = /\b(?:at |from )?(?:the |my )?same address\b/i
const ownHome =
  /\b(?:my|our) (?:own )?(?:house|home|property|place)\b[^.;\n]{0,24}? (?:at|on) $|\b(?:house|home|property) (?:at|on) $/i
const livesThere = /\b(?:I|we) (?:own|live)[^.;\n]{0,30}\b(?:live|there|here|house|home|it)\b/i
const ownsIt = /\b(?:I|we) own (?:the|this|that|it|my|our)\b(?: (?:house|home|property|building|land|lot|place))?/i

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tourists?|tourism|vacation|sightseeing|honeymoon)\b/i, 'tourist'],
  [/\b(?:stud(?:y|ying|ies)|master['’]?s|bachelor['’]?s|degree|exchange student|language school)\b/i, 'student'],
  [/\b(?:business meetings?|meetings? with|trade (?:show|fair)|conference|negotiat\w+)\b/i, 'business'],
]

/** What an application's other words settle: an address that is the same, who owns a place, the only day, the kind of visa. */
function settledBy(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  const of = (name: string) => filled.find(({ field }) => field === name)
  const put = (name: string, value: string | undefined, from: Filled['from']): Filled[] => {
    const known = template.fields.find((one) => one.name === name)
    return known && value && !of(name)
      ? [{ field: name, label: known.label, value, by: 'text', ...(from && { from }) }]
      : []
  }
  const [home, site, name] = [of('applicantAddress'), of('site'), of('applicantName')]
  const lead = site?.from
    ? text.slice(Math.max(0, text.indexOf(site.value) - 60), Math.max(0, text.indexOf(site.value)))
    : ''
  const isOwn =
    (ownHome.test(lead) || /^(?:at )?(?:my|our) (?:house|home)\b/i.test(site?.value ?? '')) && livesThere.test(text)
  const isSame = sameAddress.test(text)
  const days = template.id === 'permit-application' ? findSpokenDates(text).filter(({ iso }) => iso !== null) : []
  const purpose = of('purposeOfTravel')
  const types = purpose ? kinds.filter(([words]) => words.test(purpose.value)) : []
  const [only] = new Set(days.map(({ iso }) => iso))
  const stay = of('durationOfStay')
  const firm = name && / (?:of|from|at|with) (?<firm>\p{Lu}.*)/u.exec(name.value)?.groups?.firm
  const rooms = stay ? ends.durationOfStay?.exec(stay.value)?.groups?.more : undefined
  return [
    ...(isSame ? put('businessAddress', home?.value, home?.from) : []),
    ...(isOwn || (isSame && !home)
      ? put('applicantAddress', site?.value.replace(leads.site ?? /$^/, '').replace(/\.$/, ''), site?.from)
      : []),
    ...(isOwn && ownsIt.test(text) ? put('owner', name?.value, name?.from) : []),
    ...(new Set(days.map(({ iso }) => iso)).size === 1 ? put('startDate', only ?? undefined, undefined) : []),
    ...(types.length === 1 ? put('visaType', types[0]?.[1], purpose?.from) : []),
    ...(firm ? [...put('employer', firm, name?.from), ...put('businessName', firm, name?.from)] : []),
    ...(rooms ? put('accommodationDetails', capital(rooms), stay?.from) : []),
  ]
}

/** 'Owner is Matt Delaney, 1290 Alder Street': an address right behind a name is of whom it names. */
function withAddresses(text: string, filled: readonly Filled[]): Filled[] {
  const addresses = addressesIn(text)
  const behind = (name: string | undefined) => {
    const at = name ? text.indexOf(name) : -1
    return name && at >= 0
      ? addresses.find(
          ({ start }) => start >= at + name.length && /^(?:, | \(| at )$/.test(text.slice(at + name.length, start)),
        )
      : undefined
  }
  const of = (field: string) => filled.find((one) => one.field === field)?.value
  const [own, firm] = [behind(of('applicantName')), behind(of('businessName'))]
  return filled.map((one) => {
    const right = one.field === 'applicantAddress' ? own : one.field === 'businessAddress' ? firm : undefined
    return right && !one.value.includes(right.words) ? { ...one, value: right.words, from: right } : one
  })
}

/** 'City of Savannah Park and Tree Department': an office whose name goes on behind 'and'. */
function withRest(text: string, one: Filled): Filled {
  const at = text.indexOf(one.value)
  const before =
    at < 0
      ? undefined
      : /(?<![\p{L}’'-])(?:\p{Lu}[\p{L}’'-]{0,24} ){1,3}and $/u.exec(text.slice(Math.max(0, at - 60), at))?.[0]
  if (before) return { ...one, value: before + one.value }
  const more = at < 0 ? undefined : office.exec(text.slice(at + one.value.length, at + one.value.length + 60))?.[0]
  return more ? { ...one, value: one.value + more } : one
}
/** 'Job: Librarian, Portland Public Library': what a form has in the line of the employer, whole. */
function wholeLine(text: string, one: Filled): Filled {
  const line =
    /(?<=^|\n)[ \t]{0,3}(?:Job|Employer|Work|Occupation|Employment|Works? (?:at|for)): (?<all>[^\n]{4,120}?)\.?[ \t]*(?=\n|$)/u.exec(
      text,
    )
  const all = line?.groups?.all
  return all?.startsWith(`${one.value}, `) ? { ...one, value: all } : one
}
const office =
  /^ (?:and|&) (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Department|Office|Board|Commission|Division|Services|Bureau|Agency|Authority)\b/u

const schooled =
  /^(?<school>(?:I )?(?:graduated|studied|trained|finished|completed|earned|received)\b[^.;\n]{6,120}?),? and (?:then )?(?:have |I )?(?<work>(?:worked|served|been)\b[^.;\n]{6,160}\.?)$/iu

/** 'I graduated in 2016 and worked ten years at Salon Vert': what was learned, and what was done, where nothing else tells it. */
function withSchool(template: Template, filled: readonly Filled[]): Filled[] {
  const known = template.fields.find(({ name }) => name === 'qualifications')
  if (!known || filled.some(({ field }) => field === known.name)) return [...filled]
  return filled.flatMap((one): Filled[] => {
    const both = one.field === 'experience' ? schooled.exec(one.value)?.groups : undefined
    if (!both?.school || !both.work) return [one]
    const work = /^been/i.test(both.work) ? `I have ${both.work}` : `I ${both.work}`
    return [
      { ...one, field: known.name, label: known.label, value: `${capital(both.school)}.` },
      { ...one, value: work },
    ]
  })
}

/** An application's values as its form has them. */
export function entered(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (template.tab !== 'applications') return [...filled]
  const told = withAddresses(
    text,
    filled.filter(({ field, value }) => !(/Address$|^site$/.test(field) && sameValue.test(value))),
  )
  const all = withSchool(template, [...told, ...settledBy(template, text, told)])
  return all.flatMap((one): Filled[] => {
    const field = template.fields.find(({ name }) => name === one.field)
    if (!field || !/^text(?:area)?$/.test(field.type) || field.sensitive) return [one]
    const value = asEntry(field, text, one.value)
    if (one.field === 'agency') return [withRest(text, one)]
    if (one.field === 'employer') return [wholeLine(text, one)]
    const others = all.filter((other) => other !== one)
    if (one.field === 'assets') {
      // The loan itself is no asset.
      const own = value.split('\n').filter((line) => !saysNothingMore(template, line, others))
      return own.length > 0 ? [{ ...one, value: own.join('\n') }] : []
    }
    if (one.field !== 'description' && one.field !== 'activity') return value === '' ? [] : [{ ...one, value }]
    const left = unitsOf(value).filter((unit) => !saysNothingMore(template, unit.text, others))
    const kept = left.map((unit) => unit.text).join(' ')
    return [{ ...one, value: kept === '' || left.length === unitsOf(value).length ? value : kept }]
  })
}
