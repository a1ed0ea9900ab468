import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { servedIn } from './deals.ts'
import { bare, putter, type ToldInLetter } from './put.ts'
import { toYou } from './to-you.ts'
import { writtenOut } from './written-out.ts'

/** What was bought, up to where, when and for how much. */
const bought =
  /(?<![\p{L}])(?:I|[Ww]e|my \p{Ll}{2,16}|our \p{Ll}{2,16})(?: had| have|['’]ve|['’]d)?,? (?:just |recently )?(?:bought|ordered|purchased|rented|leased|booked) (?<what>(?:an?|the|two|three|four|some|my|our|this) (?:(?!\b(?:from|on|for|at|in|last|this past|through|with|and (?:it|they)|back in|off|order(?= number)|stock(?= number))\b)[^,.;\n$\d]|\d(?=\d{3} \p{Lu})|(?<=\d)\d){2,60}?)(?<from> from (?:(?!\b(?:on|for|in (?=\p{Lu}\p{Ll}+ \d)|last)\b)[^,.;\n]){2,50}?)?(?:, (?<more>(?:the|an?|model|(?:19|20)\d\d) (?!whole\b)[^,.;\n$]{2,40}))?(?=,| on | for | in | at | last | back | this |[.;\n]|$)/u

const begin = /^(?:(?:so|and|but|now|ok|okay|also|basically|bottom line)[:,]? ){0,2}/i
const wants =
  /^(?:I|we|(?:my|our) clients?|what (?:I|we)|all (?:I|we))(?:['’]d| would| just| really| also){0,2} (?:wants?|like|demands?|asks? for|expects?|needs?|am asking for|are asking for)(?: is|:)? (?<what>.+)$/isu
const asksFor =
  /^(?:ask|asking|want|wants|wanting|demand|demanding|request|requesting)(?: (?:them|him|her))?(?: for)? (?<what>(?!to (?:know|complain)).+)$/isu
/** Where one remedy ends and the next begins. */
const next =
  /(?:,? and |, |; )(?=(?:I|we)(?:['’]d)? (?:also )?(?:want|like|need)\b|(?:them|him|her|you) to\b|\$?\d[\d,]*(?:\.\d\d)? (?:for|of)\b|(?:the|my|our|a|an|this|that) [\p{L} -]{2,40}? (?:\p{L}{2,12}ed|paid|fixed|closed|refunded|replaced|removed|sent|taken|off|back|for)\b|for them to\b)/iu
const again = /^(?:I|we)(?:['’]d)? (?:also )?(?:want|would like|like|need) /i
const participle =
  '(?:\\p{L}{2,12}ed|paid|taken|sent|done|redone|made|given|put|reset|undone|rebuilt|torn out|written off|brought back)'

const suffered = new RegExp(
  `^(?<what>(?:(?:the|my|our|this|that|these|those|it|all of it|everything)(?: (?!and\\b)[\\p{L}\\d’'-]+){0,5}?)(?: all)?) (?<done>${participle})(?<rest>(?: .*)?)$`,
  'iu',
)

/** One remedy as what is asked: 'them to pay the floor' is 'that you pay the floor'. */
function remedy(given: string): string {
  const words = bare(given).replace(again, '')
  const who = /^(?:for )?(?:them|him|her|you|it) to (?<what>.+)$/is.exec(words)?.groups?.what
  if (who) return `That you ${toYou(who, 'they')}`
  const passive = suffered.exec(words)?.groups
  if (passive?.what)
    return `That ${passive.what.replace(/ all$/, '')} be ${passive.done}${passive.rest}`.replace(
      /^That it be (?:all )?refunded$/i,
      'A full refund',
    )
  const money = /^(?:my|the|our) money back(?<rest>.*)$/is.exec(words)?.groups
  if (money) return `A refund${(money.rest ?? '').replace(/^,? ?(?=for\b)/, ' ')}`
  const back = /^(?<what>(?:the |my |our )?\$?[\d,]+(?:\.\d\d)?) back(?<rest>.*)$/is.exec(words)?.groups
  if (back) return `A refund of ${back.what}${back.rest}`
  return capital(words.replace(/^(?=\d[\d,]*(?:\.\d\d)? (?:for|back|to (?:fix|repair|replace))\b)/, '$'))
}

const beforeDay = /,? ?(?:by|before|until|no later than) (?:the )?$/i
const byDay = /\b(?:by|before|no later than|until|till|til|deadline(?: is|:)?)(?: the)? $/i
const alone =
  /^(?:(?:please|I(?:['’]d| would)? (?:like|want|expect|need)|we(?:['’]d| would)? (?:like|want|expect|need)|give (?:them|him|her)|they have|they['’]ve got|need|want|deadline(?: is)?|reply|respond|response|to (?:hear|know)(?: back)?|(?:an? )?answer|hear(?: back)?|me|us|in writing|is|by|before|until|till|til|no later than|from them|the latest|at|of)(?![\p{L}])[\s:,]*)*$/iu
const consequence =
  /(?:,? (?:or(?: else)?|otherwise|if not,?(?: then)?)|^(?:or(?: else)?|otherwise|if not)),? (?<who>I|we)(?<verb>['’]m going to|['’]re going to|['’]ll|['’]ll have to| will| am going to| are going to|['’]m| intend to| would|['’]d)? (?<what>.+)$/isu

const unless =
  /^(?:and )?if (?:I|we|you|they|he|she|it|this|that|nothing|the|there)(?![\p{L}])[^;\n]{2,100}?,? (?<who>I|we)(?<verb>['’]m going to|['’]re going to|['’]ll|['’]ll have to| will| am going to| are going to| intend to) (?<what>.+)$/isu

/** 'Or I'm going to the attorney general's office' is what follows if nothing happens by the day. */
function followsFrom(words: string): string | undefined {
  const found = (consequence.exec(words) ?? unless.exec(words))?.groups
  if (!found?.what || !found.who) return undefined
  const { who, verb = '', what } = found
  if (!verb && !/^(?:sue|file|go|take|report|call|dispute|contact|post|cancel)\b/i.test(what)) return undefined
  const act =
    /going to$/.test(verb) && /^(?:the|my|our|a|an|court|small claims|[A-Z])/.test(what) ? `go to ${what}` : what
  return `If the matter is not resolved by then, ${who} will ${bare(writtenOut(act.replace(/,? you can (?:say|put|write|tell them) that\b[^\n]{0,60}$/i, '')))}.`
}

const had =
  /\b(?:I|we|us|church|company|school|office|shop|family) (?:hired|had) (?:them|him|her|you|\p{Lu}[\p{L}’'&. -]{2,40}?) (?:to )?(?:re)?(?:do|fix|install|repair|replace|build|paint|clean|remodel|redo|move|haul|pave|seal|service|tile|mow|trim|design) (?<what>(?:the|our|my|an?) (?:\p{Ll}+ ){0,2}?\p{Ll}+)(?= (?:in|on|for|last|this|at|back|and|,)|[.,;]|$)/iu
const numbered =
  /(?<![\p{L}])(?<what>(?:order|account|policy|claim|booking|reservation|invoice|contract|ticket|work order|job|membership|member)(?: number| no\.?| #)?) (?<number>[A-Z]{0,4}-?\d[\w-]{2,20})/iu

/** What a complaint is about, what it asks, by when, and what follows otherwise. */
export function complaintIn(template: Template, units: readonly Unit[], read: readonly Filled[]): ToldInLetter {
  if (template.id !== 'complaint-letter') return { filled: [], units: [] }
  const { filled, put } = putter(template)
  const subject = read.find(({ field }) => field === 'subject')?.value
  const told: Unit[] = []
  const remedies: { unit: Unit; items: string[] }[] = []
  const buys = units.find((unit) => bought.test(unit.text))
  const serves = servedIn(buys ? units.slice(0, units.indexOf(buys)) : units, put)
  for (const unit of units) {
    if (unit.text.length > 600) continue
    const what = serves ? null : bought.exec(unit.text)
    const isClear =
      subject !== undefined &&
      subject.length < 50 &&
      !/ from (?:them|him|her|\p{Lu})|^(?:had|has|was|is)\b/u.test(subject)
    if (what?.groups?.what && !isClear) {
      const { what: thing, from = '', more } = what.groups
      const start = unit.start + unit.text.indexOf(thing)
      const end = start + thing.length + from.length + (more ? more.length + 2 : 0)
      put('subject', writtenOut(more ? `${thing}, ${more}` : thing).replace(/^(?:my|our|this) /, 'the '), {
        start,
        end: more || from ? end : start + thing.length,
      })
    }
    const words = unit.text.replace(begin, '')
    const dates = findSpokenDates(words).filter(({ iso, start }) => iso !== null && byDay.test(words.slice(0, start)))
    const [day] = dates
    const later = followsFrom(words)
    if (later) put('consequence', later, unit)
    const beforeIt = later ? words.slice(0, (consequence.exec(words) ?? unless.exec(words))?.index ?? 0) : words
    if (day?.iso && day.end <= words.length) {
      const around = `${beforeIt.slice(0, day.start)} ${beforeIt.slice(day.end)}`.replace(/[.!,;]/g, ' ').trim()
      if (alone.test(around)) {
        put('deadline', day.iso, unit)
        told.push(unit)
        continue
      }
    }
    const ask = (wants.exec(beforeIt) ?? asksFor.exec(beforeIt))?.groups?.what
    if (!ask || /^to (?:complain|know|hear|write|let)\b|^(?:an? )?(?:answer|reply|response|letter)\b/i.test(ask)) {
      if (later && beforeIt.replace(/\W/g, '') === '') {
        if (day?.iso) put('deadline', day.iso, unit)
        told.push(unit)
      }
      continue
    }
    const asked =
      day?.iso && ask.includes(day.words)
        ? ask.slice(0, ask.indexOf(day.words)).replace(beforeDay, '') +
          ask.slice(ask.indexOf(day.words) + day.words.length)
        : ask
    if (asked !== ask && day?.iso)
      put('deadline', day.iso, { start: unit.end - words.length + day.start, end: unit.end - words.length + day.end })
    remedies.push({
      unit,
      items: bare(asked)
        .replace(/^(?:to )?/, '')
        .split(next)
        .map(remedy),
    })
  }
  const whole = units.map(({ text }) => text).join(' ')
  const work = had.exec(whole)?.groups?.what
  const number = numbered.exec(whole)?.groups
  const known = read.find(({ field }) => field === 'subject')
  const [first] = units
  if (first && !serves && (!known || /^(?:had|has|have|was|were|is|are|that|how|it|they|my|\d)\b/i.test(known.value))) {
    if (work) put('subject', writtenOut(`the work on ${work}`), { start: first.start, end: first.start })
    else if (number?.what)
      put('subject', `${number.what.replace(/^member\b/i, 'membership').toLowerCase()} ${number.number}`, {
        start: first.start,
        end: first.start,
      })
  }
  if (remedies.length > 0) {
    const asked = template.fields.find(({ name }) => name === 'remedy')
    const value = [...new Set(remedies.flatMap(({ items }) => items.map((one) => capital(writtenOut(one)))))].join('\n')
    for (const { unit } of remedies) {
      if (asked)
        filled.push({
          field: asked.name,
          label: asked.label,
          value,
          by: 'text',
          from: { start: unit.start, end: unit.end },
        })
      told.push(unit)
    }
  }
  return { filled, units: told }
}
