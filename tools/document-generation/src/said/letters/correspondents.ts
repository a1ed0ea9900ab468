import { anyCase } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled, Place } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { addressesIn, blanked } from '../reading.ts'
import { isOrganization, mayBePerson } from './organizations.ts'
import { putter, type ToldInLetter } from './put.ts'
import { asTitle, titleOf } from './titles.ts'
import { pronounIn } from './voice.ts'
import { isDesk, type Who, whoAt } from './who.ts'

interface Side {
  name: string
  title: string
  company: string
  address: string
}
const sides = (name: string): Side => ({
  name: `${name}Name`,
  title: `${name}Title`,
  company: `${name}Company`,
  address: `${name}Address`,
})
const senders = sides('sender')
const recipients = sides('recipient')
/** Who writes and to whom, by the type of letter. */
const letters: Record<string, { from?: Side; to?: Side }> = {
  'business-letter': { from: senders, to: recipients },
  'complaint-letter': { from: senders, to: recipients },
  'inquiry-letter': { from: senders, to: recipients },
  'thank-you-letter': { from: senders, to: recipients },
  'recommendation-letter': {
    from: {
      name: 'recommenderName',
      title: 'recommenderTitle',
      company: 'recommenderInstitution',
      address: 'recommenderAddress',
    },
    to: sides('addressed'),
  },
  'cover-letter': {
    from: { name: 'applicantName', title: '', company: '', address: 'applicantAddress' },
    to: {
      name: 'hiringManager',
      title: 'hiringManagerTitle',
      company: 'companyName',
      address: 'companyAddress',
    },
  },
}

const begins = '(?<=^|[.!?\n][ \t]{0,3}|, )'
const kind =
  '(?:(?:thank[ -]?you|business|cover|complaint|inquiry|formal|short|nice|quick|brief) ){0,2}(?:letter|note|complaint|inquiry|email|e-mail|message|thanks|thank[ -]?you)'
