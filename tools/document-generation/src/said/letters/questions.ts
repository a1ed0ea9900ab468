import { findSpokenDates } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { bases, plainVerb, toYou } from './to-you.ts'
import { writtenOut } from './written-out.ts'

const word =
  '(?:whether|if|what|how|when|where|who|why|which|by when|can|could|do|does|did|is|are|was|were|will|would|should|may|might|must|have|has|am)'
const lead = new RegExp(
  `(?:^|[\\s,])(?:(?:and |also |then |please |just ){0,3})(?:ask(?:ing)?|find out|(?:like|want|need|love|have|trying) to (?:know|find out|learn|hear)|wondering|wonder|tell (?:me|us)|let (?:me|us) know|questions? (?:is|are):?|inquir(?:e|ing))(?: (?:them|him|her|of them))?[:,]? (?:(?<about>about|on|for) )?(?=(?:also )?(?:${word}|the|a|an|their|his|her|about|for|price|prices|cost|costs|availability|lead time|delivery|terms|dates?)\\b)`,
  'iu',
)
const begins = new RegExp(`^(?:(?:and|also|plus|oh),? ){0,3}(?:${word})\\b`, 'iu')
const parts = new RegExp(`(?:,? and (?:also )?|, (?:also )?|; (?:and )?|\\? )(?=${word}\\b)`, 'iu')
const things =
  /(?:,? and |, |; )(?=(?:(?:price|cost|delivery|payment|lead|shipping|warranty|discount|rental|opening|service|freight|minimum)s?\b)|(?:the|an?|their|your|his|her|any) |(?:price|cost|availability|terms|dates?)\b)/iu
/** 'Whether there is a discount, and payment terms': a thing that is asked for behind a question. */
const alsoAsked =
  /, and (?=(?:the |your )?(?:price|cost|delivery|payment|lead|shipping|warranty|discount|rental|availability|terms|dates?)\b)/iu
const named = new RegExp(`, (?=${word}\\b)`, 'iu')

const aux = '(?:is|are|was|were|will|would|can|could|should|may|might|must|am)'
const pronoun = '(?:you|I|we|it|they|he|she|there|this|that)'
const main =
  '(?:cost|take|need|cover|last|run|include|require|come|apply|offer|accept|charge|use|work|start|open|close|get|pay|count|allow|handle|do|have|ship|deliver|mean|expire|end|begin|take|carry|sell|make|provide|serve|fit|hold|owe|keep|give|know|go|want|say|see|support|matter|qualify|transfer|stay|return|rent|train|hire|insure|install|repair|service|issue|look|feel|sound)'

const helped = new RegExp(
  `^(?<who>(?:${pronoun}|(?:(?!\\b(?:who|that|which|and|or|when|if|because)\\b)[\\p{L}\\d$%’'.-]+ ){0,7}(?!${aux}\\b)[\\p{L}\\d’'.-]+)) (?<verb>${aux}|(?:has|have|had)(?= (?:been|got|\\p{Ll}+ed)\\b))(?<rest>(?: .*)?)$`,
  'iu',
)

const pronounActs = new RegExp(
  `^(?<who>${pronoun}) (?:(?<adverb>still|also|even|ever|only|usually|normally) )?(?<verb>\\p{Ll}+)(?<rest>(?: .*)?)$`,
  'iu',
)

const nounActs = new RegExp(
  `^(?<who>(?:(?:the|an?|our|my|your|their|this|that) )?(?:(?!\\b(?:who|that|which|and|or|when|if|because)\\b)[\\p{L}\\d$%’'.-]+ ){1,8}?)(?:(?<adverb>still|also|even|only|usually|normally) )?(?<verb>${main}(?:e?s)?)(?<rest>(?: .*)?)$`,
  'iu',
)

const mainVerb = new RegExp(`^${main}$`)

