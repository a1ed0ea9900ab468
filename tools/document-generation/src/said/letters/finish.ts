import { longDate, type Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import { listed } from '../listed.ts'
import { saysNothingMore } from '../nothing-more.ts'
import { unitsOf } from '../reading.ts'
import { asTitle, titleOf } from './titles.ts'

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** A word that begins a subject and is no name: it stands in the middle of a sentence of the letter. */
const small =
  /^(?:The|An?|Our|My|Your|This|These|Two|Three|Some|(?!United\b|Allied\b|Limited\b)\p{Lu}\p{Ll}{2,14}(?:ed|ing)(?= \p{Ll}))(?![\p{L}’'])/u
/** What is no thing to thank for: a verb of the past or what hangs on a verb. */
const hangs = /^(?:for|at|on|in|to|with|from|of|by|about|wrote|gave|came|spoke|did|was|were|is|has|had)\b/i
const reserved =
  /\b(?:reservations?|hesitat\w+|cannot recommend|can['’]t recommend|do not recommend|don['’]t recommend)\b/i
/** 'Candidate: Ben Carter, he rents from me': what the label names is read. */
const label = /(?<=^|\n|[.!?] )(?:Candidate|Recommender|From|To|For|Applicant|Subject|Sender|Recipient):\s+/g

/** 'Write a recommendation for Hannah Cho, who worked for me': what the order tells of her. */
const order =
  /^(?:please )?(?:write|draft|prepare|make|do)(?: me)? (?:an? |the )?[^.,;\n]{0,30}?(?:recommendation|reference|letter)[^.,;\n]{0,24}? for (?:my \p{Ll}+ )?(?<who>\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,2}),? who (?=\p{Ll})/iu
/** Who reads a cover letter is no part of it. */
const hires = /^(?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[^.;\n]{2,60} (?:is|does|handles)\b[^.;\n]{0,40}\bhir(?:ing|es)\b/u
const role = /^(?<whose>his|her|their) (?=\p{Ll})(?!.*\b(?:is|are|was|were|has|had|have|\p{Ll}{3,14}ed)\b)/iu

/** A passage without labels and orders, and without a sentence that only repeats what the letter says before it. */
function asPassage(template: Template, field: string, value: string, said: readonly Filled[]): string {
  const names = said.map((one) => one.value)
  return value
    .replace(label, '')
    .split(/\n{2,}/)
    .map((block) =>
      unitsOf(block)
        .map(({ text }) => {
          const who = order.exec(text)
          if (who?.groups?.who) return `${who.groups.who} ${text.slice(who[0].length)}`
          const name = value.includes(':') ? names.find((one) => text.startsWith(`${one}, `)) : undefined
          const own = name ? capital(text.slice(name.length + 2)) : text
          const whose = field === 'relationshipContext' ? role.exec(own)?.groups?.whose : undefined
          return whose ? `I ${/\b(?:since|for)\b/.test(own) ? 'have been' : 'was'} ${lower(own)}` : own
        })
        .filter(
          (text) => !saysNothingMore(template, text, said) && !(template.id === 'cover-letter' && hires.test(text)),
        )
        .join(' '),
    )
    .filter((block) => block !== '')
    .join('\n\n')
}

/** 'Assistant manager at Lone Star Lumber' is a position. */
const forWhat = (value: string) =>
  small.test(value)
    ? lower(value)
    : /^\p{Lu}\p{Ll}/u.test(value) && titleOf(value)
      ? `the position of ${lower(value)}`
      : value

/** 'A dining table from Oakline that arrived with a cracked top.': what went wrong as a sentence. */
const whole = (value: string) =>
  value.replace(
    /^An? (?<what>(?:[\p{L}-]+ ){1,5}?)(?:from [^.;!?\n]{2,60}? )?(?:that|which) (?=(?:arrived|came|broke|stopped|leaks?|leaked|failed|was|were|is|has|had|does|did|fell|cracked|never)\b)/u,
    'The $<what>',
  )

/** A position without where it is, which the letter says behind it. */
function withoutPlace(value: string, company: string | undefined): string {
  const at = company ? value.indexOf(` at ${company}`) : -1
  return at > 0 ? value.slice(0, at) : value
}
/** A remedy without the day by which it is asked for, which stands in a sentence of its own. */
const withoutDay = (value: string, deadline: string | undefined) =>
  deadline
    ? ['by', 'before', 'until'].reduce((words, lead) => words.replaceAll(` ${lead} ${longDate(deadline)}`, ''), value)
    : value

const parties = /^(?:sender|recipient)(?:Name|Company|Title|Address)$/
/** A passage without sentences that only say who writes to whom. */
function unrepeated(template: Template, value: string, filled: readonly Filled[]): string {
  const known = filled.filter(({ field }) => parties.test(field))
  const units = unitsOf(value)
  const left = units.filter((unit) => !saysNothingMore(template, unit.text, known))
  return left.length === units.length || left.length === 0 ? value : left.map(({ text }) => text).join(' ')
}

/** The number of a position behind its name. */
const posting = /,? (?:job )?(?:posting|reference|ref|req(?:uisition)?|number|no)\b[^,\n]{0,24}$/iu

/** What a form calls a part of its head, and nobody's title. */
const noTitle =
  /^(?:customer|account|client|guest|patient|member|name|company|phone|e-?mail|problem|applicant|order|invoice|reference|date|amount|address)$/i
/** Ways to reach somebody, which stand in lines of their own. */
const reach = /,? (?:(?:phone|cell|tel|mobile|e-?mail)\b|\(?\d{3}\)?[ -]\d{3}-\d{4}|[\w.+-]{1,40}@)[^\n]*/i
/** What begins with the verb of a request. */
const request =
  /^(?:send|call|confirm|repair|replace|return|pay|credit|refund|let|contact|provide|review|sign|schedule|arrange|reply|respond|update|cancel|stop|issue|approve|ship|deliver|advise|e-?mail|forward|complete|fix|remove|correct|check|give|make|set|meet|come|quote|extend|renew|release|transfer|write|tell|keep|hold|reserve|attend|join|consider|accept|submit|mail|bring|allow|waive|have|get|help)\b/i

const twice = (one: Filled, other: Filled | undefined) => other !== undefined && one.value === other.value

/**
 * The values of a letter as they stand in its sentences: an occasion with one date, one organization on one side, titles as
 * they stand under a name, and a recommendation where nothing is held back.
 */
export function finished(template: Template, text: string, filled: readonly Filled[]): Filled[] {
  if (template.tab !== 'letters') return [...filled]
  const of = (name: string) => filled.find(({ field }) => field === name)
  const said = filled.filter(({ field }) =>
    /^(?:candidateName|candidateFor|jobTitle|jobReference|companyName)$/.test(field),
  )
  const occasion = of('occasion')
  const all = filled.flatMap((one): Filled[] => {
    const { field, value, from } = one
    if (
      field === 'occasion' &&
      (hangs.test(value) || (of('recipientName') && value.includes(of('recipientName')?.value ?? '')))
    )
      return []
    if (field === 'eventDate' && occasion) {
      const isApart = from && occasion.from && Math.abs(from.start - occasion.from.end) > 160
      return isApart || occasion.value.includes(longDate(value)) ? [] : [one]
    }
    if (field === 'recipientCompany' && twice(one, of('senderCompany')) && of('recipientName')) return []
    if (/^(?:sender|recommender|recipient|addressed|hiringManager)Title$/.test(field) && /^\p{Ll}/u.test(value))
      return [{ ...one, value: asTitle(value) }]
    if (field === 'subject' && /^(?:complaint|inquiry)-letter$/.test(template.id) && small.test(value))
      return [{ ...one, value: lower(value) }]
    if (/(?:Title|Company)$/.test(field) && noTitle.test(value)) return []
    if (/Address$/.test(field)) return [{ ...one, value: value.replace(reach, '') }]
    if (field === 'callToAction') return [{ ...one, value: request.test(value) ? `Please ${lower(value)}` : value }]
    if (/^(?:strengths|specificExamples)$/.test(field) && twice(one, of('relationshipLength'))) return []
    if (field === 'relationshipLength') return [{ ...one, value: lower(value) }]
    if (field === 'jobTitle') {
      const title = withoutPlace(value, of('companyName')?.value)
      return [{ ...one, value: of('jobReference') ? title.replace(posting, '') : title }]
    }
    if (field === 'remedy') return [{ ...one, value: withoutDay(value, of('deadline')?.value) }]
    if (field === 'problem') {
      const own = value.replace(`, ${of('recipientAddress')?.value ?? '—'}`, '')
      return [{ ...one, value: whole(unrepeated(template, own, filled)) }]
    }
    if (field === 'background' && of('subject')) {
      const left = unitsOf(value).filter(
        (unit) =>
          !saysNothingMore(
            template,
            unit.text,
            filled.filter((each) => each.field === 'subject'),
          ),
      )
      return left.length > 0 ? [{ ...one, value: left.map((unit) => unit.text).join(' ') }] : []
    }
    if (field === 'candidateFor') return [{ ...one, value: forWhat(value) }]
    if (/^(?:strengths|skills)$/.test(field)) return [{ ...one, value: listed(field, value) }]
    if (/^(?:specificExamples|relationshipContext|experience|motivation)$/.test(field)) {
      const bare = asPassage(template, field, value, said)
      return bare === '' ? [] : [{ ...one, value: bare }]
    }
    return [one]
  })
  const known = template.fields.find(({ name }) => name === 'recommendation')
  if (
    template.id === 'recommendation-letter' &&
    known &&
    !of('recommendation') &&
    of('candidateName') &&
    !reserved.test(text)
  )
    all.push({ field: known.name, label: known.label, value: 'recommend', by: 'text' })
  return template.id === 'recommendation-letter' ? withStrengths(template, all) : all
}

/** 'She is mature and hardworking': what somebody is like, where it stands among how he or she is known. */
const liked =
  /^(?:he|she|they|\p{Lu}\p{Ll}+)(?: is| are|['’]s|['’]re) (?!an?\b|the\b|my\b|our\b|in\b|at\b|on\b|one\b|now\b|applying\b|from\b|\p{Ll}+ing\b)\p{Ll}/iu
function withStrengths(template: Template, filled: readonly Filled[]): Filled[] {
  const known = template.fields.find(({ name }) => name === 'strengths')
  if (!known || filled.some(({ field }) => field === known.name)) return [...filled]
  let strengths = ''
  const rest = filled.flatMap((one): Filled[] => {
    if (!/^(?:relationshipContext|specificExamples)$/.test(one.field)) return [one]
    const units = unitsOf(one.value)
    const own = units.filter((unit) => liked.test(unit.text))
    if (own.length === 0) return [one]
    strengths = [strengths, ...own.map(({ text }) => text)].filter(Boolean).join(' ')
    const left = units.filter((unit) => !own.includes(unit))
    return left.length > 0 ? [{ ...one, value: left.map(({ text }) => text).join(' ') }] : []
  })
  return strengths === '' ? rest : [...rest, { field: known.name, label: known.label, value: strengths, by: 'text' }]
}
