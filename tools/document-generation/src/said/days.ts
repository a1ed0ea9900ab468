import { dayNumber, findSpokenDates, monthNumber, monthPattern, ordinals } from '@casewright/law'
import { partialDatesIn, withYear } from '../reading/assign/partial-dates.ts'
import type { Edit } from './edits.ts'

const nth = `\\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[- ](?:${ordinals.slice(0, 9).join('|')})|thirtieth|${ordinals.join('|')}`
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekday = `(?:${weekdays.join('|')})`
/** 'The eighteenth of December'. */
const turned = new RegExp(
  `\\bthe (?<day>${nth}) of (?<month>${monthPattern})(?!,? (?:\\d{4}|twenty|two thousand))`,
  'giu',
)
/** 'Monday the thirtieth'. */
const ofWeek = new RegExp(`\\b(?<weekday>${weekday}),? the (?<day>${nth})(?! of\\b)`, 'giu')
const endOfMonth = new RegExp(
  `(?<=\\b(?:by|until|till|through|thru|on|at) )(?:the )?(?:very )?end of (?<month>${monthPattern})\\b(?!,? (?:of )?(?:\\d{4}|twenty|two thousand|this|next|last|each|every))`,
  'giu',
)
const firstOfYear = /\bthe first of (?:the year|next year)\b/giu
const nextTo = /\b(?:tomorrow|yesterday)\b(?! (?:morning|night|evening|afternoon|at))/giu
const own = /^,? (?:of )?(?<which>this|next|last) year\b/i
const before = new RegExp(`\\b(?<weekday>${weekday}),? $`, 'i')

const told =
  /\b(?:was|were|had|did|went|came|sent|paid|bought|got|told|said|wrote|met|spoke|left|took|gave|made|found|held|ran|broke|fell|began|saw|heard|hurt|slipped|since|ago|last|dated|(?!need|speed|feed|seed|indeed|hundred|proceed|exceed|agreed|required|supposed|allowed|scheduled|planned|booked|expected|slated|red\b)\p{L}{3,14}ed)\b/giu