const article = '(?:the |our |my )?'
/** Capitals of names are told from other letters in all of them. */
const spoken = (source: string) => new RegExp(anyCase(source), 'gu')
/** Words that lead to whom a letter goes. */
const leads: readonly RegExp[] = [
  spoken(
    `(?<![\\p{L}])${kind}(?: (?:is|goes|should go|that goes|needs to go|is going))?(?: out)?,? to:? ${article}(?=\\p{Lu})`,
  ),
  // 'To the property manager of our office building, that's Corbin Realty'.
  spoken(
    `(?<![\\p{L}])(?:${kind}|goes|address(?:ed)? it|write|send it),? to (?:the |our |my )(?<post>\\p{Ll}[\\p{Ll} -]{2,50}?)(?:,? that['’]s|,? they['’]re| at| of| for| from|,) (?:the )?(?=\\p{Lu})`,
  ),
  spoken(
    `${begins}(?:(?:so|ok|okay|hey|hi|and),? ){0,2}(?:(?:this|it) (?:goes|is going|should go|is addressed|is) )?to:? ${article}(?=\\p{Lu})`,
  ),
  spoken(`${begins}(?:so |ok )?this (?:letter )?(?:is|goes) to (?=\\p{Lu})`),
  spoken(
    `(?<![\\p{L}])(?:(?:I )?(?:need|want|have) to )?write (?:(?:a |an |the )?(?:\\p{Ll}+ )?(?:letter|note|complaint) )?(?:to )?${article}(?=\\p{Lu})`,
  ),
  spoken(
    `(?<![\\p{L}])(?:address(?:ed)? (?:it|this)? ?to|send (?:it |this |the letter )?to|goes to|(?:this|it|letter)(?: is|['’]s) going to)(?: the attention of)?:? ${article}(?=\\p{Lu})`,
  ),
  spoken(
    `(?<=^|[.!?\\n]\\s{0,3}|\\b(?:to|you|please|and) )(?:tell|ask|thank|notify|remind|inform) (?:the )?(?=\\p{Lu}\\p{L}+)`,
  ),
  spoken('(?<=^|[.!?\\n]\\s{0,3})(?:thanks|thank you|thank-you)(?: (?:note|letter))? to (?=\\p{Lu})'),
  spoken('(?:letter|note|card) for (?=(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev)\\. \\p{Lu})'),
  spoken('(?<=\\bto |\\bplease )thank (?:(?:my|our|the) \\p{Ll}+(?: \\p{Ll}+){0,3},? )?(?=\\p{Lu})'),
]
/** Of whom something was bought is whom a complaint of it goes to. */
const sellers: readonly RegExp[] = [
  /\b[Cc]omplain(?:ing)? to (?:the )?(?=\p{Lu})/gu,
  /(?<=^|\n)[ \t]{0,3}(?:[Cc]ompany|[Bb]usiness|[Ss]eller|[Ss]tore|[Mm]erchant|[Vv]endor|[Hh]otel|[Aa]irline): (?=\p{Lu})/gu,
  /\b(?:bought|ordered|purchased|rented|booked|leased|got)\b[^.;!?\n]{2,80}? (?:from|through|with) (?:the )?(?=\p{Lu})/gu,
]
/** Leads that in a recommendation are of whom it recommends. */
const forWhom = spoken(`${begins}(?:so |ok )?this (?:letter )?(?:is|goes) for (?=\\p{Lu})`)
/** Words that lead to who hires. */
const hires: readonly RegExp[] = [
  /(?<=^|\n)[ \t]{0,3}(?:[Aa]t|[Ww]ith|[Ee]mployer|[Cc]ompany|[Oo]rganization|[Ss]chool): (?=\p{Lu})/gu,
  /(?<![\p{L}])(?:position|job|role|opening|vacancy|post|spot|internship|clerkship|fellowship|application|apply|applying)\b(?:[^.;!?\n]{0,60}?,)?(?: (?:is|open))?(?: here)? (?:at|with|to) (?:the )?(?=\p{Lu}|The )/gu,
  /(?<![\p{L}])(?:for|as|is|become|be) (?:an? |the |your )?(?:\p{Ll}[\p{Ll}-]+ ){1,4}?(?:at|with) (?:the )?(?=\p{Lu}|The )/gu,
]
const posts =
  'contact(?: person)?|hiring (?:manager|partner)|event manager|principal|chef|superintendent|dean|owner|director|manager|registrar|department head|editor|pastor'