/** Of a clause its question: 'you would insure it' is 'would you insure it'; null where its verb is not sure. */
function inverted(clause: string): string | null {
  const first = helped.exec(clause)?.groups
  if (first) return `${first.verb} ${first.who}${first.rest}`
  const acts = pronounActs.exec(clause)
  if (acts?.groups) {
    const { who = '', adverb, verb = '', rest = '' } = acts.groups
    const past = bases[verb] ?? (/^\p{Ll}{2,}[^e]ed$/u.test(verb) ? pastBase(verb) : undefined)
    const help = past ? 'did' : /^(?:it|he|she|this|that)$/i.test(who) ? 'does' : 'do'
    const base = past ?? (help === 'does' ? plainVerb(verb) : verb)
    return /^(?:not|never|and|or|the|a)$/.test(base)
      ? null
      : `${help} ${who} ${adverb ? `${adverb} ` : ''}${base}${rest}`
  }
  const named = nounActs.exec(clause)
  if (named?.groups) {
    const { who = '', adverb, verb = '', rest = '' } = named.groups
    const isOne = mainVerb.test(plainVerb(verb)) && plainVerb(verb) !== verb
    // 'The work costs': a noun before its verb may look like one.
    if (/^(?:the|an?|our|my|your|their|this|that) $/i.test(who)) return null
    return `${isOne ? 'does' : 'do'} ${who}${adverb ? `${adverb} ` : ''}${isOne ? plainVerb(verb) : verb}${rest}`
  }
  return null
}
const pastBase = (verb: string) =>
  /(?:at|iz|us|os|ag|ak|in|ir|ar|uc|iv|ov|ur)ed$/.test(verb) ? verb.slice(0, -1) : verb.slice(0, -2)