const toCome =
  /\b(?:will|shall|by|until|till|before|due|next|want|wants|need|needs|going|starts?|starting|begins?|would|can|could|may(?! \d)|must|should|please|plans?|planning|scheduled|planned|booked|expected|slated|deadline|effective|closes?|opens?|ends?|ending|after)\b|['’]ll\b/giu
const yearly = /\b(?:every|each|annual(?:ly)?|yearly|birth\w*|born|expir\w*|anniversar\w*|always|holidays?)\b/i

const dayOf = (iso: string) => new Date(`${iso}T00:00:00Z`)
/** The day so many days after a day, both in ISO 8601. */
export const shifted = (iso: string, days: number): string =>
  new Date(dayOf(iso).getTime() + days * 86_400_000).toISOString().slice(0, 10)
const apart = (one: string, other: string) => Math.abs(dayOf(one).getTime() - dayOf(other).getTime()) / 86_400_000
const two = (value: number) => String(value).padStart(2, '0')
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const written = (iso: string) => long.format(dayOf(iso))

const isQuoted = (lead: string) =>
  lead.lastIndexOf('“') > lead.lastIndexOf('”') || (lead.match(/"/g) ?? []).length % 2 === 1

const lastOf = (pattern: RegExp, words: string) => [...words.matchAll(pattern)].at(-1)?.index ?? -1

/** Whether what comes before a day says that it has been; null where nothing does. */
function isPast(lead: string): boolean | null {
  const [then, next] = [lastOf(told, lead), lastOf(toCome, lead)]
  return then < 0 && next < 0
    ? null
    : then > next && !/(?:\b(?:be|get|is|are)|['’]s|['’]re) (?!dated$)\p{L}+$/iu.test(lead.slice(0, then + 20).trim())
}

const happened =
  /\b(?:already|previously|earlier|prepaid|(?:has|have|had|was|were) (?:paid|sent|signed|given|received)|(?:I|we|he|she|they|you) (?:paid|sent|gave|received|signed|wired|mailed|venmo\p{L}*)|(?:did|had) (?:make|made|pay|paid|send|sent|give|given|wire)|made (?:an?|one|the|his|her|their|its) (?:\p{Ll}+ )?(?:payment|deposit|down payment))\b/iu
const yearTold =
  /\b(?:all (?:of (?:this|it) )?(?:was |is |happened |in )?this year,? |(?:all|everything) (?:was |is |happened )?in )(?<year>20\d\d)\b/iu

/** What says that the day behind it is to come. */
const rightBefore =
  /\b(?:by|until|till|til|before|due|next|coming|starting|from|no later than|effective|deadline(?: is)?|will be|expires?|ends?|on or before)(?: on| the| is)*,? $/i

/** 'Paid by check on November 17': how, and not until when. */
const byMeans =
  /\bby (?:check|wire|cash|card|mail|e-?mail|phone|text|hand|courier|ACH|Venmo|Zelle|transfer|cashier['’]?s check|certified \p{L}+)\b/giu
/** A day that a deal sets for what is to come. */
const isSet =
  /\b(?:by|until|till?|through|before|after|due|next|starts?|starting|begin\p{L}*|commenc\p{L}*|from|effective|clos(?:es?|ing)|deliver\p{L}*|move|moves|pick\p{L}*|pay|pays|payable|payments?|rent|terms?|expires?|ends?|will|shall|must|should|to be|wants?|needs?|each|every|open\p{L}*|install\p{L}*|possession|deadlines?|events?|wedding|party|is)\b/iu

/** 'The balance was due January 11.' */
const wasDue = /\b(?:was|were|had been) (?:due|scheduled|supposed to be \p{L}+|promised) (?:on |by |for )?$/iu

/** 'It came loose by August 1': what had happened by then. */
const hadBy =
  /^\W*(?:then |and |but )?(?:it|they|the \p{L}{2,20}(?: \p{L}{2,20})?) (?:had |was |were |already )?(?:came|went|fell|broke|gave|wore|tore|(?!needed|asked|requested|promised|wanted|demanded|agreed)\p{L}{3,14}ed|gone|broken|torn)(?: (?:loose|apart|off|out|down|up|through|again))? by $/iu

/** The day before which lies what has been: today, or the last day of a contract that names none to come. */
function writtenUp(days: readonly string[], isDeal: boolean, today: string): string {
  const last = days.toSorted().at(-1)
  return isDeal && last && last < today ? last : today
}

interface Now {
  today: string
  /** The day before which lies what has been. */
  since: string
}

/** The year of a day that somebody says without it, from what is said of it; null where nothing tells. */
function inYear(day: string, lead: string, { today, since }: Now, isDeal: boolean, of?: string): string | null {
  const past = withYear(day, since, true)
  const next = withYear(day, today, false)
  if (!past || !next) return null
  // A day of the week says which year it is.
  if (of) {
    const year = Number(today.slice(0, 4))
    const fits = [year - 1, year, year + 1]
      .map((one) => `${one}-${day}`)
      .filter((one) => weekdays[dayOf(one).getUTCDay()]?.toLowerCase() === of.toLowerCase())
    if (fits.length === 1) return fits[0] ?? null
  }
  // A deal is of days to come, but for those that are said to have been right before: 'dated May 4'.
  // 'He must be employed on December 31.'
  const isDue = isDeal && /\b(?:must|shall|will|has to|have to|needs? to|is to|are to)(?: still)? be\b/i.test(lead)
  // 'Paid by card on May 22': how it was paid says nothing of when.
  // 'He stayed until 11 on November 14' of two weeks ago: only what stands right before a day of the last weeks says that it is to come.
  if (!isDeal && (wasDue.test(lead) || hadBy.test(lead))) return past
  if (!isDeal && apart(past, today) < 46 && !rightBefore.test(lead)) return past
  const was = isDue
    ? false
    : isDeal && happened.test(lead)
      ? true
      : isPast(isDeal ? lead.slice(-24) : lead.replace(/\bby (?=\p{Ll})/gu, ''))
  // 'Meter read 3,150 on November 16', of notes of that week: what no word sets for later has just been.
  if (isDeal && was === null && apart(past, today) < 32 && !isSet.test(lead)) return past
  if (isDeal && was !== true) return next
  if (was !== null) return was ? past : next
  const [back, on] = [apart(past, today), apart(next, today)]
  if (!isDeal && back < 150 && on > 200) return past
  return back < 100 && on > 200 ? past : on < 100 && back > 200 ? next : null
}

/** The day with this number in the month that fits its day of the week, from a day on. */
function inMonth(number: number, of: string, from: string, past: boolean): string | null {
  for (let n = 0; n < 62; n++) {
    const day = shifted(from, past ? -n : n)
    if (Number(day.slice(8)) === number && weekdays[dayOf(day).getUTCDay()]?.toLowerCase() === of.toLowerCase())
      return day
  }
  return null
}

/** 'By the end of March', of the next March. */
const endsOfMonths = (text: string, today: string): { start: number; end: number; day: string }[] =>
  [...text.matchAll(endOfMonth)].map(({ index, 0: words, groups }) => {
    const month = monthNumber(groups?.month ?? '')
    const year = Number(today.slice(0, 4)) + (two(month) < today.slice(5, 7) ? 1 : 0)
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return { start: index, end: index + words.length, day: `${two(month)}-${last}` }
  })

/** Days that were said without their year, with it: 'December eleventh' is December 11, 2026. */
export function daysIn(text: string, kind: string, today: string): Edit[] {
  if (today === '') return []
  const whole = findSpokenDates(text)
  const isDeal = kind === 'contracts'
  const year = yearTold.exec(text)?.groups?.year
  const since = writtenUp(
    whole.flatMap(({ iso, start }) =>
      iso && isPast(text.slice(Math.max(0, start - 60), start)) !== true ? [iso] : [],
    ),
    isDeal,
    today,
  )
  const isFree = (start: number, end: number) => !whole.some((one) => one.start < end && start < one.end)
  const partial = [
    ...partialDatesIn(text).filter(({ start }) => /^\p{L}/u.test(text.slice(start))),
    ...[...text.matchAll(turned)].map(({ index, 0: words, groups }) => ({
      start: index,
      end: index + words.length,
      day: `${two(monthNumber(groups?.month ?? ''))}-${two(dayNumber((groups?.day ?? '').replace(' ', '-')))}`,
    })),
    ...(kind === 'contracts' ? endsOfMonths(text, today) : []),
  ]
    .filter(({ start, end }) => isFree(start, end))
    .toSorted((one, other) => one.start - other.start)
  const edits: Edit[] = []
  const known: { start: number; end: number; iso: string }[] = whole.flatMap(({ start, end, iso }) =>
    iso ? [{ start, end, iso }] : [],
  )
  const add = (start: number, end: number, iso: string, lead = '') => {
    known.push({ start, end, iso })
    edits.push({ start, end, as: `${lead}${written(iso)}`, why: 'number' })
  }
  const sentence = (at: number) => {
    // 'We served request no. 4 on February 3': the stop of a word cut short ends nothing.
    const before = text
      .slice(Math.max(0, at - 140), at)
      .replace(/(?<=\b(?:no|nos|v|vs|mr|ms|mrs|dr|st|approx|inc|co|dept|ref))\.(?= )/gi, ',')
    return before.slice(Math.max(...['.', '!', '?', ';', '\n'].map((stop) => before.lastIndexOf(stop))) + 1)
  }
  for (const { start, end, day } of partial) {
    const lead = isDeal ? sentence(start).replace(byMeans, ' ') : sentence(start)
    const rest = text.slice(end, end + 60)
    if (
      yearly.test(lead) ||
      /^[^.!?;\n]{0,30}\b(?:every|each|annually|yearly)\b/i.test(rest) ||
      isQuoted(lead) ||
      /^,? (?:of|in) (?:the |each |that )?(?:following|subsequent|succeeding) (?:calendar )?year\b/i.test(rest) ||
      // 'February 8 through 12': the second day hangs on the first.
      /^,? ?(?:and|or|to|through|thru|-|–) ?\d{1,2}(?![\d:/]| [ap]\.?m)/i.test(rest)
    )
      continue
    const said = own.exec(rest)
    const of = before.exec(text.slice(Math.max(0, start - 14), start))?.groups?.weekday
    if (said) {
      const year =
        Number(today.slice(0, 4)) + { this: 0, next: 1, last: -1 }[(said.groups?.which ?? '').toLowerCase() as 'this']
      if (dayOf(`${year}-${day}`).toISOString().startsWith(`${year}-${day}`))
        add(start, end + said[0].length, `${year}-${day}`)
      continue
    }
    // 'From September 1 to August 31': the second day is after the first.
    const first = known.findLast(
      (one) =>
        one.end <= start &&
        /^,? ?(?:to|through|thru|until|till|-|–)(?: (?:on )?(?:\p{L}+day,? )?)? ?$/iu.test(text.slice(one.end, start)),
    )
    // 'The June 3 incident' is of the June 3 that was told with its year.
    const same = new Set(
      whole.flatMap((one) =>
        one.iso?.endsWith(day) && one.end <= start && one.iso <= today && apart(one.iso, today) < 750 ? [one.iso] : [],
      ),
    )
    // 'June 1 to September 15, 2026': the first day is before the second.
    const second = whole.find(
      (one) =>
        one.start >= end && one.iso && /^,? ?(?:to|through|thru|until|till|-|–) ?$/iu.test(text.slice(end, one.start)),
    )
    // 'First on March 2, 2026 … second on March 4': of the same month that was told with its year.
    const near =
      isDeal || first
        ? undefined
        : whole.findLast(
            (one) =>
              one.iso &&
              one.iso <= today &&
              apart(one.iso, today) < 750 &&
              one.end <= start &&
              start - one.end < 400 &&
              one.iso.slice(5, 7) === day.slice(0, 2) &&
              one.iso.slice(5) <= day,
          )?.iso
    const iso =
      isDeal && second?.iso && !of
        ? withYear(day, second.iso, true)
        : near
          ? `${near.slice(0, 4)}-${day}`
          : same.size === 1
            ? [...same][0]
            : year
              ? `${year}-${day}`
              : first && !of
                ? withYear(day, first.iso, false)
                : inYear(day, lead, { today, since }, isDeal, of)
    if (iso) add(start, end, iso)
  }
  for (const { index, 0: words, groups } of text.matchAll(ofWeek)) {
    const near = known.findLast((one) => one.end <= index && index - one.end < 160)?.iso ?? today
    const number = dayNumber((groups?.day ?? '').replace(' ', '-'))
    const past = isPast(sentence(index)) === true && near === today
    const iso = inMonth(number, groups?.weekday ?? '', near, past)
    if (iso && isFree(index, index + words.length)) add(index, index + words.length, iso, `${groups?.weekday}, `)
  }
  for (const { index, 0: words } of text.matchAll(firstOfYear))
    add(index, index + words.length, `${Number(today.slice(0, 4)) + 1}-01-01`)
  for (const { index, 0: words } of text.matchAll(nextTo)) {
    const lead = /\b(?:is|was|on|by|from|date|dated|starts|effective|signed|:),? $/i.exec(
      text.slice(Math.max(0, index - 12), index),
    )
    if (lead) add(index, index + words.length, shifted(today, /^t/i.test(words) ? 1 : -1))
  }
  return edits
}
