import { months } from '@casewright/law'

/**
 * Patterns for a whole sentence, read word by word: 'late (fee|charge) [is] <amount> [after <time>]'. Words in parentheses
 * are alternatives, in brackets optional; a slot takes an amount, a time, a party or a place. A pattern that fits has
 * read every word: nothing of the sentence is left unread.
 */
const unit = '(?:(?:business|calendar|school|working)\\s)?(?:hour|day|week|month|year|night|mile)s?'
const joining = 'and|or|not|but|unless|if|with|without|under|before|after|by|on|for|at|to|in|who|which|no|only'
const party = 'the\\s(?:Landlord|Tenant|Seller|Buyer|Provider|Client|Consultant|Employer|Employee|Discloser|Recipient)'

const slots: Record<string, string> = {
  amount: '\\$\\d[\\d,]*(?:\\.\\d\\d)?',
  figure: '\\$?\\d[\\d,]*(?:\\.\\d\\d)?',
  percent: '\\d+(?:\\.\\d+)?%',
  number: '\\d{1,4}',
  time: `\\d{1,4}\\s${unit}`,
  day: '(?:the\\s)?\\d{1,2}(?:st|nd|rd|th)',
  date: `(?:${months.join('|')})\\s\\d{1,2}\\s\\d{4}`,
  who: party,
  kind: 'E&O|GL|CGL|WC|workers\\scomp|umbrella|auto|property|professional\\sliability|general\\sliability|liability|malpractice|cyber|errors\\sand\\somissions|E\\sand\\sO|renters|workers\\scompensation',
  often:
    '(?:twice\\sa\\smonth|semi-?monthly|every\\s(?:two|2)\\sweeks|every\\sother\\sweek|biweekly|weekly|every\\sweek|each\\sweek|quarterly|monthly|every\\smonth|each\\smonth)',
  product:
    '(?:reports?|deliverables?|work\\sproduct|designs?|drawings?|code|software|website|photos?|videos?|logo|data|final\\s[\\p{L}]{3,14})',
  tools:
    '(?:templates?|tools?|know-?how|methods?|software|code\\slibrary|libraries|presets|equipment|raw\\sfiles)(?:\\s(?:and|or)\\s(?:templates?|tools?|know-?how|methods?|software|libraries|presets|equipment|raw\\sfiles)){0,2}',
  spot: '(?:back|rear|front|garage|driveway|lot|carport)',
  vehicles:
    '(?:RVs?|boats?|trailers?|trucks?|commercial\\svehicles?|campers?)(?:\\s(?:or|and)\\s(?:RVs?|boats?|trailers?|trucks?|campers?))?',
  side: '(?:landlords?|tenants?|owners?|me|us|mine|ours|ll|tt|renters?)',
  called: '\\p{L}{2,14}',
  refund: '(?:non-?refundable|not\\srefundable|refundable)',
  plans: '(?:health|medical|dental|vision)(?:\\s(?:and\\s)?(?:health|medical|dental|vision)){0,3}',
  checks:
    '(?:an?\\s)?(?:pre\\semployment\\s)?(?:background\\schecks?|drug\\s(?:screen|test)s?|physical(?:\\sexam)?)(?:\\sand\\s(?:an?\\s)?(?:background\\schecks?|drug\\s(?:screen|test)s?|physical(?:\\sexam)?)){0,2}',
  how: "discretionary|at\\s(?:the\\s)?(?:(?:board|Employer|company)(?:'s)?\\s)discretion",
  pets: '(?:\\d\\s|one\\s|two\\s|a\\s)?(?:small\\s|indoor\\s)?(?:cats?|dogs?|birds?)',
  patrons: '(?:patients|donors|members|students|vendors|suppliers|residents|tenants|policyholders|subscribers)',
  utilities:
    '(?:(?:gas|electric|electricity|water|trash|garbage|sewer|heat|internet|cable|phone|hot\\swater|water/trash|power)(?:\\sand)?\\s){0,6}(?:gas|electric|electricity|water|trash|garbage|sewer|heat|internet|cable|phone|hot\\swater|water/trash|power)',
  place: `(?:(?!(?:${joining})\\b)[\\p{L}.'’-]+\\s){0,3}(?!(?:${joining})\\b)[\\p{L}.'’-]+`,
}

/** Groups of words that recur. */
const macros: Record<string, string> = {
  either:
    '(either party|either side|either one|either of them|either of us|either|each side|each party|both sides|both parties|both|anybody|any party|either way)',
  can: '(can|may|could|is allowed to|are allowed to|is free to|are free to)',
  cannot: '(cannot|may not|shall not|will not|must not|is not allowed to|does not get to)',
  must: '(must|shall|has to|have to|needs to|need to|is required to|will)',
  written: '[prior|advance|written|prior written|advance written]',
  any: '(the Tenant|the Buyer|the Client|the Consultant|the Provider|the Employee|the Recipient|the Landlord|the Seller|the Employer|he|she|they|it|we|you|I|him|her|them|us|me)',
  end: '(end|terminate|cancel|quit|walk|walk away|walk away from|get out|get out of|break|leave|drop|fire|out|stop)',
  it: '[it|this|the lease|the agreement|this agreement|the contract|the deal|the tenancy|the employment|her|him|them|the Employee|the Provider|the Consultant|the Client|the Employer]',
}

/** The parts of a text between a separator, outside of parentheses and brackets. */
function split(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

const alternatives = (text: string): string =>
  split(text, '|')
    .map((one) => split(one, ' ').filter(Boolean).map(element).join(''))
    .join('|')

function element(text: string): string {
  const inner = text.slice(1, -1)
  if (text.startsWith('[')) return `(?:${alternatives(inner)})?`
  if (text.startsWith('(')) return `(?:${alternatives(inner)})`
  return `${text.replace(/<([a-z]+)(\d?)>/g, (_, name: string, n: string) => `(?<${name}${n}>${slots[name]})`)}\\s`
}

/** A pattern as an expression for a sentence in plain words, which ends with a space. */
export const sentence = (pattern: string): RegExp =>
  new RegExp(`^(?:${alternatives(pattern.replace(/\{(\w+)\}/g, (_, name: string) => macros[name] ?? ''))})$`, 'iu')
