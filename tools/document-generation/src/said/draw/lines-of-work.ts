import { capital } from '../../capital.ts'
import { type Line, of } from './line.ts'
import type { Cast } from './rule.ts'

const days = '(?:\\d{1,3}|[\\p{L}-]{3,12}) (?:business |calendar |working )?(?:days?|weeks?|months?)'
const time = '(?:\\d{1,3}|[\\p{L}-]{3,12}) (?:days?|weeks?|months?|years?)'
const job = 'employment-contract'

const small = (words: string) =>
  /^\p{Lu}\p{Ll}* ?(?:\p{Ll}|$)/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
/** '45 days' of notice is '45 days’ notice'. */
const noticeOf = (words: string) => `${words.replace(/['’]$/, '')}${/s$/.test(words) ? '’' : '’s'} notice`
const partyOf = (words: string, { type, payer, payee }: Cast): string => {
  if (type !== job) return ''
  if (/^(?:him|her|them|he|she|employee|the employee|ee)$/i.test(words)) return payee
  return /^(?:us|we|employer|the employer|company|the company|er)$/i.test(words) ? payer : ''
}
const without = (words: string) =>
  words
    .replace(
      /\bif (?:let go|laid off|fired|dismissed|terminated) without cause\b/i,
      'if the Employer terminates the employment without cause',
    )
    .replace(
      /,? (?:but )?(?:only )?(?:against|upon|on|subject to|conditioned on|with) (?:an? )?(?:signed |general )*release\b/i,
      ', on condition that the Employee signs a release',
    )
    .replace(
      /^(?<t>\S+ (?:weeks?|months?|years?))['’]? (?:of )?(?:base|pay|salary|base pay|base salary)\b/i,
      '$<t> of base pay',
    )

/** What a form of a new job asks, and what an offer is told by. */
export const linesOfWork: readonly Line[] = [
  {
    types: job,
    field: '',
    label: of('supervisor|boss|reports? to|reporting to|direct supervisor|line manager|supervised by'),
    value: of(
      "(?<whom>(?:the )?(?:(?:Dr|Mr|Ms|Mrs|Prof)\\. )?\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]*){0,3}(?:,? (?:the |its |our )?[\\p{L}&’' -]{2,60})?)",
    ),
    writes: ({ whom = '' }) =>
      /^(?:the )?\p{Lu}/u.test(whom)
        ? `The Employee reports to ${whom.replace(/, our /, ', the Employer’s ').replace(/^The (?=Employer\b)/, 'the ')}.`
        : '',
  },
  {
    types: job,
    field: '',
    label: of('FLSA(?: status| class(?:ification)?)?|overtime(?: status)?|exempt status|classification|status'),
    value: of('(?<not>non-?)?exempt(?: from overtime| position| employee| status| \\(FLSA\\)| under the FLSA)?'),
    writes: ({ not }) =>
      `The position is classified as ${not ? 'nonexempt' : 'exempt'} under the Fair Labor Standards Act.`,
  },
  {
    types: job,
    field: 'payTerms',
    label: of('pay(?: frequency| period| schedule|day| days)?|paid|payroll|pay dates?'),
    value: of(
      '(?<how>weekly|bi-?weekly|every (?:two|2|other) weeks?|every week|twice (?:a|per) month|semi-?monthly|monthly|once a month|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th) and (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|last)(?: day)?(?: of (?:the|each|every) month)?)',
    ),
    writes: ({ how = '' }) => `The Employer pays the salary ${small(how)}.`,
  },
  {
    types: job,
    field: 'bonusTerms',
    label: of('bonus|sign(?:ing|-?on) bonus'),
    value: of('(?<what>\\$[\\d,]*\\d),? (?:as an? )?sign(?:ing|-?on)(?: bonus)?'),
    writes: ({ what = '' }) => `The Employer shall pay the Employee a sign-on bonus of ${what}.`,
  },
  {
    types: job,
    field: 'bonusTerms',
    label: of('(?:annual |yearly |target |performance )?bonus|(?:annual|target) bonus'),
    value: of('(?<what>(?:up to |target of )?(?:\\d{1,3}(?:\\.\\d+)? ?(?:%|percent)|\\$[\\d,]+)[^;]{0,160})'),
    writes: ({ what = '' }) =>
      `The Employee is eligible for a bonus of ${what
        .replace(/(?<=\d) (?=%)/g, '')
        .replace(/\bof base\b(?! (?:pay|salary))/i, 'of base pay')
        .replace(/ \/ /g, ', ')
        .replace(/\bof following year\b/i, 'of the following year')}.`,
  },
  {
    types: job,
    field: 'bonusTerms',
    label: of('sign(?:ing|-?on)(?: bonus)?'),
    value: of('(?<what>\\$[\\d,]+(?: [^;]{2,120})?)'),
    writes: ({ what = '' }) =>
      `The Employer shall pay the Employee a sign-on bonus of ${what.replace(/\bwith first paycheck\b/i, 'with the first paycheck').replace(/\b(?:with|in) 1st paycheck\b/i, 'with the first paycheck')}.`,
  },
  {
    types: job,
    field: 'benefitTerms',
    label: of(
      '(?<kind>health|medical|dental|vision|health and dental|medical and dental|health, dental and vision)(?: insurance| coverage| plan| benefits)?',
    ),
    value: of(
      '(?:from |starts |begins |starting |on )?(?<when>(?:the )?(?:1st|first) (?:day )?of (?:the |a )?(?:next |following )?month[^;,]{0,40}|(?:the )?(?:first day|day one|day 1|date of hire|start date)|after \\d{1,3} (?:days|months))(?<more>, [^;]{3,100})?',
    ),
    writes: ({ kind = '', when = '', more = '' }) =>
      `${capital(small(kind))} coverage begins ${
        /^after/i.test(when)
          ? small(when)
          : `on ${
              /^(?:the|day|date)/i.test(when)
                ? small(when)
                    .replace(/^date/, 'the date')
                    .replace(/^start/, 'the start')
                    .replace(/^day (?:one|1)/, 'the first day of the employment')
                : `the ${small(when)
                    .replace(/^first(?! day)/, 'first day')
                    .replace(/ of (?:a |the )?month/, ' of the month')}`
            }`
      }${more}.`,
  },
  {
    types: job,
    field: 'benefitTerms',
    label: of('(?:company )?(?:vehicle|car|truck|phone|laptop)(?: allowance)?'),
    value: of(
      '(?<what>(?:an? )?(?:company|leased|new|used|employer|service)[- ](?:owned )?\\p{L}+(?:[ ,][^;]{2,120})?)',
    ),
    writes: ({ what = '' }) =>
      `The Employer shall provide the Employee with ${small(what)
        .replace(/^(?!an? )/, 'a ')
        .replace(/^a (?=employer)/, 'an ')
        .replace(/\bin state\b/, 'within the state')}.`,
  },
  {
    types: job,
    field: 'endingTerms',
    label: of('severance(?: pay)?'),
    value: of(`(?<what>${time}['’]?(?: [^;]{2,160})?)`),
    writes: ({ what = '' }) => `The Employer shall pay the Employee severance of ${without(what)}.`,
  },
  {
    types: job,
    field: 'endingTerms',
    label: of(
      "(?:notice|resignation)(?: period)?,?(?: (?:by|from|of|required of) (?<who>him|her|them|us|(?:the )?(?:employee|employer|company)))?|(?<whose>employee|employer|company)(?:[’']s)? notice",
    ),
    value: of(`(?<when>${days})['’]?(?: (?:written|prior))?(?: notice)?`),
    writes: ({ who, whose, when = '' }, cast) => {
      const party = partyOf(who ?? whose ?? '', cast)
      return party === cast.payee
        ? `The Employee shall give the Employer ${noticeOf(when)} before leaving the employment.`
        : party !== ''
          ? `The Employer shall give the Employee ${noticeOf(when)} before it terminates the employment.`
          : ''
    },
  },
  {
    types: job,
    field: 'durationTerms',
    label: of('duration|term|length|contract term'),
    value: of(
      `(?<long>${time}),? fixed(?: term)?,? (?:then|after (?:that|which)|thereafter|afterwards?) (?:it is )?at[- ]will`,
    ),
    writes: ({ long = '' }) => `The employment has a fixed term of ${long} and is at will after that.`,
  },
  {
    types: job,
    field: 'competitionTerms',
    label: of('non-?compete|competition|restrictive covenant|covenant not to compete'),
    value: of(
      `(?<long>${time}),? (?:and )?(?:within )?(?<far>[\\d.]+ (?:miles?|kilometers?))(?: radius)?(?<where> (?:of|from|around) (?:the )?[^,;]{2,60})?(?:,? (?<what>[^,;]{3,60}?) only)?`,
    ),
    writes: ({ long = '', far = '', where = '', what = '' }) =>
      `For ${long} after the employment ends, the Employee shall not compete with the Employer within ${far}${where.replace(/^ (?:around|from) /, ' of ')}.${what ? ` This applies to ${small(what)} only.` : ''}`,
  },
  {
    field: '',
    label: of(
      '(?:(?:this|offer|it|everything|deal|all) )?(?:depends on|(?:is )?(?:contingent|conditioned|conditional) (?:on|upon)|(?:is )?subject to)|conditions?(?: of (?:the )?(?:offer|employment))?|contingenc(?:y|ies)',
    ),
    value: of('(?<what>[^;:]{6,240})'),
    writes: ({ what = '' }, { type }) =>
      `${type === job ? 'The employment' : 'This Agreement'} is conditioned on the following: ${small(what).replace(/, (?=[^,]+$)/, what.includes(',') && !/\b(?:and|or)\b/.test(what) ? ', and ' : ', ')}.`,
  },
  {
    types: job,
    field: 'workplaceTerms',
    label: of('(?:work )?(?:location|place|place of work|remote|hybrid|on-?site|schedule|office)?'),
    value: of(
      '(?<n>\\d|one|two|three|four) days?(?: a| per|\\/) ?(?:week|wk) (?<where>(?:in|at|on)(?: the)? [\\p{L} -]{2,30}?|on-?site),? (?:and )?(?<m>\\d|one|two|three|four)(?: days?)? (?<other>(?:where|wherever) (?:the Employee|he|she|they) (?:likes?|wants?|chooses?)|remote(?:ly)?|(?:from|at) home|anywhere)',
    ),
    writes: ({ n = '', where = '', m = '', other = '' }) =>
      `The Employee works ${n} days a week ${where} and ${m} days ${other.replace(/^(?:where|wherever) .*|anywhere/i, 'where the Employee chooses').replace(/^remote$/i, 'remotely')}.`,
  },
]
