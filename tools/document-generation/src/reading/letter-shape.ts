import { findAddresses, findEmails, findPhones, findSpokenDates, isBody, nameAt, type Span } from '@casewright/law'
import type { Role } from './asked.ts'
import type { Evidence } from './evidence.ts'

/** The places of a letter that was pasted: where its words stand, and what is not its body. */
export interface LetterShape {
  evidence: Evidence[]
  /** Between the salutation and the closing; null where the text is no letter. */
  body: Span | null
}

interface Line extends Span {
  text: string
}

const salutation =
  /^(?:dear|to whom it may concern|to the [\p{L} ]{3,40}|good (?:morning|afternoon)|(?:hello|hi)(?=[ ,]))\b[^\n@]{0,70}[,:]?$/iu
const closing =
  /^(?:sincerely(?: yours)?|yours (?:truly|sincerely|faithfully)|very truly yours|respectfully(?: (?:yours|submitted))?|(?:best|kind|warm|warmest|kindest) regards|regards|best(?: wishes)?|cordially|gratefully|warmly|with (?:gratitude|thanks|appreciation|best wishes)|many thanks|thank you|thanks)[,.]?$/i
const re = /^(?:re|subject|regarding)\s*[:.]\s*(?<v>\S.*)$/i
const titleLine =
  /^(?:[\p{L}&’'-]+\s){0,5}(?:controller|clerk|owner|buyer|planner|broker|director|manager|officer|counsel|president|engineer|professor|partner|owner|supervisor|principal|chair\w*|head|dean|attorney|paralegal|coordinator|analyst|nurse|teacher|CEO|CFO|COO|CTO|founder|lead|specialist|assistant|associate|agent|administrator|secretary|treasurer|editor|chef|instructor|lecturer|adviser|advisor|consultant|accountant|representative|executive|clerk|trustee|superintendent|scientist|designer|developer|architect)(?:\s(?:of|for)\s[\p{L} &,]+)?$/iu

/** Whether words are what somebody is called at work. */
export const isTitle = (words: string): boolean => titleLine.test(words.trim())

const linesOf = (text: string): Line[] => {
  const lines: Line[] = []
  let at = 0
  for (const raw of text.split('\n')) {
    const words = raw.trim()
    const start = at + raw.indexOf(words)
    lines.push({ start, end: start + words.length, text: words })
    at += raw.length + 1
  }
  return lines
}

/** Reads a pasted letter by its places: letterhead, date, inside address, subject, salutation, body, closing, signature. */
export function letterShape(text: string, roles: readonly Role[], subject: string | undefined): LetterShape {
  const lines = linesOf(text)
  const hail = lines.findIndex((line, n) => salutation.test(line.text) && n < 60)
  const end = lines.findLastIndex(
    (line, n) => closing.test(line.text) && n > Math.max(hail, 0) && n >= lines.length - 14,
  )
  if (hail < 0 && end < 0) return { evidence: [], body: null }
  const evidence: Evidence[] = []
  const self = roles.find((role) => role.self)
  const other = roles.find(({ id }) => id === 'recipient') ?? roles.find(({ id }) => id === 'hiringManager')
  const firm = roles.find(({ id }) => id === 'company')
  const put = (
    role: Role | undefined,
    aspect: keyof Role['fields'],
    value: string,
    place: Span,
    rank: Evidence['rank'] = 3,
  ) => {
    const field = role?.fields[aspect]
    if (field && value !== '') evidence.push({ field: field.name, value, start: place.start, end: place.end, rank })
  }
  let signer = ''
  if (end >= 0) {
    const block = blockAfter(lines, end)
    signer = put_(block, self, put, text) ?? ''
  }
  const head = hail < 0 ? [] : lines.slice(0, hail)
  for (const line of head) {
    const about = re.exec(line.text)?.groups?.v
    if (about && subject === 'jobTitle') {
      const job = about.replace(/,?\s(?:reference|ref|req|job|position|\().*|(?<![.*])[.*]+$/i, '')
      const start = line.start + line.text.indexOf(job)
      evidence.push({ field: subject, value: job, start, end: start + job.length, rank: 2 })
    } else if (about && subject)
      evidence.push({
        field: subject,
        value: about.replace(/(?<![.*])[.*]+$/, ''),
        start: line.start + line.text.indexOf(about),
        end: line.start + line.text.indexOf(about) + about.replace(/(?<![.*])[.*]+$/, '').length,
        rank: 1,
      })
  }
  const dateAt = head.findIndex(({ text: words }) => onlyDate(words))
  const blocks = blocksOf(
    head.map((line) =>
      onlyDate(line.text) || re.test(line.text) || /^(?:via|by) /i.test(line.text) ? { ...line, text: '' } : line,
    ),
  ).filter((block) =>
    block.some(
      (line) =>
        findAddresses(block.map(({ text: words }) => words).join('\n')).length > 0 || nameAt(line.text, 0) !== null,
    ),
  )
  const mine =
    blocks.find((block) => signer !== '' && block.some(({ text: words }) => words.includes(signer))) ??
    (blocks.length > 1 || (dateAt >= 0 && (blocks[0]?.[0]?.start ?? 0) < (head[dateAt]?.start ?? 0))
      ? blocks[0]
      : undefined)
  const theirs = blocks.filter((block) => block !== mine).at(-1)
  if (mine) put_(mine, self, put, text)
  if (theirs) {
    const whole =
      other && !other.fields.company && firm
        ? { ...other, fields: { ...other.fields, company: firm.fields.name, address: firm.fields.address } }
        : other
    put_(theirs, whole as Role | undefined, put, text)
  }
  const start = hail >= 0 ? (lines[hail]?.end ?? 0) : 0
  return { evidence, body: { start, end: end >= 0 ? (lines[end]?.start ?? text.length) : text.length } }
}

const onlyDate = (words: string): boolean => {
  const [date] = findSpokenDates(words)
  return Boolean(date) && words.length - (date?.words.length ?? 0) < 8
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]]
  for (const line of lines)
    if (line.text === '') blocks.push([])
    else blocks.at(-1)?.push(line)
  return blocks.filter((block) => block.length > 0)
}

/** The lines of a signature: a blank line or a rule to sign on may stand before them. */
const blockAfter = (lines: readonly Line[], at: number): Line[] =>
  lines
    .slice(at + 1, at + 12)
    .filter(({ text: words }) => words !== '' && !/^[_\s]+$/.test(words) && !/^(?:encl|cc|p\.?s)\b/i.test(words))
    .slice(0, 7)

/** Gives the lines of a block to whom it is of. @returns the person's name */
function put_(
  block: readonly Line[],
  role: Role | undefined,
  put: (role: Role | undefined, aspect: keyof Role['fields'], value: string, place: Span) => void,
  text: string,
): string | undefined {
  const [first, last] = [block[0], block.at(-1)]
  if (!first || !last) return undefined
  const whole = text.slice(first.start, last.end)
  const [address] = findAddresses(whole)
  const [email] = findEmails(whole)
  const [phone] = findPhones(whole)
  const at = ({ start, end }: Span): Span => ({ start: first.start + start, end: first.start + end })
  if (address) put(role, 'address', address.words, at(address))
  if (email) put(role, 'email', email.address, at(email))
  if (phone) put(role, 'phone', phone.number, at(phone))
  let person: string | undefined
  for (const line of block) {
    const words = line.text.replace(/^\/s\/\s*/, '')
    const start = line.end - words.length
    if (address && start >= first.start + address.start && start < first.start + address.end) break
    if (/@|\d{3}-\d{4}/.test(words)) continue
    const [name = '', ...rest] = words.split(/,\s(?!(?:Inc|LLC|Ltd|Corp|Co|LLP|P\.C|N\.A|Jr|Sr|Esq|M\.?D|Ph\.?D)\b)/)
    const read = nameAt(name, 0)
    const complete = read && read.end >= name.replace(/\.$/, '').length
    if (titleLine.test(words) && person !== undefined) put(role, 'title', words, { start, end: start + words.length })
    else if (complete && isBody(name))
      put(role, role?.fields.company ? 'company' : 'name', read.words, { start, end: start + read.end })
    else if (complete && person === undefined && /\s/.test(read.words)) {
      person = read.words
      put(role, 'name', read.words, { start, end: start + read.end })
      const called = rest.join(', ')
      if (titleLine.test(called))
        put(role, 'title', called, { start: start + words.length - called.length, end: start + words.length })
    } else if (complete && person !== undefined && /\s/.test(read.words))
      put(role, 'company', read.words, { start, end: start + read.end })
  }
  return person
}
