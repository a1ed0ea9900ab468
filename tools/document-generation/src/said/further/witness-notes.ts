import { findSpokenDates } from '@casewright/law'
import { capital } from '../../capital.ts'
import { kin } from '../../kin.ts'
import { asAffiant, pronounOfAffiant, sworn } from './sworn.ts'
import { type Around, type Reader, stopped, valueAt } from './telling.ts'
import { isUnsworn } from './unsworn.ts'

const irregular =
  'went|came|saw|heard|took|got|gave|had|was|told|asked|did|left|drove|ran|felt|fell|found|kept|made|met|paid|read|said|sat|sent|slept|spoke|stood|wore|wrote|knew|bought|brought|broke|caught|held|hit|lost|put|rode|sold|woke|began|could|would'
const denied = "(?:did|was|had|could|would|does|has|is)(?:n['’]t| not)"
const present = 'works|lives|owns|has|keeps|knows|runs|drives|manages|rents|uses|takes|remembers|still'
/** A verb at the head of a note that leaves out who it is of: 'Took no pictures', 'Still has the shoes'. */
const verb = new RegExp(
  `^(?:(?:never|also|then|always|only|just|later|first|again) )?(?:(?:${irregular}|${present}|${denied}|never)\\b|(?!(?:need|feed|speed|bed|red|shed|seed|weed|hundred|indeed|united|undersigned|sworn|attached|enclosed|dated|signed|retired|married|divorced|widowed|employed|related|based|named|titled|called)\\b)\\p{Ll}{3,14}ed\\b)`,
  'iu',
)
/** What somebody is, of whom no verb is said: 'Retired nurse', 'Married, two kids'. */
const finite =
  /(?<!\p{L})(?:is|are|was|were|am|has|have|had|did|does|do|will|would|could|can|cannot|said|says|told|saw|heard|went|came|knew|found|got|gave|took|made|left|sent|paid|fell|hit|ran|stood|sat|wore|felt|kept|broke|began|let|put|drove|rode|held|threw|met|spoke|wrote|bought|brought|caught|lost|woke|slept|asked|called|\p{L}{2,40}n['’]t|[\p{L}]{3,40}ed|\p{L}{1,12}['’](?:s|m|re|ve|d|ll))(?!\p{L})/u

