import { findSpokenDates } from '@casewright/law'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const tenths = 'twentieth thirtieth'.split(' ')
const scales: Record<string, number> = { hundred: 100, thousand: 1000, grand: 1000, million: 1_000_000 }

const unitOf = (word: string): number | null => {
  for (const list of [ones, ordinals]) if (list.includes(word)) return list.indexOf(word)
  for (const list of [tens, tenths]) if (list.includes(word)) return 20 + 10 * list.indexOf(word)
  return null
}

/** Numbers in words as figures: 'twenty five thousand' is 25000. What does not read as one number stays several. */
function inFigures(text: string): string {
  const out: string[] = []
  let total: number | null = null
  let last = 0
  const put = () => {
    if (total !== null) out.push(String(total + last))
    total = null
    last = 0
  }
  for (const word of text.split(' ')) {
    const unit = unitOf(word)
    const scale = scales[word]
    if (unit !== null) {
      const joins =
        total !== null && (last === 0 || last % 100 === 0 || (last % 10 === 0 && last % 100 >= 20 && unit < 10))
      if (!joins) put()
      total ??= 0
      last += unit
    } else if (scale && total !== null) {
      if (scale === 100) last *= 100
      else {
        total += last * scale
        last = 0
      }
    } else if (!(word === 'and' && total !== null && last % 100 === 0 && last > 0)) {
      put()
      out.push(word)
    }
  }
  put()
  return out.join(' ')
}

const short: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  suite: 'ste',
  apartment: 'apt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  percent: '%',
  and: '&',
  pounds: 'lbs',
  dollars: '',
  bucks: '',
}

function inIso(text: string): string {
  let out = ''
  let at = 0
  for (const { start, end, iso } of findSpokenDates(text)) {
    if (!iso || start < at) continue
    out += `${text.slice(at, start)} ${iso} `
    at = end
  }
  return out + text.slice(at)
}

/**
 * Words in one way of writing: dates as ISO 8601, numbers in figures without marks, streets and compass points short,
 * lower case, no punctuation. Two texts that say the same with other marks are the same.
 */
export function canonical(text: string): string {
  const plain = inIso(text)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\.00?\b/g, '$1')
    .replace(/\b(\d+(?:\.\d+)?)\s?k\b/g, (_, n) => String(Number(n) * 1000))
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/[$"“”(),;:!?]/g, ' ')
    .replace(/%/g, ' % ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/(?<=\p{L})['-](?=\p{L})/gu, (mark) => (mark === '-' ? ' ' : mark))
    .replace(/\s+/g, ' ')
    .trim()
  return inFigures(plain)
    .split(' ')
    .flatMap((word) => short[word] ?? word)
    .filter(Boolean)
    .join(' ')
}

const months = 'january february march april may june july august september october november december'.split(' ')

/** Whether words are in a text, whatever way either is written. A day without a year is in any date of that day. */
export function holds(text: string, words: string): boolean {
  const wanted = canonical(words)
  if (wanted === '') return false
  const [, month = '', day = ''] = /^([a-z]+) (\d{1,2})$/.exec(wanted) ?? []
  const n = months.findIndex((one) => one === month || (month.length >= 3 && one.startsWith(month)))
  if (n >= 0 && text.includes(`-${String(n + 1).padStart(2, '0')}-${day.padStart(2, '0')}`)) return true
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const cutsNumber = /\d$/.test(text.slice(0, at)) && /^\d/.test(wanted)
    const goesOn = /\d$/.test(wanted) && /^\d/.test(text.slice(at + wanted.length))
    const cutsWord = /[\p{L}]$/u.test(text.slice(0, at)) && /^\p{L}/u.test(wanted)
    if (!cutsNumber && !goesOn && !cutsWord) return true
  }
  return false
}
