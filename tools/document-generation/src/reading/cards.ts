import { findEmails, findPhones, isBody, nameAt, type Span } from '@casewright/law'
import { addressesIn } from './addresses.ts'
import type { Role } from './asked.ts'
import { whoBy } from './label-meaning.ts'
import { isTitle } from './letter-shape.ts'

type Aspect = keyof Role['fields']
interface Part extends Span {
  aspect: Aspect
  value: string
}
/** Somebody with where they are and how they are reached, in one breath: 'Ann Lee, owner, Lee LLC, 7 Mill Rd., Ely, 555-0100'. */
export interface Card extends Span {
  parts: Part[]
  role: Role | undefined
}

const between =
  /^[\s,;|/()–—-]{0,6}(?:\.\s{1,3})?(?:(?:and|or|tel|ph|phone|telephone|cell|mobile|office|direct|email|e-mail|mail|my|his|her|our|the|their|number|no|is|at|reach (?:me|him|her|us)|fax)\b[.:,\s#]{0,3}){0,5}$/i
const barNumber = /^(?:\p{L}{2,14}\.? ){0,3}(?:#|no\.?)? ?\d{3,9}$/iu
const titled =
  /^(?:(?:he|she|they|who)(?:['’]s| is| are)? )?(?:(?:the|our|an?|its|their) )?(?<title>\p{L}[\p{L}&/’'-]*(?: [\p{L}&/’'-]+){0,5})$/u
const jobWord =
  /\b(?:manager|director|owner|president|officer|lead|head|chief|chair\w*|dean|professor|principal|partner|counsel|attorney|supervisor|coordinator|administrator|editor|chef|rep(?:resentative)?|agent|clerk|secretary|treasurer|specialist|analyst|engineer|teacher|nurse|doctor|buyer|planner|pastor|founder|controller|trustee|superintendent|executive|associate|assistant|VP|CEO|CFO|COO|CTO|HR)\b/iu
const noPerson = /^(?:apt|apartment|suite|ste|unit|floor|room|p\.?o\.? box)\b/i

/** The words that close a clause, cut off: what stands before them is no part of a card. */
const heads =
  /^(?:.{0,200}\b(?:from|to|is|are|am|me|by|attn\.?|attention|with|for|i['’]m|i am|name['’]s|named|called|says|it['’]s|this is|write|dear|[a-z]{2,20}:|=)|[^:=]{1,40}[:=])[,:]?\s(?:me,\s|the\s)?(?=\p{Lu})/iu

/** What a piece of a card is: a name, a title, or a firm; several where a title says of which firm. */
function partsOf(words: string, start: number, hasPerson: boolean): Part[] | null {
  const part = (aspect: Aspect, value: string, from = 0): Part => ({
    aspect,
    value,
    start: start + from,
    end: start + from + value.length,
  })
  const at = /^(?<job>[^,]{3,50}?) (?:at|of|for|with) (?:the )?(?<firm>\p{Lu}[^,]{2,60})$/u.exec(words)?.groups
  if (at?.job && at.firm && jobWord.test(at.job) && nameAt(at.firm, 0) && (isBody(at.firm) || !/ of /.test(words)))
    return [
      part('title', at.job.replace(/^(?:the|our|an?) /, ''), words.indexOf(at.job.replace(/^(?:the|our|an?) /, ''))),
      part('company', at.firm, words.length - at.firm.length),
    ]
  const name = nameAt(words, 0)
  const whole = name && name.end >= words.replace(/\.$/, '').length ? name : null
  const job = titled.exec(words)?.groups?.title
  if (job && (isTitle(job) || (jobWord.test(job) && !(whole?.body && !/\bHR\b/.test(job)))))
    return [part('title', job, words.length - job.length)]
  if (!whole || noPerson.test(words)) return null
  if (whole.body || isBody(words) || hasPerson) return /\s/.test(words) || whole.body ? [part('company', words)] : null
  return /\s/.test(words) ? [part('name', words)] : null
}

const stops = /(?:\n|[.!?](?:\s|$)|[;|•]|\s[–—-]\s)/g

const piece = /,\s(?!(?:Inc|LLC|LLP|Jr|Sr|Esq|P\.?[AC]|Ltd|Co)\b)|\s\/\s/g
const abbreviated = /\b(?:\p{Lu}|Dr|Mr|Ms|Mrs|St|Inc|Co|Corp|Ltd|Jr|Sr|Prof|Bros|No|Dept)$/u
const leadsOn = /[\s,;|/(]{0,6}(?:(?:at|of|in|lives at|live at|located at|address is|with)\s)?[\s(]{0,3}$/i

/** The pieces of the clause that ends at a place, each with where it begins. */
function piecesBefore(text: string, at: number): { words: string; start: number }[] {
  const from = Math.max(0, at - 220)
  let words = text.slice(from, at).replace(leadsOn, '')
  // A stop behind a firm or a name ends no card: 'Lakeside Public Library. 12 Academy St.'
  if (words.endsWith('.') && !abbreviated.test(words.slice(0, -1))) words = words.slice(0, -1)
  const stop = [...words.matchAll(stops)].filter(({ index }) => !abbreviated.test(words.slice(0, index))).at(-1)
  let start = stop ? stop.index + stop[0].length : 0
  const all: { words: string; start: number }[] = []
  for (const { index, 0: mark } of words.slice(start).matchAll(piece)) {
    const end = (stop ? stop.index + stop[0].length : 0) + index
    all.push({ words: words.slice(start, end), start: from + start })
    start = end + mark.length
  }
  return [...all, { words: words.slice(start), start: from + start }].slice(-6)
}

/** Who stands before a place in its clause: a name, a title, a firm. What is none of these ends it. */
function before(text: string, at: number): Part[] {
  let parts: Part[] = []
  for (const [n, { words, start }] of piecesBefore(text, at).entries()) {
    if (barNumber.test(words)) continue
    const lead = n === 0 ? (heads.exec(words)?.[0].length ?? 0) : words.length - words.trimStart().length
    const own = partsOf(
      words.slice(lead).trimEnd(),
      start + lead,
      parts.some(({ aspect }) => aspect === 'name'),
    )
    parts = own ? [...parts, ...own] : []
  }
  return parts
}

const isSelf =
  /(?:\b(?:from|me|i['’]?m|i am|we['’]re|we are|my name(?:['’]s| is)|sign(?:ed)?(?: it| off)?(?: as| by| from)?|this is|it['’]s|i live|my (?:address|info|office)|for me)|^\s*)\b[,:]?\s{0,2}(?:me,\s)?$/i
const isOther =
  /\b(?:to|attn\.?|attention|write|dear|goes to|addressed to|their (?:address|office)|c\/o|send it to)[,:]?\s{0,2}(?:the\s)?$/i

/** Where a word for somebody's part stands last, in plain words. */
const nounAt = (words: string, noun: string) =>
  Math.max(words.lastIndexOf(` ${noun} `), words.lastIndexOf(` ${noun}s `))

/** Whom the words right before a card, or the label or heading over it, make it. */
function roleBy(text: string, at: number, roles: readonly Role[]): Role | undefined {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const lead = text.slice(Math.max(line, at - 90), at)
  const label = /^[\s*•-]*(?<label>[\p{L}][\p{L} '’/()]{0,40}?)\s?[:=]\s*$/u.exec(lead)?.groups?.label
  const above = /(?:^|\n)[ \t]*(?<label>[\p{L}][\p{L} '’/()]{1,30}):?[ \t]*\n$/u.exec(
    text.slice(Math.max(0, line - 44), line),
  )?.groups?.label
  const called = label ?? (lead.trim() === '' ? above : undefined)
  const who = called ? whoBy(called, roles) : undefined
  if (who) return who
  const words = ` ${(called ?? lead).toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `
  const named = roles
    .map((role) => ({ role, at: Math.max(...role.nouns.map((noun) => nounAt(words, noun))) }))
    .filter((one) => one.at >= 0 && one.at > words.length - 44)
    .toSorted((one, other) => other.at - one.at)[0]?.role
  if (named) return named
  if (isOther.test(lead)) return roles.find(({ id }) => id === 'recipient')
  return /\S/.test(lead) && isSelf.test(lead) ? roles.find((role) => role.self) : undefined
}

/** Everybody whom a text gives with an address, a phone or an email. */
export function cardsIn(text: string, roles: readonly Role[]): Card[] {
  const ways: Part[] = [
    ...addressesIn(text).map((one): Part => ({ ...one, aspect: 'address', value: one.words })),
    ...findPhones(text).map((one): Part => ({ ...one, aspect: 'phone', value: one.number })),
    ...findEmails(text).map((one): Part => ({ ...one, aspect: 'email', value: one.address })),
  ].toSorted((one, other) => one.start - other.start)
  const cards: Card[] = []
  for (const way of ways) {
    const last = cards.at(-1)
    if (last && way.start < last.end) continue
    if (
      last &&
      between.test(text.slice(last.end, way.start)) &&
      !last.parts.some(({ aspect }) => aspect === way.aspect)
    ) {
      last.parts.push(way)
      last.end = way.end
      continue
    }
    const parts = before(text, way.start)
    const start = parts[0]?.start ?? way.start
    cards.push({ start, end: way.end, parts: [...parts, way], role: roleBy(text, start, roles) })
  }
  return cards
}
