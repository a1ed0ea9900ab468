// A letter of thanks.
import { small } from '../draw/frame.ts'
import { bases } from '../letters/to-you.ts'
import { chunksOf } from './chunks.ts'
import { kindOf } from './clauses.ts'
import { unsure } from './reader.ts'
import { recast } from './recast.ts'
import { type Composed, type Given, inParagraphs, slot } from './slots.ts'

const gave = /^You (?:also )?(?<verb>\p{Ll}+) /u
/** 'You gave us the lumber, and your son helped': what is thanked for, and what else is told. */
function thankedFor(sentence: string): { what: string; rest: string } | null {
  const verb = gave.exec(sentence)?.groups?.verb
  if (!verb) return null
  const base = bases[verb]
  const doing = base
    ? `${base.replace(/(?<!e)e$/, '').replace(/^(?:run|put|let|cut|set|get|win)$/, (one) => one + one.slice(-1))}ing`
    : /ied$/.test(verb)
      ? verb.replace(/ied$/, 'ying')
      : /ed$/.test(verb)
        ? verb.replace(/ed$/, 'ing')
        : null
  if (!doing || /^be/.test(doing)) return null
  const [own = '', ...more] = sentence
    .replace(/\.$/, '')
    .split(/,? and (?=(?:your|the|we|I|he|she|it|they|my|our) \p{Ll})/u)
  const rest = more.join(' and ')
  return {
    what: own.replace(gave, `${doing} `),
    rest: rest === '' ? '' : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`,
  }
}

/** A letter of thanks. */
export function thanksOf({ lines, people, read, toReader, speaker }: Given): Composed | null {
  const [given] = people.forWhat
  // 'For the tour she gave us, two of them want to be nurses now': what is thanked for, and what came of it.
  const parts = given ? chunksOf(given) : []
  const at = parts.findIndex((one, n) => n > 0 && kindOf(one) === 'clause')
  const first = given && toReader(at < 0 ? given : parts.slice(0, at).join(', '))
  const after = at < 0 ? '' : toReader(parts.slice(at).join(', '))
  if (first?.startsWith(unsure) || after.startsWith(unsure)) return null
  const recasted = after === '' ? [] : recast(after, speaker)
  const more = recasted.every((one) => one !== null) ? recasted : [`${after.charAt(0).toUpperCase()}${after.slice(1)}.`]
  const began = lines.findIndex(({ said }) => gave.test(said[0] ?? ''))
  const gift = began === 0 || began === 1 ? thankedFor(lines[began]?.said[0] ?? '') : null
  const thanked = lines.find(({ said }) => /^Thank you for\b/i.test(said[0] ?? ''))
  const asRead = read.get('occasion')
  const isSame =
    first !== undefined &&
    asRead !== undefined &&
    asRead.split(' ').slice(0, 3).join(' ').toLowerCase() === first.split(' ').slice(0, 3).join(' ').toLowerCase()
  const occasion =
    (isSame ? asRead : first) ??
    thanked?.said[0]?.replace(/^Thank you for /i, '').replace(/\.$/, '') ??
    gift?.what ??
    asRead
  if (!occasion) return null
  const told =
    !first && thanked
      ? lines.filter((line) => line !== thanked)
      : !first && gift
        ? lines.map((line, n) =>
            n === began ? { ...line, said: [gift.rest, ...line.said.slice(1)].filter(Boolean) } : line,
          )
        : lines
  const rest = told.filter(({ said }) => said.length > 0)
  const hopes = rest.filter(
    ({ said }, n) =>
      (n > 0 || after !== '') &&
      said.every((one) =>
        /\b(?:would (?:love|like)|hope|look forward|will (?:use|send|see|come)|next (?:year|spring|time|fall|summer)|invited)\b/i.test(
          one,
        ),
      ),
  )
  const meaning = rest.filter((line) => !hopes.includes(line))
  return {
    own: ['occasion', 'eventDate', 'meaning', 'outlook'],
    slots: [
      ...slot(
        'occasion',
        small(occasion).replace(
          /(?<! on) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/,
          ' on ',
        ),
        thanked ? [thanked] : !first && gift ? lines.slice(began, began + 1) : [],
      ),
      ...slot('meaning', [more.join(' '), inParagraphs(meaning)].filter(Boolean).join(' '), meaning),
      ...slot('outlook', hopes.flatMap(({ said }) => said).join(' '), hopes),
    ],
  }
}
