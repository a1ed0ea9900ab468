import { findSpokenDates, monthNumber, monthPattern } from '@casewright/law'
import { capital } from '../../capital.ts'
import { writtenOut } from '../letters/written-out.ts'
import { holdsFirst, holdsTold, ofClaimant } from './holds-told.ts'
import { apartMedia, holdsNoted, holdTo } from './holds-voice.ts'
import { partedAtLast, type Reader, type Readers, sentence, stopped, thingsIn, valueAt } from './telling.ts'
import { isOrder } from './titles.ts'

const person = String.raw`\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}`
const persons = new RegExp(`(?<![\\p{L}.’'-])${person}`, 'gu')
const post = String.raw`(?:the )?(?:(?:general|associate|assistant|deputy|chief|senior|executive|managing|vice|human|legal|compliance|outside|in-house|interim|acting|office) ){0,3}(?:counsel|president|director|officer|manager|administrator|partner|secretary|resources|paralegal|attorney)(?: of \p{L}+)?`

/** 'From: Richard Sloan, General Counsel, Tidewater Construction Co.': who signs, with what they are. */
const signing = new RegExp(
  `^(?:(?:from|I['’]m|I am|this is|signed by|sender):? (?:(?<before>${post}),? )?)(?<name>${person})(?:,? (?<post>${post}))?(?:,? (?:at|of|with|for|in)?,? ?(?<firm>\\p{Lu}[\\p{L}.&’'-]*(?: (?:of|and|&|\\p{Lu}[\\p{L}.&’'-]*)){0,5}(?:, (?:Inc|LLC|LLP|Corp|Co|P\\.?C|P\\.?A)\\.?)?))?(?:,? (?:phone|tel|cell|email)?:? ?[\\d() .@\\w-]{7,60}|, \\d[^;\\n]{6,120})?[.]?$`,
  'iu',
)
const signer: Reader = ({ text }) => {
  const { name = '', before = '', post: behind = '', firm = '' } = signing.exec(text)?.groups ?? {}
  const what = (before || behind).replace(/^the /i, '')
  return name && /^\p{Lu}/u.test(name)
    ? {
        values: {
          attorneyName: `${name.replace(/[.]$/, '')}${
            what
              ? `, ${what
                  .split(' ')
                  .map((word) => (/^(?:of|and|the)$/.test(word) ? word : capital(word)))
                  .join(' ')}`
              : ''
          }`,
          ...(/^\p{Lu}/u.test(firm) && { firmName: firm.replace(/(?<=\p{Ll}{3})\.$/u, '') }),
        },
        isWhole: !/[.;] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text),
      }
    : null
}
const company = sentence(
  /^(?:the )?company(?: name)?(?: is|:) (?<firm>\p{L}[^;\n]{2,60}?)(?:, (?<at>\d[^;\n]{6,90}?))?[.]?$/iu,
  ({ firm = '', at = '' }) => ({ firmName: firm, ...(at && { firmAddress: at }) }),
)