/** With which word the notes tell of the affiant; 'nobody' where they have no pronoun, and leave out each time of whom they are. */
type Own = 'I' | 'she' | 'he' | 'nobody'
function own({ text, found }: Around): Own | null {
  const unquoted = text.replace(/[“"][^”"\n]{0,300}[”"]/g, ' ')
  if (/\bI(?:['’]m|['’]ve)?\b/.test(unquoted)) return 'I'
  const name = valueAt(found, 'affiantName')
  const said = pronounOfAffiant(unquoted, name)
  if (said === 'she' || said === 'he') return said
  return name !== '' && !/\b(?:she|he|her|his|him)\b/i.test(unquoted) ? 'nobody' : null
}
/** What whoever is left out of a sentence swears. */
const asOwn = (word: Own, said: string, ...[unit, around]: Parameters<Reader>): ReturnType<Reader> =>
  word === 'I'
    ? { values: { statements: stopped(`I ${said}`) }, isWhole: true }
    : word === 'nobody'
      ? { values: { statements: stopped(asAffiant(`She ${said}`)) }, isWhole: true }
      : sworn({ ...unit, text: `${capital(word)} ${said}` }, around)

const lead = /^(?:(?:and|but|then|so|also),? )+/i
const dayAndHour =
  /^,? ?(?:(?:at|around|about|abt|ab|approx\.?|approximately|~)[. ]*)?(?<time>\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?)?,? ?/iu
/** Notes without the day and the hour that they begin with. */
function withoutDay(text: string): string {
  const [day] = findSpokenDates(text)
  return day?.start === 0 ? text.slice(day.end).replace(dayAndHour, '') : text
}
const person = new RegExp(
  `\\b(?:${kin}|man|woman|men|women|guy|lady|kid|boy|girl|manager|driver|officer|cop|deputy|police|doctor|nurse|medic|boss|clerk|owner|neighbor|friend|worker|cashier|guard|teacher|landlord|tenant|agent|lawyer|operator|foreman|supervisor|customer|passenger|pilot|coach|crew|people|someone|somebody|they|he|she|who)s?\\b`,
  'iu',
)
/** 'Light for the bus was red', 'Sosa's car went into the pole': what a thing was or did, so that no person is left out behind it. */
function isOfThing(said: string): boolean {
  const subject = said.slice(0, finite.exec(said)?.index ?? 0).replace(/^\p{Lu}[\p{L}’'-]*['’]s (?=\p{Ll})/u, 'its ')
  return (
    subject !== '' && !person.test(subject) && !/\p{Lu}/u.test(subject.slice(1)) && !/^\p{Lu}\p{L}+ $/u.test(subject)
  )
}
/** Whether the sentence before is of the affiant, or leaves out of whom it is as well. */
function isOfAffiant(at: number, word: Own, around: Around): boolean {
  const name = valueAt(around.found, 'affiantName')
  const called = name.split(' ').filter((part) => part.length > 2)
  const own = new Set([...called, ...(word === 'I' ? ['I', 'My', 'We'] : [capital(word)])])
  const block = around.units.find(({ start }) => start === at)?.block
  for (const unit of around.units
    .filter(({ start }) => start < at)
    .toReversed()
    .slice(0, 4)) {
    // A new paragraph is of the affiant again.
    if (block !== undefined && unit.block !== block) return true
    const said = withoutDay(unit.text.replace(lead, '')).replace(
      /^(?:On|In|At|After|Before|When|While|As)\b[^,]{2,50}, /u,
      '',
    )
    const [first = ''] = said.replace(/^(?:Mrs?|Ms|Dr|Miss)\.? /u, '').split(/[^\p{L}-]/u)
    if (own.has(first) || (word !== 'I' && first === word)) return true
    if (finite.test(said) && !verb.test(said) && !isOfThing(said)) return false
  }
  return true
}

/** 'Took no pictures.': who is left out is the affiant, where the sentence before is of nobody else. */
const subjectLeftOut: Reader = (unit, around) => {
  const word = own(around)
  const text = unit.text.replace(lead, '')
  if (!word || !verb.test(text) || /["“]/.test(text.slice(0, 12)) || isUnsworn(text)) return null
  if (text.split(/\s+/).length < 2 || /[?[\]]/.test(text) || !isOfAffiant(unit.start, word, around)) return null
  return asOwn(word, `${text.charAt(0).toLowerCase()}${text.slice(1)}`, unit, around)
}

/** 'Aug 9 2025 ab 7:40 am saw the gate arm up': when, and then what whoever is left out did. */
const whenAndWhat: Reader = (unit, around) => {
  const word = own(around)
  const [day] = findSpokenDates(unit.text)
  if (!word || day?.start !== 0 || !day.iso || /["“?[\]]/.test(unit.text)) return null
  const rest = unit.text.slice(day.end)
  const time = dayAndHour.exec(rest)?.groups?.time ?? ''
  const what = rest.replace(dayAndHour, '')
  if (what === '' || !verb.test(what) || isUnsworn(what)) return null
  const [first = what, ...others] = what.replace(/[.]$/, '').split(/[,;] (?=no (?:one|body)\b|\p{Ll}+ (?:was|were)\b)/u)
  const told = asOwn(word, first, unit, around)?.values.statements
  if (!told) return null
  const about = /^,? ?(?:around|about|abt|ab|approx|~)/i.test(rest) ? 'about ' : ''
  const at = time === '' ? '' : `, at ${about}${hour(time)}`
  const more = others.map((one) =>
    stopped(
      capital(
        /^no (?:one|body) (?:at|in|on|by|there)\b/i.test(one) ? one.replace(/^(no (?:one|body)) /i, '$1 was ') : one,
      ),
    ),
  )
  return {
    values: { statements: [`On ${unit.text.slice(0, day.end)}${at}, ${told}`, ...more].join('\n') },
    isWhole: true,
  }
}
const hour = (time: string) => time.replace(/ ?([ap])\.?m\.?$/iu, (_, half: string) => ` ${half.toLowerCase()}.m.`)

const thing = String.raw`(?:\p{Ll}[\p{L}’'-]*)(?: (?!no\b)\p{Ll}[\p{L}’'-]*){0,4}`
const none = new RegExp(`^[Nn]o ${thing}(?:(?:,| and|, and|,? or) no ${thing}){0,4}[.]?$`, 'u')
const notThings = /^[Nn]o (?:one|body|idea|comment|way|doubt|longer|more|reason|problem|kidding|thanks|need|prior)\b/u
/** 'No cone, no mat.' */
const thereWasNone: Reader = ({ text }) => {
  if (!none.test(text) || notThings.test(text) || finite.test(text)) return null
  const things = text
    .replace(/[.]$/, '')
    .split(/,? (?:and |or )?(?=[Nn]o )|,(?= ?no )/u)
    .map((one) => one.trim().replace(/^No/, 'no'))
  const [first = ''] = things
  const were = /(?<!s)s$|^no (?:people|men|women|children)\b/u.test(first.split(' ').slice(0, 2).join(' '))
    ? 'were'
    : 'was'
  const last = things.at(-1) ?? ''
  const all = things.length < 2 ? first : `${things.slice(0, -1).join(', ')} and ${last}`
  return { values: { statements: `There ${were} ${all}.` }, isWhole: true }
}

const uncounted =
  /^(?:water|oil|ice|glass|smoke|blood|traffic|snow|rain|mud|gravel|debris|food|grease|light|fire|gas|mold|sewage|trash|dirt|sand|ivy|furniture|equipment|evidence|damage)\b/iu
const inner =
  /\b(?:hip|knee|back|neck|head|arm|leg|wrist|ankle|shoulder|hand|foot|chest|stomach|elbow|jaw|nose|eye)s?\b/iu
/** 'Puddle by the freezer, gray': what was where, as notes have it without a verb. */
const where =
  /^(?:(?<article>an?|the|two|three|four|several|some) )?(?<what>\p{L}[\p{Ll}’'-]*(?: \p{Ll}[\p{Ll}’'-]*){0,3}?) (?<at>(?:by|near|beside|behind|under|over|across|along|next to|in front of|on top of|on|in|at) (?:the|a|an|that|its|our|my|both|each) [^.;:]{2,160})[.]?$/iu
const event =
  /\b(?:surgery|ambulance|meeting|call|visit|appointment|trip|trial|hearing|deposition|dinner|lunch|party|shift|crash|accident|fall|stop|talk|conversation|letter|e-?mail|text|trouble|pain|work|job|day|time|night|morning|evening|address|home|store|office)\b/iu
const thereWas: Reader = ({ text, line }) => {
  const { article = '', what = '', at = '' } = where.exec(text)?.groups ?? {}
  if (line || !what || finite.test(text) || event.test(what) || inner.test(text) || /[\d$?[\]“"]/.test(text))
    return null
  const noun = what.charAt(0).toLowerCase() + what.slice(1)
  if (
    /\p{Lu}/u.test(noun) ||
    /^(?:no|not|same|while|when|then|there|here|this|that|he|she|it|they|per|as|about|after|before)\b/u.test(noun)
  )
    return null
  const isMany = /(?<![su])s$/u.test(noun) || /^(?:two|three|four|several)$/i.test(article)
  const own = article.toLowerCase() || (isMany || uncounted.test(noun) ? '' : /^[aeiou]/u.test(noun) ? 'an' : 'a')
  return {
    values: { statements: stopped(`There ${isMany ? 'were' : 'was'} ${own ? `${own} ` : ''}${noun} ${at}`) },
    isWhole: true,
  }
}

const clock =
  /(?:,? (?:at |around |about |approx\.? |approximately )*\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?|o['’]clock)?(?: or so)?)?/iu
/** 'February 6 2026, about 10:20 am, store on Pike Street.': when and where, before what happened. */
const whenAndWhere: Reader = ({ text, line }) => {
  const [day] = findSpokenDates(text)
  if (line || day?.start !== 0 || !day.iso) return null
  const rest = text.slice(day.end).replace(/[.]$/, '')
  const time = clock.exec(rest)
  const place = rest.slice(time?.index === 0 ? time[0].length : 0).replace(/^,? ?/, '')
  if (
    finite.test(place) ||
    /[;:?[\]“"]/.test(place) ||
    place.split(' ').length > 12 ||
    /^(?:surgery|ambulance)/i.test(place)
  )
    return null
  const at =
    place === ''
      ? ''
      : /^(?:at|in|on|near|outside|inside)\b/i.test(place)
        ? `, ${place}`
        : /^\p{Lu}|^the\b|^an? /u.test(place)
          ? `, at ${place}`
          : `, at the ${place}`
  return {
    values: {
      statements: stopped(`What follows happened on ${text.slice(0, day.end)}${time?.index === 0 ? time[0] : ''}${at}`),
    },
    isWhole: true,
  }
}

/** What a note says of itself, of its signing or of the paper that it goes with. */
const ofThePaper =
  /^(?:(?:affidavit|affid|aff|declaration|witness|interview) notes?\b|notes? (?:for|on|of|from)\b.{0,30}\b(?:affidavit|affid|aff|declaration)\b|(?:to go|goes|going|will go) with (?:the |our )?(?:opp|opposition|reply|motion|brief|response|summary)\b|(?:signing|will sign|signs|to sign) (?:at|in|on|here|before|with)\b|notary\b)/iu
const caption = ['affiantName', 'plaintiff', 'defendant', 'court', 'caseNumber', 'venue', 'affiantAddress']
/** Whether a head says nothing but what stands in the caption. */
const isOfCaption = (text: string, found: Around['found']): boolean =>
  caption
    .map((field) => valueAt(found, field))
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, value) => left.replace(value, ' '), text)
    .replace(ofThePaper, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1 && !/^(?:vs?|no|case|in|for|us|our|witness|affiant|the|of|and|side)$/i.test(word))
    .length < 2
const notSworn: Reader = ({ text }, { found }) =>
  ofThePaper.test(text) ? { values: {}, isWhole: !/ v\.? |\bNo\. /.test(text) || isOfCaption(text, found) } : null

const honorific = /^(?:Mrs?|Ms|Miss)\.? /u
const past = /^(?:retired|former|ex-)/iu
const state =
  /\b(?:retired|licensed|registered|certified|married|divorced|widowed|employed|self-employed|disabled)\b/giu
const doing = /^(?:lives|works|drives|runs|owns|teaches|manages|has|keeps|rents|farms|studies|volunteers)\b/iu
/** 'Bernadette Lowry, 71, retired school secretary, 212 Catalpa St, Marietta, Ohio.' */
const isNamed: Reader = ({ text }, { found }) => {
  const name = valueAt(found, 'affiantName').replace(honorific, '')
  const bare = text.replace(/^(?:affiant|witness|declarant)(?: is|:|=)? ?/iu, '').replace(honorific, '')
  const said = /^(?:age )?\d{2}, \p{Ll}/u.test(bare) ? `${name}, ${bare}` : bare
  if (name === '' || !said.startsWith(`${name}, `) || finite.test(said.slice(name.length).replace(state, ' ')))
    return null
  const [age = '', ...rest] = said
    .slice(name.length + 2)
    .replace(/[.]$/, '')
    .split(', ')
  const years = /^(?:age |aged )?(?<years>\d{2})(?: years old| y\/?o)?$/iu.exec(age)?.groups?.years
  const parts = years ? rest : [age, ...rest]
  const work = parts[0] ?? ''
  // 'Lives in Parker, works as bookkeeper, drives a bus': each says by its verb what it is.
  const does = parts.filter((part) => doing.test(part))
  const address = valueAt(found, 'affiantAddress')
  const isWork = !doing.test(work) && /^\p{Ll}[\p{L} &/’'-]{3,50}$/u.test(work)
  const statements = [
    ...(years ? [`I am ${years} years old.`] : []),
    ...(isWork && past.test(work) ? [`I am a ${work}.`] : []),
    ...does
      .filter((part) => address === '' || !part.includes(address.split(',')[0] ?? address))
      .map((part) =>
        asAffiant(
          `She ${part.replace(/^(works? as) (?=(?!an? |the )\p{Ll})/iu, (_, as: string) => `${as} ${/^works? as [aeiou]/iu.test(part) ? 'an' : 'a'} `)}.`,
        ),
      ),
  ]
  const left = (isWork ? parts.slice(1) : parts).filter((part) => !does.includes(part)).join(', ')
  if (left !== '' && !address.includes(left.replace(/[.]$/, '')) && !left.includes(address)) return null
  return {
    values: {
      ...(statements.length > 0 && { statements: statements.join('\n') }),
      ...(isWork && { occupation: work }),
    },
    isWhole: true,
  }
}

export const witnessNotes: readonly Reader[] = [
  notSworn,
  isNamed,
  thereWasNone,
  whenAndWhat,
  whenAndWhere,
  thereWas,
  subjectLeftOut,
]
