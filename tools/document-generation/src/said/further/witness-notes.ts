import { findSpokenDates } from '@casewright/law'
import { capital } from '../../capital.ts'
import { pronounOfAffiant, sworn } from './sworn.ts'
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

/** Whether the notes tell of the affiant in the third person, and with which word. */
function own({ text, found }: Around): 'I' | 'she' | 'he' | null {
  const unquoted = text.replace(/[“"][^”"\n]{0,300}[”"]/g, ' ')
  if (/\bI(?:['’]m|['’]ve)?\b/.test(unquoted)) return 'I'
  const said = pronounOfAffiant(unquoted, valueAt(found, 'affiantName'))
  return said === 'she' || said === 'he' ? said : null
}

const lead = /^(?:(?:and|but|then|so|also),? )+/i
/** Whether the sentence before is of the affiant, or leaves out of whom it is as well. */
function isOfAffiant(at: number, word: 'I' | 'she' | 'he', around: Around): boolean {
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
    const said = unit.text.replace(lead, '').replace(/^(?:On|In|At|After|Before|When|While|As)\b[^,]{2,50}, /u, '')
    const [first = ''] = said.replace(/^(?:Mrs?|Ms|Dr|Miss)\.? /u, '').split(/[^\p{L}-]/u)
    if (own.has(first) || (word !== 'I' && first === word)) return true
    if (finite.test(said) && !verb.test(said)) return false
  }
  return true
}

/** 'Took no pictures.': who is left out is the affiant, where the sentence before is of nobody else. */
const subjectLeftOut: Reader = (unit, around) => {
  const word = own(around)
  const text = unit.text.replace(lead, '')
  if (!word || unit.line || !verb.test(text) || /["“]/.test(text.slice(0, 12)) || isUnsworn(text)) return null
  if (text.split(/\s+/).length < 2 || /[?[\]]/.test(text) || !isOfAffiant(unit.start, word, around)) return null
  const said = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return word === 'I'
    ? { values: { statements: stopped(`I ${said}`) }, isWhole: true }
    : sworn({ ...unit, text: `${capital(word)} ${said}` }, around)
}

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
  /^(?:notes? (?:for|on|of|from)\b.{0,30}\b(?:affidavit|affid|aff|declaration)\b|(?:to go|goes|going|will go) with (?:the |our )?(?:opp|opposition|reply|motion|brief|response|summary)\b|(?:signing|will sign|signs|to sign) (?:at|in|on|here|before|with)\b|notary\b)/iu
const notSworn: Reader = ({ text }) =>
  ofThePaper.test(text) ? { values: {}, isWhole: !/ v\.? |\bNo\. /.test(text) } : null

const honorific = /^(?:Mrs?|Ms|Miss)\.? /u
const past = /^(?:retired|former|ex-)/iu
const state =
  /\b(?:retired|licensed|registered|certified|married|divorced|widowed|employed|self-employed|disabled)\b/giu
/** 'Bernadette Lowry, 71, retired school secretary, 212 Catalpa St, Marietta, Ohio.' */
const isNamed: Reader = ({ text }, { found }) => {
  const name = valueAt(found, 'affiantName').replace(honorific, '')
  const said = text.replace(/^(?:affiant|witness|declarant)(?: is|:|=)? ?/iu, '').replace(honorific, '')
  if (name === '' || !said.startsWith(`${name}, `) || finite.test(said.slice(name.length).replace(state, ' ')))
    return null
  const [age = '', ...rest] = said
    .slice(name.length + 2)
    .replace(/[.]$/, '')
    .split(', ')
  const years = /^(?:age |aged )?(?<years>\d{2})(?: years old| y\/?o)?$/iu.exec(age)?.groups?.years
  const parts = years ? rest : [age, ...rest]
  const work = parts[0] ?? ''
  const isWork = /^\p{Ll}[\p{L} &/’'-]{3,50}$/u.test(work)
  const statements = [
    ...(years ? [`I am ${years} years old.`] : []),
    ...(isWork && past.test(work) ? [`I am a ${work}.`] : []),
  ]
  const address = valueAt(found, 'affiantAddress')
  const left = (isWork ? parts.slice(1) : parts).join(', ')
  if (left !== '' && !address.includes(left.replace(/[.]$/, '')) && !left.includes(address)) return null
  return {
    values: {
      ...(statements.length > 0 && { statements: statements.join('\n') }),
      ...(isWork && { occupation: work }),
    },
    isWhole: true,
  }
}

export const witnessNotes: readonly Reader[] = [notSworn, isNamed, thereWasNone, whenAndWhere, thereWas, subjectLeftOut]
