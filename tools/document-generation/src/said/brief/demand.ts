import { findAmounts, findSpokenDates } from '@casewright/law'
import { dollars, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { gatedProse } from '../clean/gate.ts'
import type { Readable } from '../edits.ts'
import { wholeSentences } from '../letters/sentences.ts'
import { toYou } from '../letters/to-you.ts'
import type { Unit } from '../reading.ts'
import type { Brief } from './brief.ts'
import { asSaid, bullet } from './said-as.ts'

type Part = 'facts' | 'demand' | 'offer' | 'nextStep'

const who = "(?:(?:we|I|she|he|they)(?:['’]d| would)?|(?:our |my |the )?client|\\p{Lu}\\p{L}+)"
/** What is wanted, by whoever speaks: 'I want her to stop calling my clients'. */
const wants = new RegExp(
  `^(?:[Ww]ants?|[Dd]emands?|[Aa]sk|[Aa]sks|[Aa]sking for)\\s{0,2}:\\s*|^(?:(?:and|so|also),? )?${who} (?:wants?|demands?|needs?|requires?|expects?|insists? (?:on|that)|(?:would )?like|asks? for)(?: that)? (?!to (?:know|say|be)\\b)(?:(?:her|him|them|you) to )?`,
  'u',
)
const owing =
  /^(?:full|the full|entire|whole|the) (?:balance|amount|payment|sum)\b[^.]{0,30}\bby\b|^(?:checks?|payment|money)\b[^.]{0,30}\b(?:payable|made out|mailed|delivered|sent)\b/i
/** What somebody is told to do who gets the letter. */
const told =
  /^(?:please )?(?:keep|stop|preserve|remove|delete|return|pay|cease|refund|answer|confirm|do not destroy|don['’]t destroy|hand over|give back|take down|turn over)\b/i
const offers =
  /^(?:alternatively|in the alternative)\b|\b(?:will|would|['’]d|['’]ll|can|could) (?:also )?(?:take|accept|settle)\b|\bwaives?\b|^(?:offer|compromise)\s{0,2}:|\bcompromise\b/i
const follows =
  /^(?:if not|otherwise|or else|next)\b|^if (?:they|she|he|you|it|this)\b[^.]*(?:n['’]t\b|\bnot\b|\bgoes on\b|\bcontinues?\b)|^(?:I|we)(?:['’]ll| will| am going to| are going to) (?:see|talk to|hire|consult|file|sue|go to|take)\b|^(?:I|we|they)[^.]{0,40}\bif it (?:goes on|continues|happens again)/i
const hangs = /^(?:that|this|it) (?:does|is|would|will|won['’]t|doesn['’]t)\b/i

/** What heads a line of notes, and is not said. */
const heads =
  /^(?:problem|damages?|told (?:them|him|her)|history|background|offer|otherwise|if not|harm|loss)\s{0,2}: ?/i
const labels =
  /(?<=^|[.\n] ?)(?:facts|basis|theory|what happened|deadline|by|otherwise|else|next step|re|subject|demand)\b ?(?:[.:,]| is\b)/gi

/** 'Tile delivered to the job' of notes, as a sentence. */
const withBe = (words: string) =>
  words
    .replace(
      /^(?<what>(?:The )?\p{Lu}\p{Ll}+(?: \p{Ll}+)?) (?=(?:delivered|shipped|installed|completed|accepted|damaged)\b)/u,
      (_, what: string) => `${what} ${/s$/.test(what) ? 'were' : 'was'} `,
    )
    .replace(/^All (?=net \d)/, 'All were ')
    .replace(/(?<=, )(?=no (?:complaints?|answer|reply|response)\b)/, 'with ')
    .replace(/(?<=, )(?=all accepted\b)/, '')

/** A thing that is demanded, as an item of a list. */
const asItem = (words: string) => {
  const plain = words
    .replace(/[\s.;]{1,3}$/, '')
    .replace(/^(?:and )?(?=\p{L})/u, '')
    .replace(
      /^(?!(?:keep|stop|get|take|stay|move|pull)\b)(?<what>(?:the |my |our )?[\p{Ll} ]{3,30}?) (?<where>(?:off|out of|down from) (?:the|your|our|my)\b)/iu,
      (_, what: string, where: string) =>
        `Take ${/^(?:the|my|our)\b/i.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : `the ${what.charAt(0).toLowerCase()}${what.slice(1)}`} ${where}`,
    )
    .replace(/^written (?=(?:list|statement|inventory|account)\b)/i, 'Provide a written ')
    .replace(/^written (?=(?:confirmation|proof|assurance|notice)\b)/i, 'Provide written ')
    .replace(/^(?=\$\d)/, 'Payment of ')
    .replace(/^(?:the )?(?=full balance|other \$)/i, 'Payment of the ')
    .replace(/^Check (?=payable)/i, 'Payment by check ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What is owed of several invoices, less what was paid on them; null where notes do not list them. */
function balanceOf(units: readonly Unit[]): string | null {
  const sums = (all: readonly Unit[]) => all.flatMap(({ text }) => findAmounts(text).map(({ value }) => value))
  const listed = sums(units.filter(({ text }) => (text.match(/\bNo\. ?\d+,/g) ?? []).length > 1))
  const paid = sums(units.filter(({ text }) => /^(?:they|he|she|\p{Lu}\p{L}+) (?:has |have )?paid \$/iu.test(text)))
  const owed = Math.round((listed.reduce((a, b) => a + b, 0) - paid.reduce((a, b) => a + b, 0)) * 100) / 100
  return listed.length > 1 && owed > 0 ? dollars(String(owed)) : null
}

/** What a demand letter says, of notes that tell somebody to write it: what happened, what is demanded, what is offered instead and what follows. */
export function demandOf(
  template: Template,
  brief: Brief,
  whole: Readable,
  units: readonly Unit[],
  text: string,
): Filled[] | null {
  if (template.id !== 'demand-letter' || !brief.isTold) return null
  const { recipient, sender, client } = brief.envelope
  const isSelf =
    !client &&
    !/\b(?:our|my) client\b|\bPLLC\b|\bLLP\b|\bEsq\b|\bLaw (?:Office|Firm|Group)\b|\battorney for\b|\bbar n/i.test(text)
  if (!recipient.name && !recipient.company) return null
  // What has labels of its own is read by them.
  if ((text.match(labels) ?? []).length > 1) return null
  const surname = recipient.name?.split(' ').at(-1)
  const pronoun = /\b(?:she|her)\b/i.test(text) && !/\b(?:he|him|his)\b/i.test(text) ? 'she' : 'he'
  const toReader = (words: string) => {
    const named =
      surname && surname.length > 2
        ? words.replace(
            new RegExp(
              `(?<!\\p{Lu}[\\p{L}.]{0,20} )\\b(?:(?:Mr|Ms|Mrs|Dr)\\. )?(?:${recipient.name?.split(' ')[0]} )?${surname}\\b(?!['’]s? \\p{Lu})`,
              'gu',
            ),
            pronoun === 'he' ? 'he' : 'she',
          )
        : words
    const given = recipient.name?.split(' ')[0]
    const called =
      given && given.length > 2
        ? named
            .replace(
              new RegExp(
                `(?<=(?:[Ee]mailed|[Cc]alled|[Tt]old|[Aa]sked|[Tt]exted|[Ww]rote(?: to)?|[Pp]aid) )${given}\\b`,
                'u',
              ),
              'you',
            )
            .replace(new RegExp(`^${given},? `, 'u'), '')
        : named
    const theirs = toYou(called, 'they', true)
      .replace(
        /(?<=\b(?:I|[Ww]e) (?:have )?(?:emailed|called|told|asked|texted|wrote(?: to)?|paid|contacted|notified|warned) )them\b/g,
        'you',
      )
      .replace(/\btheir(?= \p{L})/gu, 'your')
    return toYou(theirs, pronoun)
  }
  const write = (words: string) => {
    const plain = withBe(asSaid(words.replace(heads, '')))
    const said = toReader(isSelf && !/^Registered /.test(plain) ? wholeSentences(plain, { self: 'I' }) : plain)
      .replace(/^And (?=\p{L})/u, '')
      .replace(/^Registered (?=with\b)/, 'They are registered ')
      .replace(/^(?:If not|Otherwise|Alternatively)(?= )/, '$&,')
      .replace(/(?<!\b(?:our|my|the|your) )\bclient (?=will|would|is|has)/gi, 'our client ')
    return gatedProse(said.charAt(0).toUpperCase() + said.slice(1))
  }
  const parts: Record<Part, string[]> = { facts: [], demand: [], offer: [], nextStep: [] }
  const given: Record<Part, string[]> = { facts: [], demand: [], offer: [], nextStep: [] }
  const places: Partial<Record<Part, { start: number; end: number }>> = {}
  let last = 'facts' as Part
  for (const unit of units) {
    const words = unit.text.replace(bullet, '')
    if (!/\p{L}/u.test(words) || /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*, \p{Lu}\p{L}+ \d{1,2}, \d{4}\.?$/u.test(words))
      continue
    const lead = wants.exec(words)?.[0]
    const part: Part =
      hangs.test(words) && last === 'offer'
        ? 'offer'
        : follows.test(words)
          ? 'nextStep'
          : offers.test(words)
            ? 'offer'
            : lead !== undefined || owing.test(words) || told.test(words)
              ? 'demand'
              : 'facts'
    last = part
    places[part] ??= { start: unit.start, end: unit.end }
    given[part].push(unit.text)
    if (part === 'demand') {
      const ask = words.slice(lead?.length ?? 0)
      const items = /;/.test(ask)
        ? ask.split(/;\s*/)
        : ask.split(
            /,? and (?=(?:confirm|delete|stop|return|pay|keep|remove|mail|send)\b)|, (?=(?:stop|delete|return|remove|keep|pay|confirm|mail)\b)/,
          )
      parts.demand.push(...items.map((one) => asItem(toReader(one))))
    } else if (/^All (?:further )?contact\b/i.test(words))
      parts.nextStep.push('Please direct all contact about this matter through us.')
    else parts[part].push(write(words))
  }
  if (parts.demand.length === 0 || parts.facts.length === 0) return null
  const asked = parts.demand.join('. ')
  const sum = findAmounts(asked)[0]?.words ?? (/\bfull balance\b/i.test(asked) ? balanceOf(units) : null)
  if (sum && !findAmounts(asked)[0])
    parts.demand = parts.demand.map((one) => one.replace(/\bfull balance\b/i, `full balance of ${sum}`))
  const days = [...new Set(findSpokenDates(asked).flatMap(({ iso }) => iso ?? []))].toSorted()
  const filled: Filled[] = []
  const put = (field: string, value: string | undefined | null, part?: Part) => {
    const known = template.fields.find(({ name }) => name === field)
    const place = part && places[part]
    if (known && value)
      filled.push({
        field,
        label: known.label,
        value,
        by: 'text',
        ...(part && { own: given[part].join(' ') }),
        ...(place && { from: whole.given(place) }),
      })
  }
  put('facts', parts.facts.join(' '), 'facts')
  put('demand', parts.demand.join('\n'), 'demand')
  put('amount', sum, 'demand')
  put('deadline', days.at(-1), 'demand')
  if (days.length > 1) put('dates', 'one-for-each-demand', 'demand')
  put('offer', parts.offer.join(' '), 'offer')
  put('nextStep', parts.nextStep.join(' '), 'nextStep')
  if (isSelf && sender.name) {
    put('writtenBy', 'client')
    put('clientName', sender.name)
    if (/\bcease and desist\b|\bc&d\b/i.test(text)) put('subject', 'Cease and Desist')
  }
  return filled
}