/** 'Our client's warehouse' stays; 'the warranty's two years' is what it is. */
const isClause = (words: string) =>
  words.replace(
    /^(?<who>(?:the|my|our|your|this|that) \p{Ll}+)['’]s (?=(?:an? |\d|two|three|four|five|ten|still|good|valid|open|available|free|included|possible|transferable|covered|required))/iu,
    '$<who> is ',
  )

const asksItself = new RegExp(`^(?:${aux}|do|does|did|have|has)\\b`, 'i')

const helps = new RegExp(`^(?:${aux}|do|does|did)\\b`, 'i')

/** One thing that is asked, as a question; null where its form is not sure. */
export function asQuestion(given: string): string | null {
  const words = isClause(writtenOut(given.trim().replace(/(?<![.?!,;])[.?!,;]+$/, '')))
  const ask = (question: string | null) => (question ? `${capital(question)}?` : null)
  const whether = /^(?:whether|if)(?: or not)? (?<rest>.+)$/iu.exec(words)?.groups?.rest
  if (whether) return ask(inverted(isClause(whether)))
  if (asksItself.test(words)) return ask(words)
  const asked =
    /^(?<what>by when|what(?: (?:kind|sort|type) of \p{Ll}+| (?!(?:do|does|did|is|are|will|would|can|could|should|have|has)\b)\p{Ll}+(?= (?:you|I|we|they|he|she) ))?|how (?:much|long|soon|often|far|late|early|big)(?: (?:notice|time|money))?|how many (?:\p{Ll}+ ){0,2}?\p{Ll}+(?= (?:you|I|we|they|he|she|it|there|is|are|do|does|can|will|would|have) )|how many \p{Ll}+|how|when|where|why|which \p{Ll}+|who) (?<rest>.+)$/iu.exec(
      words,
    )?.groups
  if (asked?.what && asked.rest) {
    if (helps.test(asked.rest)) return ask(words)
    const rest = inverted(isClause(asked.rest))
    if (!rest && /^who$/i.test(asked.what)) return ask(words)
    return ask(rest && `${asked.what} ${rest}`)
  }
  if (/^(?:by when|when|where|how|why|how much|how long)$/i.test(words)) return ask(words)
  if (/^(?:the|an?|your|any) /i.test(words) && !/\b(?:is|are|was|were|will|would|have|has)\b/i.test(words)) {
    const head =
      /^(?:the|an?|your|any) (?<noun>[\p{L}-]+(?: (?!for\b|of\b|to\b|at\b|in\b|on\b|delivered\b|with\b)[\p{L}-]+)*)/iu.exec(
        words,
      )?.groups?.noun ?? ''
    return ask(`what ${/[^s]s$/.test(head) ? 'are' : 'is'} ${words}`)
  }
  return null
}

/** What follows a question and is told and not asked: 'if they need a new survey, ours is from 2019'. */
const aside =
  /^(?<asked>.{8,200}?), (?<told>(?:ours|we|I|mine|it|our \p{Ll}+|the \p{Ll}{1,20}|my \p{Ll}{1,20})(?:['’](?:s|m|ve|re|d))? (?:(?:is|are|was|have|had|has|got|am|only|did)\b )?.{4,200})$/iu

/** One thing asked as the item of a list: a question, or what to tell, with what is told beside it. */
function itemOf(words: string, isAll: (one: string | null) => string | null): string | null {
  const more = aside.exec(words.replace(/(?<![.?!])[.?!]+$/, ''))?.groups
  const isTold =
    more?.told && /\b(?:is|are|was|have|has|had|['’]ve|['’]s|['’]re|['’]m|got|want|need)\b/i.test(more.told)
  const asked = isAll(asQuestion(isTold ? (more?.asked ?? '') : words))
  if (!asked) return null
  return isTold ? `${asked} ${capital(writtenOut(more?.told ?? ''))}.` : asked
}

/** What things do and nobody who reads a letter: 'what do they cost'. */
const ofThings = /\bthey (?:cost|last|expire|run|fit|weigh|look|arrive|grow|wear|break|come in)\b/i
/** Asked of whoever writes, and not of the reader. */
const orders =
  /^(?:(?:hi|hello|hey)(?: there)?,? |please |so )?(?:can|could|would|will) you (?:please )?(?:write|draft|make|prepare|help|do|send|type|put)\b[^?\n]{0,60}\b(?:letter|note|inquiry|email)\b/i
/** 'I'd like to hear by January 15': the date stands in a sentence of its own. */
const dueOnly =
  /^(?:and |please )?(?:(?:I|we)(?:['’]d| would)? (?:like|need|want|hope|appreciate)(?: to)? )?(?:have |get |an? |your )*(?:answer|reply|response|hear)(?: back)?(?: from (?:you|them))? by (?:[\p{L}]{3,9}\.? \d{1,2}(?:, \d{4})?|\d[\d/-]{2,9})[.!]?$/iu

/**
 * What a letter asks, of sentences that tell the writer to ask it, each as a question to whom it goes to.
 * @returns the questions, each with its sentence
 */
export function questionsIn(template: Template, units: readonly Unit[]): { filled: Filled[]; units: Unit[] } {
  const known = template.fields.find(({ name }) => name === 'questions')
  if (template.id !== 'inquiry-letter' || !known) return { filled: [], units: [] }
  const topics: { what: string; unit: Unit }[] = []
  const due: { iso: string; unit: Unit }[] = []
  const asked: { unit: Unit; start: number; items: string[] }[] = []
  for (const unit of units) {
    if (unit.text.length > 700) continue
    const found = lead.exec(unit.text)
    if (/\b(?:answer|reply|response|hear)(?: back)? (?:from you )?by\b/i.test(unit.text)) {
      const [date] = dueOnly.test(unit.text) ? findSpokenDates(unit.text) : []
      if (date?.iso) due.push({ iso: date.iso, unit })
      continue
    }
    if (orders.test(unit.text)) continue
    const label = /^(?:(?:my|our) )?questions?: ?/i.exec(unit.text)?.[0].length ?? 0
    const isAsked = begins.test(unit.text.slice(label))
    const isMore = asked.length > 0 && isAsked
    const isAlone = /\?$/.test(unit.text) && isAsked
    if (!found && !isMore && !isAlone) continue
    const from = found
      ? found.index + found[0].length
      : label + (/^(?:(?:and|also|plus|oh),? ){0,3}/iu.exec(unit.text.slice(label))?.[0].length ?? 0)
    const after = unit.text.slice(from).replace(/^also /i, '')
    // 'Ask the Lodge at Pine Lake, event manager Cindy Alvarado, do they have it?'
    const rest =
      /^(?:the )?\p{Lu}/u.test(after) && !begins.test(after) ? after.slice((named.exec(after)?.index ?? -2) + 2) : after
    const first = rest
      .split(parts)
      .flatMap((one) =>
        /^(?:whether|if|what|how|when|where|who|why|which|can|do|does|is|are)\b/i.test(one)
          ? one.split(alsoAsked)
          : one.split(things),
      )
    if (found?.groups?.about && !begins.test(rest) && first.length < 2 && !/^(?:the|a|an|your|their) /i.test(rest))
      continue
    // 'Ask the town clerk about a permit' is whom, and what the letter is about.
    if (/^(?:the )?\p{Lu}/u.test(rest) && !begins.test(rest)) continue
    const topic =
      /^(?:about|on|regarding) (?<what>(?![^.]{0,120}, (?:and )?(?:how|what|when|where|who|why|whether|if)\b).{4,110}?)[.?!]*$/iu.exec(
        found?.groups?.about ? `${found.groups.about} ${rest}` : rest,
      )
    if (topic?.groups?.what && !begins.test(rest)) {
      topics.push({ what: topic.groups.what, unit })
      continue
    }
    // 'Asking about the HX-40 lathe' is what the letter is about.
    if (/^(?:about|on)$/i.test(found?.groups?.about ?? '') && !begins.test(rest)) continue
    asked.push({ unit, start: unit.start + (found ? found.index : 0), items: first })
  }
  const all = asked.flatMap(({ items }) =>
    items.map((one) =>
      ofThings.test(one) ? one.trim() : toYou(one.trim(), 'they', /\bthey\b[^\n]{0,120}?\bthem\b/i.test(one)),
    ),
  )
  const subject = template.fields.find(({ name }) => name === 'subject')
  const about = topics
    .slice(0, 1)
    .flatMap(({ what, unit: { start, end } }): Filled[] =>
      subject
        ? [{ field: subject.name, label: subject.label, value: writtenOut(what), by: 'text', from: { start, end } }]
        : [],
    )
  if (all.length === 0) return { filled: about, units: topics.slice(0, 1).map(({ unit }) => unit) }
  const questions = all.map((one) => itemOf(one, (each) => each))
  const values = questions.every((one) => one !== null)
    ? (questions as string[])
    : all.map(
        (one) =>
          itemOf(one, (each) => each) ??
          `${capital(writtenOut(one.replace(/(?<![.?!,;])[.?!,;]+$/, '')))}${begins.test(one) && /^(?:can|do|does|is|are|will|would|could|did)\b/i.test(one) ? '?' : '.'}`,
      )
  const value = [...new Set(values)].join('\n')
  const until = template.fields.find(({ name }) => name === 'deadline')
  return {
    filled: [
      ...about,
      ...due.flatMap(({ iso, unit: { start, end } }) =>
        until ? [{ field: until.name, label: until.label, value: iso, by: 'text' as const, from: { start, end } }] : [],
      ),
      ...asked.map(({ unit, start }) => ({
        field: known.name,
        label: known.label,
        value,
        by: 'text' as const,
        from: { start, end: unit.end },
      })),
    ],
    units: [...asked, ...due, ...topics.slice(0, 1)].map(({ unit }) => unit),
  }
}