/** Words that lead to who of an organization reads it. */
const person = spoken(
  `(?<![\\p{L}])(?:(?:attn|attention)\\b\\.?:? ?|(?:(?:their|the|our|my|your) )?(?<post>${posts})(?: (?:there|at \\p{Lu}[\\p{L} ]{1,30}))?(?: is|['’]s|:) |(?<=, )(?<before>${posts}) )(?=\\p{Lu}|customer|accounts|the )`,
)
/** Words that lead to who writes. */
const selves: readonly RegExp[] = [
  spoken(
    `(?<![\\p{L}])(?:(?<=(?:^|[.!?\\n,;:(–—-] ?|letter |note |this is |it['’]s ))from(?: me)?[:,]? |(?<=(?:^|[.!?\\n] ?))(?:recommender|sender|writer|author|customer|complainant|guest|patient|member): |me: |sign(?:ed)?(?: it| this)?(?: off)?(?: from| as| by| for)?(?: me)?[:,]? |my name(?:['’]s| is|:)? |(?<=(?:^|[.!?\\n,] ?))name(?:['’]s| is|:)? |I am |I['’]m |(?<=(?:^|[.!?\\n] ?))this is |call me, )(?=\\p{Lu}\\p{L}*\\.? \\p{Lu})`,
  ),
]
/** 'Ruth and Simon Adler', who say who they are or end the notes. */
const couple =
  /(?:(?<=^|[.!?\n][ \t]{0,3}|, )[Ww]e(?:['’]re| are) |(?<=[.!?\n][ \t]{0,3})(?:[Ff]rom:? )?)(?<names>\p{Lu}[\p{L}’'-]+ and \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+)(?=, \d|,[ \t]?\n|[.\n]|$)/gu
const coupleIn = (text: string): string | undefined =>
  [...text.matchAll(couple)].filter(({ index, 0: words }) => /^[Ww]e/.test(words) || index > text.length / 2).at(-1)
    ?.groups?.names
const weAre = /(?<=^|[.!?\n][ \t]{0,3}|, )[Ww]e(?:['’]re| are) (?:the )?(?=\p{Lu})/gu

const courts = /\b(?:Court|Judge|Bench|Chambers|Magistrate)\b/

/** A judge as the inside address and the salutation name one; null of anybody else. */
export function judgeOf(name: string, beside: string): { name: string; greeting: string } | null {
  const found = /^(?<lead>(?:the )?Hon(?:orable|\.)?|Judge|Justice|Magistrate(?: Judge)?)\.? (?<rest>\p{Lu}.*)$/u.exec(
    name,
  )
  const { lead = '', rest = '' } = found?.groups ?? {}
  if (!found || (/^(?:the )?Hon/.test(lead) && !courts.test(beside))) return null
  const last = rest.split(' ').at(-1) ?? ''
  const of = /^Justice/.test(lead) ? 'Justice' : 'Judge'
  return { name: / /.test(rest) ? `The Honorable ${rest}` : `${of} ${rest}`, greeting: `${of} ${last}` }
}

const inTown = /^(?<street>.*\S),? (?<town>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?<state>[A-Z]{2}) (?<zip>\d{3})\d{2}/su
/** '218 Wiltshire Blvd, Dayton 45419' beside 'Dayton OH 45416': the state of the same town, where the ZIP code agrees. */
function withState(value: string, text: string): string {
  const own = /, (?<town>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),?(?: (?<zip>\d{3})\d{2})?$/u.exec(value)?.groups
  if (!own?.town) return value
  const same = addressesIn(text).flatMap(({ words }) => {
    const one = inTown.exec(words)?.groups
    return one && one.town?.split(' ').at(-1) === own.town?.split(' ').at(-1) && (!own.zip || own.zip === one.zip)
      ? [one.state ?? '']
      : []
  })
  return new Set(same).size === 1 && !value.split(/[\s,]+/).includes(same[0] ?? '')
    ? value.replace(/,?( \d{5})?$/, (zip) => `, ${same[0]}${zip.replace(/^,/, '')}`)
    : value
}

/** Whether a chain says enough to be taken over what else was read. */
const tells = (who: Who) => who.end > 0 && (who.name !== undefined || who.company !== undefined)

const behind = (who: Who, before: Found) =>
  before.company !== undefined && before.name === undefined && who.name !== undefined && !who.company

function recipientOf(
  text: string,
  addresses: ReturnType<typeof addressesIn>,
  type: string,
  self: Who | null,
): Found | null {
  let best: Found | null = null
  const isJob = type === 'cover-letter'
  const all = [
    ...(isJob ? hires : []),
    ...leads,
    ...(type === 'recommendation-letter' ? [] : [forWhom]),
    ...(type === 'complaint-letter' ? sellers : []),
  ]
  for (const lead of all)
    for (const found of text.matchAll(lead)) {
      const who = whoAt(text, found.index + found[0].length, addresses)
      const post = found.groups?.post
      const called = post === undefined ? null : titleOf(post)
      if (post !== undefined && called && !who.title && who.name === undefined) {
        const start = found.index + found[0].indexOf(post)
        who.title = { start: start + called.from, end: start + called.length, words: called.title }
      }
      if (!tells(who) || (self?.name && self.name.words === who.name?.words)) continue
      if (isWeak(who) || (hires.includes(lead) && !who.company && who.name && !asFirm(who))) continue
      if (best && behind(who, best))
        best = {
          ...best,
          name: who.name,
          ...(who.title && { title: who.title }),
          also: { start: found.index, end: who.end },
        } as Found
      best ??= { ...who, begin: found.index }
    }
  for (const found of text.matchAll(person)) {
    const who = whoAt(text, found.index + found[0].length, addresses)
    const isApart = best !== null && found.index > best.end + 3 && /^att/i.test(found[0])
    if (
      !who.name ||
      isApart ||
      (best?.name && best.name.words !== who.name.words && mayBePerson(best.name.words) && best.title)
    )
      continue
    const post = found.groups?.post ?? found.groups?.before
    if (found.groups?.before && !mayBePerson(who.name.words)) continue
    if (post && !who.title && !/contact|hiring/i.test(post)) {
      const start = found.index + found[0].toLowerCase().indexOf(post.toLowerCase())
      who.title = { start, end: start + post.length, words: post }
    }
    const { name, title } = who
    const company = best?.company ?? (best?.name && best.name.words !== name.words ? best.name : who.company)
    const address = best?.address ?? who.address
    best = {
      ...best,
      begin: best?.begin ?? found.index,
      end: best?.end ?? who.end,
      also: { start: found.index, end: who.end },
      name,
      ...(company && { company }),
      ...(address && { address }),
    }
    delete best.title
    if (title) best.title = title
    break
  }
  return best ?? firmAlone(text, addresses)
}

/** A line of a firm and its address, which nobody says to be the writer's: 'Valley Auto Mart, 5500 Blackstone Ave.' */
function firmAlone(text: string, addresses: ReturnType<typeof addressesIn>): Found | null {
  for (const { index, 0: sentence } of text.matchAll(/(?<=^|[.!?\n] {0,3})\p{Lu}[^.!?\n]{4,160}/gu)) {
    const who = whoAt(text, index, addresses)
    const isWhole = text.slice(who.end, index + sentence.length).replace(/[^\p{L}\d]/gu, '') === ''
    if (who.company && !who.name && who.address && isWhole && who.company.words !== coupleIn(text))
      return { ...who, begin: index }
  }
  return null
}

const isGreeted = /^(?:Mr|Ms|Mrs|Mx|Dr|Prof|Rev|Hon)\b|^(?:customer|the) /i

/** Who hires is a firm, whatever its name looks like. */
function asFirm(who: Who): boolean {
  if (who.title || !who.name || who.company || isDesk(who.name.words)) return false
  who.company = who.name
  delete who.name
  return true
}

/** A word that may be anything, with nothing beside it that tells. */
const isWeak = ({ name, company, title, address }: Who) =>
  !company && !title && !address && name !== undefined && !isDesk(name.words) && !mayBePerson(name.words)

interface Found extends Who {
  /** Where the words that lead to it begin. */
  begin: number
  /** Another place that tells of it. */
  also?: Place
}

/** Who writes: by words that say so, else by the name that ends the notes with where it is. */
function senderOf(text: string, units: readonly Unit[], addresses: ReturnType<typeof addressesIn>): Found | null {
  for (const lead of selves)
    for (const found of text.matchAll(lead)) {
      const who = whoAt(text, found.index + found[0].length, addresses)
      if (who.name && mayBePerson(who.name.words) && !isOrganization(who.name.words))
        return { ...who, begin: found.index }
    }
  for (const unit of units.slice(1).toReversed()) {
    const who = whoAt(text, unit.start, addresses)
    const isWhole = text.slice(who.end, unit.end).replace(/[^\p{L}\d]/gu, '') === ''
    if (who.name && mayBePerson(who.name.words) && isWhole && (who.address ?? who.company ?? who.title))
      return { ...who, begin: unit.start }
  }
  return null
}

/** The line of the firm under the line of who writes for it: 'Company: Bluebonnet Foods, 1500 Ranch Road'. */
function labeledFirm(text: string, at: number, addresses: ReturnType<typeof addressesIn>): Who | null {
  const found = /^[^\n]{0,40}\n[ \t]{0,3}(?:Company|Organization|Firm|Business): (?=\p{Lu})/u.exec(
    text.slice(at, at + 120),
  )
  const who = found ? whoAt(text, at + found[0].length, addresses) : null
  return who && !who.company && who.name ? { ...who, company: who.name } : who
}

/** Whether all of where a letter goes was read, and nothing of it looks like what it is not. */
function isSettled(side: Side, who: Who, read: readonly Filled[], type: string): boolean {
  const [name, company, address] = (['name', 'company', 'address'] as const).map(
    (aspect) => read.find(({ field }) => field === side[aspect])?.value,
  )
  if (
    type === 'cover-letter' &&
    company &&
    isOrganization(company) &&
    who.company &&
    !who.company.words.includes(company)
  )
    return true
  const isSame = who.name !== undefined && name?.includes(who.name.words)
  return Boolean(name && company && address && mayBePerson(name) && !isOrganization(name) && !isSame)
}

/** What is left of a sentence that only says who writes to whom. */
const small =
  /^[\s,.:;()'’–—-]*(?:(?:hey|hi|so|ok|okay|um|please|can|could|you|do|does|make|I|we|me|us|need|want|have|to|it|is|are|a|an|the|this|that|they|they['’]re|he['’]s|she['’]s|his|her|their|our|my|for|and|at|in|of|from|letter|note|write|writing|draft|send|address|addressed|goes|go|attn|attention|contact|person|hiring|manager|partner|there|is|guess|think|business|cover|thank|complaint|inquiry|name|sign|signed|called|number|email|phone|also|here|located|rec|recommendation|dr|mr|ms|mrs|ret|client|s)(?![\p{L}])[\s,.:;()'’–—-]*)*$/iu

/**
 * Who writes to whom, of sentences that say so: 'letter to Brazos Title … their contact is Amy Prause, escrow officer'.
 * @param read what else was read of the text
 */
export function correspondentsIn(
  template: Template,
  text: string,
  units: readonly Unit[],
  read: readonly Filled[],
): ToldInLetter {
  const own = letters[template.id]
  if (!own) return { filled: [], units: [] }
  const addresses = addressesIn(text)
  const { filled, put } = putter(template)
  const spans: Place[] = []
  const place = (side: Side, who: Found) => {
    spans.push({ start: who.begin, end: who.end }, ...(who.also ? [who.also] : []))
    for (const aspect of ['name', 'title', 'company', 'address'] as const) {
      const one = who[aspect]
      if (!one) continue
      const end = aspect === 'company' && who.town && who.town.start - one.end < 6 ? who.town.end : one.end
      const value =
        aspect === 'title' || (aspect === 'name' && isDesk(one.words))
          ? asTitle(one.words)
          : aspect === 'address'
            ? withState(one.words, text)
            : one.words
      put(side[aspect], value, { start: one.start, end })
    }
  }
  const from = own.from ? senderOf(text, units, addresses) : null
  const to = own.to ? recipientOf(text, addresses, template.id, from) : null
  const isNamed = (field: string, words: string | undefined) =>
    read.some((one) => one.field === field && words?.includes(one.value))
  if (own.to && to?.name && isNamed('candidateName', to.name.words)) delete to.name
  if (own.to && to && tells(to) && !isSettled(own.to, to, read, template.id)) {
    // A name that may be anybody's, and was read as an organization's.
    if (to.name && !to.company && !to.title && !/\./.test(to.name.words) && isNamed(own.to.company, to.name.words)) {
      to.company = to.name
      delete to.name
    }
    // 'They' who are complained to are a firm, whatever its name looks like.
    if (template.id === 'complaint-letter' && pronounIn(text) === 'they' && !isGreeted.test(to.name?.words ?? ''))
      asFirm(to)
    const beside = `${to.title?.words ?? ''} ${to.company?.words ?? ''} ${text.slice(to.name?.end ?? 0, to.end + 60)}`
    const judge = to.name && judgeOf(to.name.words, beside)
    if (to.name && isDesk(to.name.words)) {
      if (template.id === 'cover-letter') {
        to.title = to.name
        put(own.to.name, '', to.name)
      } else {
        put('greeting', greetingOf(to.name.words), to.name)
        if (!to.title) put(own.to.title, '', to.name)
      }
    }
    place(own.to, judge && to.name ? { ...to, name: { ...to.name, words: judge.name } } : to)
    if (judge && to.name) put('greeting', judge.greeting, to.name)
    const isPlaced = addresses.some(({ start }) => start !== from?.address?.start)
    if (to.town && !to.address && !isPlaced && template.id === 'cover-letter')
      put(own.to.address, to.town.words, to.town)
    // Of an organization that was taken for a person nothing stays.
    const wrong = read.find(({ field }) => field === own.to?.name)
    if (to.company && !to.name && wrong && (isOrganization(wrong.value) || isNamed(wrong.field, to.company.words)))
      put(own.to.name, '', to.company)
  }
  // Where an applicant works is not where the applicant lives.
  if (from?.company && from.address && own.from?.company === '' && from.address.start > from.company.start)
    delete from.address
  const two = own.from?.company ? coupleIn(text) : undefined
  if (own.from && two) {
    const at = text.lastIndexOf(two)
    put(own.from.name, two, { start: at, end: at + two.length })
    const home = addresses.find(({ start }) => start >= at + two.length && start - at - two.length < 4)
    if (home) put(own.from.address, home.words, home)
  }
  if (own.from && from) {
    if (two && from.name && two.includes(from.name.words.split(' ').at(-1) ?? '')) delete from.name
    const firm = own.from.company && !from.company ? labeledFirm(text, from.end, addresses) : null
    if (firm?.company) from.company = firm.company
    if (firm?.address && !from.address) from.address = firm.address
    place(own.from, from)
    if (own.from.company && !from.company)
      for (const lead of text.matchAll(weAre)) {
        const who = whoAt(text, lead.index + lead[0].length, addresses)
        const one = who.company ?? who.name
        if (one && isOrganization(one.words)) put(own.from.company, one.words, one)
      }
  }
  filled.push(...withoutSenders(own, text, read, filled), ...withStates(own, text, read, filled))
  const told = units.filter((unit) => {
    const here = spans.filter(({ start, end }) => start < unit.end && unit.start < end)
    const rest = here.reduce(
      (words, { start, end }) =>
        blanked(words, Math.max(0, start - unit.start), Math.min(unit.text.length, end - unit.start)),
      unit.text,
    )
    return here.length > 0 && small.test(rest.trim())
  })
  return { filled: filled.filter(({ value, field }) => value !== '' || field !== ''), units: told }
}

/** How a desk is greeted that nobody is named at. */
const greetingOf = (desk: string) =>
  /committee|board/i.test(desk) ? `Members of the ${asTitle(desk.replace(/^the /i, ''))}` : 'Sir or Madam'

/** 'Same address 700 Port Rd': what the sender has is not where the letter goes. */
function withoutSenders(
  { from, to }: { from?: Side; to?: Side },
  text: string,
  read: readonly Filled[],
  found: readonly Filled[],
): Filled[] {
  const mine = [...found, ...(from?.company ? read : [])].find((one) => one.field === from?.address)
  const theirs = read.find((one) => one.field === to?.address)
  const isOnce = mine !== undefined && addressesIn(text).length === 1
  if (!mine || !to || !isOnce || found.some(({ field }) => field === to.address)) return []
  return [{ ...(theirs ?? mine), field: to.address, value: '' }]
}

/** An address that was read otherwise, with the state of its town where another one tells it. */
const withStates = (
  { from, to }: { from?: Side; to?: Side },
  text: string,
  read: readonly Filled[],
  found: readonly Filled[],
): Filled[] =>
  read.flatMap((one) => {
    if ((one.field !== from?.address && one.field !== to?.address) || found.some(({ field }) => field === one.field))
      return []
    const value = withState(one.value, text)
    return value === one.value ? [] : [{ ...one, value }]
  })