const monthly = new RegExp(`^(?<month>${monthPattern})(?: of)?,? (?<year>(?:19|20)\\d\\d)\\b`, 'iu')
/** A day, a month or a year, as the day on which it begins. */
function dayOf(words: string): string {
  const date = findSpokenDates(words).find(({ start }) => start < 4)
  if (date?.iso) return date.iso
  const { month, year } = monthly.exec(words)?.groups ?? {}
  if (month && year) return `${year}-${String(monthNumber(month) ?? 1).padStart(2, '0')}-01`
  const alone = /^(?:19|20)\d\d\b/.exec(words)?.[0]
  return alone ? `${alone}-01-01` : ''
}
const day = String.raw`(?:(?:${monthPattern})\.?(?: \d{1,2}(?:st|nd|rd|th)?,?)?,? (?:19|20)\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}|(?:19|20)\d\d)`
const span = new RegExp(
  `\\b(?:from|between|since|back to|dates|date range|period|covering|starting|preserv\\w{1,5})\\b[:,]?(?: (?:from|is|of|are|the|relevant|beginning)){0,3} (?<from>${day})(?:,? (?:to|through|thru|until|till|and|up to|-|–) (?:the )?(?<to>present|today|now|current(?: date)?|${day}))?`,
  'iu',
)
const spanAlone = new RegExp(
  `^(?<from>${day}),? (?:to|through|until|-|–) (?:the )?(?<to>present|today|now|${day})[.]?$`,
  'iu',
)
/** From when and until when is to be preserved. */
const periodIn: Reader = ({ text }) => {
  const { from = '', to = '' } = (span.exec(text) ?? spanAlone.exec(text))?.groups ?? {}
  // 'And Mr. Tate’s evaluations since 2019' tells from when those are kept.
  if (
    keeps.test(text) &&
    /, and \S+(?: \S+)?['’]s [^,;]{3,60}(?:since|from) [^,;]{4,30}$/u.test(text.replace(/[.]$/, ''))
  )
    return null
  const startDate = from && /\b(?:sent|dated|letter|received|got)\b/i.test(text) ? '' : dayOf(from)
  if (!startDate) return null
  const endDate = /^(?:present|today|now|current)/i.test(to) ? '' : dayOf(to)
  if (endDate && endDate < startDate) return null
  return {
    values: { startDate, ...(endDate && { endDate }) },
    isWhole:
      (text.length < 70 &&
        /^(?:(?:the )?(?:relevant |hold |time )?(?:period|dates?|date range|frame)|going back|since|from)\b/i.test(
          text,
        )) ||
      spanAlone.test(text),
  }
}

const keeps =
  /^(?:(?:please|they|you|everyone|we|employees|staff|all)[, ]{1,2}(?:all )?)?(?:(?:need|have|must|should|are) ?(?:to )?)?(?:keep|save|preserve|retain|hold(?: on to)?(?! (?:letter|notice|memo)\b)|do not (?:delete|destroy))[:,]? (?<what>.{4,800}?)[.]?$/isu
const everything = /^(?<all>(?:everything|anything|all documents|all records)[^:]{2,80}):\s*(?<list>.+)$/isu
const spanAtEnd =
  /,? (?:from|since|for|dating back to|going back to|between) (?:the period )?(?:(?:from )?\p{Lu}\p{Ll}+\.? |(?:19|20)\d\d|\d{1,2}\/)[^,;]{0,24}(?:,? \d{4})?(?: (?:to|through|until|till|and)(?: the)? [^.;]{3,24})?$/u

const listOfThings = (what: string) =>
  partedAtLast(
    thingsIn(
      /, and \S+(?: \S+)?['’]s [^,;]{3,60}(?:since|from) [^,;]{4,30}$/u.test(what.trim())
        ? what
        : what.trim().replace(spanAtEnd, ''),
    ),
  )
    .map((one) => capital(one))
    .join('\n')

/** What is to be preserved, one thing a line. */
const subjectsIn: Reader = ({ text }) => {
  const what = keeps.exec(text)?.groups?.what
  if (!what) return null
  const { all, list } = everything.exec(what)?.groups ?? {}
  return {
    values: { subjects: all && list ? [capital(all), listOfThings(list)].join('\n') : listOfThings(what) },
    isWhole: true,
  }
}

const orderOf =
  /\b(?:hold|hold notice|litigation hold|preservation (?:letter|notice))\b(?: notice)?(?: (?:letter|memo))?(?: to (?<to>(?:[^.;]|\.(?= \p{Ll})){3,120}?))?(?:,? (?:about|regarding|re|concerning|for|because of|over) (?<about>(?:[^.;]|\.(?= \p{Ll})){6,300}?))?[.]?$/iu
const matterOf = (about: string) =>
  about
    .replace(/^(?:the|a|an|our) /i, '')
    .split(/,| who | that | claiming /)[0]
    ?.trim() ?? ''

/** 'Everyone in Sales at Harmon Valve & Fitting Co. from our GC': of whom the one who writes is counsel. */
const gcOf =
  /\b(?:at|of) (?<body>\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,5}(?:, (?:Inc|LLC|LLP|Corp|Co)\.?)?),? from (?:our|the|its)\b/u
/** Who is told to hold, and for what dispute, as the order to write it says. */
const ordered: Reader = ({ text }, { found }) => {
  if (!/\bhold\b|preservation/i.test(text) || !isOrder(text.split(/\s+/).slice(0, 20).join(' '))) return null
  const { to = '', about = '' } = orderOf.exec(text)?.groups ?? {}
  const names = [...to.matchAll(persons)]
    .map(([name]) => name)
    .filter(
      (name) =>
        !/\b(?:Inc|LLC|Corp|Company|Co|LLP)\b|^(?:IT|HR)\b|\b(?:Manager|Director|Officer|Counsel|President|Supervisor|Engineer|Facilities|Department|Secretary|Chief)$/.test(
          name,
        ),
    )
  const body =
    /\b(?:at|of) (?<body>\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,4}(?:, (?:Inc|LLC|LLP|Corp|Co)\.?)?)$/u.exec(
      to,
    )?.groups?.body
  const group = /^(?:all|the|every|everyone|our)\b/i.test(to)
    ? capital(to.replace(/ (?:at|of) \p{Lu}.{0,120}$/u, ''))
    : ''
  const recipientName = group || names.join(' and ')
  const company = gcOf.exec(text)?.groups?.body
  const gc = /\bfrom (?:our |the )?(?:GC|general counsel),? (?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2})/u
    .exec(text)
    ?.groups?.who?.replace(/[.]$/, '')
  return {
    values: {
      ...(recipientName && { recipientName }),
      ...(group && body && { recipientCompany: body, ...(valueAt(found, 'firmName') === '' && { firmName: body }) }),
      ...(gc && {
        attorneyName: `${gc}, General Counsel`,
        ...(company && valueAt(found, 'firmName') === '' && { firmName: company }),
      }),
      ...(about && { matter: capital(matterOf(about)), background: `This notice concerns ${about}.` }),
    },
    isWhole: true,
  }
}
const toGroup = sentence(
  /^to:? (?<to>(?:all|every|the) [^.;:]{3,60}?|[^.;:,]{2,40}(?:team|staff|employees|department|group|personnel|custodians)(?:, [^.;:]{3,60}?)?)[.]?$/iu,
  ({ to = '' }) => ({ recipientName: capital(to) }),
)
const questions = sentence(
  /^(?:(?:any )?questions(?::| (?:go |should go |can go )?to)|contact(?: person)?:?|call|direct questions to)(?: our attorney| our lawyer| me)?:? (?<who>\p{Lu}[^;\n]{4,160}?)[.]?$/iu,
  ({ who = '' }) => ({ instructions: `Please direct questions to ${who}.` }),
)
const forbidden = sentence(
  /^(?:please )?(?:don['’]t|do not) (?<what>(?!delete|destroy)[^;\n]{4,160}?)[.]?$/iu,
  ({ what = '' }) => ({ instructions: `Please do not ${what.replace(/ for this anymore$/i, ' for this matter')}.` }),
)
const suspended = sentence(
  /^(?<what>(?:IT|the IT (?:department|team)|back-?\s?up tapes|auto-?delet\w+)\b[^;\n]{4,140}?)[.]?$/iu,
  ({ what = '' }) => ({
    instructions: stopped(capital(writtenOut(what).replace(/ \(that['’]s (?<who>\p{Lu}[^()]{2,40})\)/u, ' ($1)'))),
  }),
)
const confirmed = sentence(
  /^(?:(?:please )?(?:return|confirm|acknowledge|sign)\b|have (?:them|everyone|each \p{L}+) (?:sign|confirm|acknowledge)\b)[^;\n]{0,90}$/iu,
  (_, { found }) => (valueAt(found, 'deadline') ? {} : null),
)

const claimed: Reader = ({ text }, { found }) => {
  const who = valueAt(found, 'matter') === '' ? claimOf.exec(text)?.groups?.who : undefined
  return who ? { values: { matter: `Claim by ${who.replace(/[.,]$/, '')}` }, isWhole: false } : null
}
const claimOf =
  /\b(?:demand letter|letter|complaint|lawsuit|claim|suit|charge)\b[^.;]{0,40}? (?:from|by|of) (?:(?:counsel|attorneys?|lawyers?) for )?(?:(?:an?|our|the|one of our) (?:former |ex-)?[\p{Ll} -]{3,40}, )?(?<who>\p{Lu}[\p{L}.&’'-]*(?: (?:of|and|&|\p{Lu}[\p{L}.&’'-]*)){0,5})/u

/** A list in one line, one thing a line. */
const lines = (value: string) => (/\n/.test(value) ? value : listOfThings(value))

export const ofHold: Readers = {
  ofOrders: [holdTo, ordered],
  readers: [
    holdTo,
    ...holdsNoted,
    ...holdsFirst,
    signer,
    company,
    toGroup,
    ordered,
    periodIn,
    subjectsIn,
    questions,
    forbidden,
    suspended,
    confirmed,
    claimed,
    ...holdsTold,
    ({ text }) => (/^(?:litigation )?hold notice[.]?$/i.test(text) ? { values: {}, isWhole: true } : null),
  ],
  isMisread: (one, unit, { text, found: all }) =>
    (one.field === 'startDate' &&
      !/\b(?:from|since|back to|between|covering)\b[^.;,]{0,12}$|\b(?:period|dates?)\b[^.;]{0,40}$/i.test(
        unit && one.from ? unit.text.slice(0, Math.max(0, one.from.start - unit.start)) : (unit?.text ?? ''),
      )) ||
    // 'Through today' is no end of a hold that goes on.
    (one.field === 'endDate' &&
      (/\b(?:present|today|now|(?:until|till) further notice)\b/i.test(unit?.text ?? '') ||
        one.value === valueAt(all, 'startDate'))) ||
    // A day on which something happened is none by which anybody confirms.
    (one.field === 'deadline' &&
      unit !== undefined &&
      one.from !== undefined &&
      !/\b(?:deadline|confirm\w*|acknowledg\w*|respond|reply|return|no later than|due)\b[^.;]{0,60}$|\b(?:by|before|until)(?: (?:the|close of business|end of day|COB|EOD|on|\p{L}+day,?)){0,3} ?$/iu.test(
        unit.text.slice(0, Math.max(0, one.from.start - unit.start)),
      )) ||
    (one.field === 'confirming' && !/^(?:by|in|within|on|via|to|with|through|that)\b/i.test(one.value)) ||
    (one.field === 'sources' && /^(?:don['’]t|do not)\b/i.test(one.value)) ||
    (one.field === 'recipientName' &&
      ['company is ', 'company: '].some((lead) =>
        text.toLowerCase().includes(lead + one.value.slice(0, 12).toLowerCase()),
      )),
  finish: (found) => {
    const all = ['subjects', 'custodians', 'sources'].flatMap((field) => {
      const value = valueAt(found, field)
      return value ? [[field, ofClaimant(lines(value), valueAt(found, 'matter'))] as const] : []
    })
    const told = Object.fromEntries(all)
    const apart = apartMedia({
      subjects: told.subjects ?? '',
      sources: told.sources ?? '',
      matter: valueAt(found, 'matter'),
    })
    const company = valueAt(found, 'recipientCompany')
    const isSame = company !== '' && valueAt(found, 'recipientName').includes(company)
    return { ...told, ...apart, ...(isSame && { recipientCompany: '' }) }
  },
}
