import { clause, count, type Hint, number, of, time } from './hint.ts'

/** Fields of contracts for work. */
export const engagements: Record<string, Hint> = {
  serviceDescription: {
    names: [
      'services',
      'service',
      'description of services',
      'scope',
      'scope of work',
      'work',
      'scope of services',
      'service description',
    ],
    says: [
      of(`\\b(?:the )?services? (?:is|are|include|includes|will be|consists? of)\\s*:?\\s*${clause}`),
      of(
        `\\b(?:will|shall|agrees to|is to|to)\\s(?:provide|perform)\\s${'(?<v>[^.;:!?\\n]{3,160}?)(?=\\s*(?:[.;!?\\n]|$)|\\s(?:to|for) (?:the |\\p{Lu})|\\s(?:starting|beginning|for \\$|from \\p{Lu}\\p{Ll}+ \\d))'}`,
      ),
      of(
        `(?:\\b(?:will|shall|agrees to|is going to)|['’]ll)\\s${'(?<v>(?:test|design|build|clean|develop|maintain|install|repair|write|manage|guard|patrol|haul|transport|prepare|draft|advise|organize|paint|cater|landscape|migrate|redesign|inspect|train|supply|host|monitor|plan|photograph|edit|translate|update)\\b[^.;:!?\\n]{3,160}?)(?=\\s*(?:[.;!?\\n]|$)|,?\\s(?:starting|beginning|for (?:\\$|a (?:flat |fixed )?(?:fee|price))|from \\p{Lu}\\p{Ll}+ \\d))'}`,
      ),
    ],
    about:
      /\b(?:will|shall|agrees to|is going to) (?:\w+ )?(?:provide|perform|design|build|clean|develop|maintain|deliver|install|repair|write|manage|guard|patrol|haul|transport|prepare|draft|advise|organize|paint|cater|landscape|migrate|redesign|inspect|test|train|supply|host|monitor|plan|photograph|edit|translate|update)\b|\bthe (?:work|services|job|project) (?:is|are|includes?|covers?|will)\b/i,
  },
  contractValue: {
    names: [
      'contract value',
      'value',
      'price',
      'fee',
      'total',
      'contract price',
      'total price',
      'total fee',
      'contract amount',
      'compensation',
    ],
    before:
      /\b(?:contract (?:value|price|amount)|total(?: price| fee| cost)?|price|fee|pays?|paying|paid|cost|costs|for|value|compensation|charge|charges|worth)\b[^.;\n$]{0,30}$/i,
    after:
      /^\s?(?:in total|total|flat|fee|contract|(?:an?|per|each|\/)\s?(?:month|mo|week|wk|visit|year|yr|quarter)\b)|^\s(?:in total|total|flat|fee|contract)\b/i,
  },
  paymentTerms: {
    names: ['payment terms', 'payment', 'terms of payment', 'payment schedule', 'terms'],
    says: [
      of(`\\bpayment terms (?:are|is|will be|:)\\s*${clause}`),
      of(`\\b(?<v>net[ -](?:\\d{1,3}|${number})(?: days)?)\\b`),
      of(
        '(?<v>\\b(?:half|one[ -]half|one[ -]third|\\d{1,3}(?:%| percent)|fifty percent)\\b[^.;\\n]{0,40}\\b(?:up front|upfront|on signing|at signing|upon signing|in advance|down|deposit|before|on completion|upon completion|on delivery|upon delivery|due)\\b[^.;\\n]{0,120}?)(?=\\s*(?:[.;\\n]|$))',
      ),
      of(
        `\\b(?:payable|paid|payment is due|payment due|pays?|invoiced|due|invoices? (?:are|is) due)\\s(?<v>(?:in (?:${number}|\\d+|equal|full|monthly|cash|advance)|within|upon|on (?:completion|delivery|receipt|signing)|monthly|weekly|quarterly|at (?:closing|signing|delivery)|by (?:check|wire|cashier))[^.;\\n]{0,100}?)(?=\\s*(?:[.;\\n]|$))`,
      ),
    ],
  },
  startDate: {
    names: [
      'start date',
      'start',
      'begins',
      'effective date',
      'commencement',
      'commencement date',
      'lease start',
      'starting',
      'effective',
      'from',
      'first day',
      'project start',
      'move-in',
      'move-in date',
      'start of project',
    ],
    before:
      /\b(?:start(?:s|ing|ed)?|begin(?:s|ning)?|commenc\w+|effective|from|as of|takes? effect|move[- ]?in|kicks? off|first day|starts? work|installation|construction|event|takes place|held|runs?|running|goes|going|for (?:the|a) term|(?:lease|rental) (?:term|period)|(?:hold|host|put on|party|fair|festival|parade|race|market|concert)\b[^.;\n]{0,60}?\son)(?:\s(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?|date|day|is|will be|on|from|as of|work|of|in|the|lease|term|project|be|it)){0,8}\s?$/i,
    after: /^\s?(?:through|until|till|thru|to|–|-)\s?(?=\p{L}+ \d|\d)/iu,
  },
  endDate: {
    names: [
      'end date',
      'end',
      'ends',
      'until',
      'expiration',
      'expiration date',
      'lease end',
      'through',
      'completion date',
      'termination date',
      'to',
      'completion',
      'project end',
      'finish',
    ],
    before:
      /\b(?:until|till|through|thru|done|wrap(?:s|ped|ping)?(?: up)?|over|end(?:s|ing|ed)?|expir\w+|terminat\w+|to|complet\w+|finish\w*|runs? (?:until|through|to)|last day)(?:\s(?:date|is|will be|on|by|at|in|the end of|of|be|exchange|and)){0,8}\s?$/i,
  },
  deliverables: {
    names: ['deliverables', 'deliverable', 'deliver'],
    says: [
      of(`\\bdeliverables?(?: (?:are|is|include|includes|will be)|:)\\s*${clause}`),
      of(`\\b(?:will|shall|must|agrees to) (?:also )?deliver (?!(?:the goods|them|it)\\b)${clause}`),
    ],
  },
  department: {
    names: ['department', 'dept', 'division'],
    says: [
      of('\\b(?:in|for|to|of) the (?<v>[\\p{L}&]+(?: (?:and )?[\\p{L}&]+){0,3}?) (?:department|division|team)\\b'),
      of('\\bdepartment (?:is|will be|of)\\s(?:the )?(?<v>[\\p{L}&]+(?: (?!and\\b)[\\p{L}&]+){0,2})'),
    ],
  },
  salary: {
    names: ['salary', 'pay', 'base salary', 'annual salary', 'compensation', 'wage', 'starting salary', 'base pay'],
    before: /\b(?:salary|pay|pays|paid|paying|compensation|wages?|earn\w*|base)\b[^.;\n$]{0,40}$/i,
    after: /^\s?(?:base|salary|a year|per year|annually|an hour|per hour|\/ ?(?:yr|year|hr|hour)|yearly)\b/i,
  },
  benefits: {
    names: ['benefits', 'benefit'],
    says: [of(`\\b(?:the )?benefits(?: (?:are|include|includes|will be|will include|consist of)|:)\\s*${clause}`)],
    about: /\b(?:health insurance|401\(?k\)?|dental|benefits)\b/i,
  },
  vacation: {
    names: ['vacation', 'paid time off', 'pto', 'vacation days'],
    says: [
      of(
        `\\b(?<v>${count}(?: \\(\\d{1,2}\\))? (?:paid )?(?:vacation )?(?:days|weeks)(?: of)?(?: paid)? ?(?:vacation|paid time off|PTO|off)?(?: (?:a|per|each) year)?)(?<=(?:vacation|off|PTO).{0,40})`,
      ),
      of(
        `\\b(?:vacation|paid time off|PTO)(?: days)?(?: is| of|:| will be|,)?\\s(?<v>${count} (?:paid )?(?:days|weeks)(?: (?:a|per|each) year)?)`,
      ),
    ],
  },
  workSchedule: {
    names: ['work schedule', 'schedule', 'hours', 'working hours', 'work hours'],
    says: [
      of(
        '\\b(?<v>(?:Monday|Tuesday|Wednesday|Thursday|Sunday)s?(?: through| to|–|-| until) (?:Friday|Saturday|Sunday|Thursday)(?:,? ?(?:from |between )?\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m\\.?)?(?: to | until |–|-| and )\\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m\\.?)?)?)',
      ),
      of(`\\b(?:work )?schedule (?:is|will be)\\s${clause}`),
      of(`\\b(?<v>${count} hours (?:a|per) week)`),
    ],
  },
  probationPeriod: {
    names: ['probation', 'probation period', 'probationary period', 'trial period'],
    says: [
      of(`\\b(?<v>${time})[\\s-](?:probation|probationary|trial)\\b`),
      of(`\\b(?:probation|probationary|trial)(?: period| time)?(?: is| of|:| will be| lasts| for|,)*\\s(?<v>${time})`),
    ],
  },
  years: {
    names: ['years', 'confidentiality period', 'duration', 'number of years', 'protected for'],
    says: [
      of(
        `\\b(?:confidential\\w*|protect\\w*|secret|obligations?|duties|survive\\w*|last|lasts|NDA|disclos\\w*)\\b[^.;\\n]{0,60}?\\b(?:for|of|lasts?|survives?)\\s(?:a period of )?(?<v>\\d{1,2}|${number})(?: \\(\\d{1,2}\\))? years?`,
      ),
      of(
        `\\b(?<v>\\d{1,2}|${number})[ -]years?(?= (?:term|period|confidentiality|NDA|of (?:protection|confidentiality)))`,
      ),
    ],
  },
}
