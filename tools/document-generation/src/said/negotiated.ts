import { isLowerCase } from '../reading/lower-case.ts'
import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'
import { same, type Value, valuesIn } from './taken-back.ts'

/** A paper or an offer that came before the one that is written. */
const before =
  "(?:(?:the|our|their|my|his|her|your|that|an?|\\p{Lu}\\p{L}+['’]s) )?(?:(?:first|original|earlier|old|older|previous|prior|initial|last|opening|second|revised) )?(?:offer letter|offer|draft|proposal|quote|quotation|bid|counter(?:[- ]?offer)?|estimate|letter|e-?mail|text|term sheet|LOI|letter of intent|listing|ad|advertisement|asking price|invoice|price list|rate sheet|memo|notes?|version|contract|lease|agreement|figure|number|price|date)"
const former = new RegExp(
  `^\\W{0,3}(?:(?:and|but|so|note|nb|ignore),? )?${before}(?: (?:of|from|on|dated|to|in|for) [^,;.]{2,40}?)? (?:was|were|said|had|has|says|showed?|called for|listed|quoted|offered|gave|asked|read|put|used|stated|of)\\b`,
  'iu',
)
const surelyFormer =
  /\b(?:first|original|earlier|old|older|previous|prior|initial|opening|ad|advertisement|listing|asking price|counter(?:[- ]?offer)?)\b/i
const over =
  /\b(?:superseded|no longer (?:good|valid|current|applies|stands)|out of date|outdated|stale|dead|withdrawn|replaced|off the table|(?:was|were|been|got|then|later|since) (?:raised|lowered|reduced|increased|changed|dropped|moved|corrected|revised|updated|renegotiated|turned down|rejected|refused|declined)|by mistake|a typo|(?:is|was) wrong|mistaken|ignore (?:it|that)|recount|knows now)\b/i
/** What an earlier paper had and still holds. */
const holds =
  /\b(?:keeps?|kept|stays?|same|still|continues?|carr(?:y|ies) over|applies|stands?|controls?|governs?|as before)\b/i
/** What people do until they agree. */
const bargains =
  /\b(?:asked|wanted|demanded|conceded|countered|offered|proposed|vetoed|pushed|held out|came back|gave in|caved|settled|haggled|first said|at first|started (?:out )?at|opened|asking|(?:he|she|they|we|I|u|you) (?:just |only )?(?:said|thought|told)|split the difference|back and forth|met at|landed|ended up|talked)\b/i
/** What leads to the value that they agreed on. */
const agreed =
  /(?:\b(?:so|settled (?:on|at|for)|it is|it['’]?s|now|landed (?:on|at)|ended up (?:at|with)|agreed (?:on|to|at)|agreed|make it|final(?:ly)?|met at|got (?:them|us|him|her|it) to|came to|signed at|shook on|down to|up to|is)[\s,:]{1,2}(?:at |on |to |about |only )?(?:it['’]s |it is )?)$/i
const duty = /\b(?:shall|must|may|will|agrees?)\b/i

const digits = (words: string): string =>
  /\d[\d,]*(?:\.\d+)?/.exec(words)?.[0].replaceAll(',', '').replace(/\.0+$/, '') ??
  words.toLowerCase().split(/[ -]/)[0] ??
  ''
/** '36' may be said for '36,000'. */
const isSaid = (short: string, full: string): boolean =>
  short !== '' && (short === full || (short.length < 4 && full === `${short}000`))
const ofKinds = (one: Value, other: Value) => same(one, other) || one.kind === 'number' || other.kind === 'number'

const out = (start: number, end: number): Edit => ({ start, end, as: '', why: 'corrected' })

/** Whether of the values of a stretch the last one is agreed on and stands elsewhere, and the others are gone. */
function isOnlyTalk(words: string, elsewhere: readonly { value: Value; words: string }[]): boolean {
  if (!bargains.test(words) || duty.test(words)) return false
  const values = valuesIn(words)
  const last = values.at(-1)
  if (!last || values.length < 2) return false
  const said = words.slice(last.start, last.end)
  if (!agreed.test(words.slice(0, last.start))) return false
  return elsewhere.some(({ value, words: own }) => ofKinds(last, value) && isSaid(digits(said), digits(own)))
}

/** Whether a sentence tells what an earlier paper had, of which something else is said now. */
function isFormer(words: string, elsewhere: readonly { value: Value; words: string }[]): boolean {
  if (!former.test(words) || duty.test(words) || holds.test(words)) return false
  const values = valuesIn(words)
  const isGone = over.test(words)
  if (!isGone && !surelyFormer.test(words.slice(0, 40))) return false
  const figures = values.filter(({ kind }) => kind !== 'address' && kind !== 'state')
  if (figures.length === 0) return false
  // Another value of its kind holds: days within it only date it.
  return figures.some((one) =>
    elsewhere.some(
      ({ value, words: own }) => same(one, value) && digits(own) !== digits(words.slice(one.start, one.end)),
    ),
  )
}

const dayWord = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?'
const lastDayWord = /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )$/iu
/** 'Start Tuesday, January 5 then', 'make it Saturday December 12': a later day for the same. */
const laterDay = new RegExp(
  `^(?<turn>(?:(?:oh|so|ok|okay|no|wait|shoot|oops|actually|sorry|then|and|but|well|hold on|scratch that),? ){0,4})(?<verb>start|begin|end|finish|close|deliver|move(?: in)?|pay|ship|pick(?: it)? up|open|stop)(?:s|ing)?(?: (?:her|him|it|them|us))?(?: (?:on|is|at|by|from))?,? ${dayWord}`,
  'iu',
)
const turns =
  /\b(?:oh wait|wait|oops|shoot|hold on|scratch|actually|no,|sorry|never ?mind|can['’]?t do|my bad|hang on|hmm)\b/i

/** A day of the calendar, and not so many days. */
const isDate = (words: string, { kind, start, end }: Value): boolean =>
  kind === 'date' && !/days?$/i.test(words.slice(start, end))

/** Where a word begins with these letters; -1 where none does. */
function wordAt(text: string, letters: string): number {
  let at = text.indexOf(letters)
  while (at > 0 && /\p{L}/u.test(text.charAt(at - 1))) at = text.indexOf(letters, at + 1)
  return at
}

/** A day that is told again for the same act, behind second thoughts: the later one stands for the earlier. */
function anotherDay(units: readonly Unit[], n: number): Edit[] {
  const unit = units[n] as Unit
  const found = laterDay.exec(unit.text)
  const [first] = valuesIn(unit.text.slice(found?.[0].length ?? 0))
  if (!found || !first || first.start !== 0 || !isDate(unit.text.slice(found[0].length), first)) return []
  const at = found[0].length
  const tail = unit.text.slice(at + first.end)
  const last = units[n - 1]
  const lead = last && turns.test(last.text) && last.text.length < 120 ? last : undefined
  if (
    !/^ (?:then|instead|now)\W*$|^\W*$/i.test(tail) ||
    !(lead || found.groups?.turn || /then|instead|now/i.test(tail))
  )
    return []
  const stem = found.groups?.verb?.toLowerCase().slice(0, 4) ?? ''
  const now = unit.text.slice(at, at + first.end)
  for (const one of units.slice(0, n).toReversed()) {
    const speaks = wordAt(one.text.toLowerCase(), stem)
    if (speaks < 0) continue
    const old = valuesIn(one.text).find(
      (each) => isDate(one.text, each) && each.start > speaks && each.start - speaks < 40,
    )
    if (!old) continue
    const weekday = lastDayWord.exec(one.text.slice(0, old.start))?.[0].length ?? 0
    const gone = lead && lead !== one ? leadOf(lead, one.text.slice(old.start, old.end)) : []
    return [
      { start: one.start + old.start - weekday, end: one.start + old.end, as: now, why: 'corrected' },
      ...gone,
      out(unit.start, unit.end),
    ]
  }
  return []
}

/** 'Can’t do December 5 anymore, make it December 12': what no longer holds goes, and what holds stands. */
const noLonger =
  /(?:\b(?:can['’]?t|cannot|can no longer|won['’]?t be able to|not able to) (?:do|make|manage|pay|meet|keep)|\bnot) (?<old>[^,;.\n]{2,40}?) (?:any ?more|any longer|now|after all|either)[,;:.–— -]{1,3}(?:so |but )?(?=(?:(?:please )?make (?:it|that)|let['’]?s (?:do|say|make it)|(?:how about|it['’]?s|it is|do) )\b)/giu

function noLongerIn(text: string, units: readonly Unit[]): Edit[] {
  return [...text.matchAll(noLonger)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const end = index + words.length
    const behind = text.slice(end, end + 60)
    const [was, now] = [valuesIn(groups?.old ?? '')[0], valuesIn(behind)[0]]
    if (!was || !now || !same(was, now)) return []
    const old = (groups?.old ?? '').slice(was.start, was.end)
    // Where the old one stood the new one stands, and what only told of the first is gone.
    const others = units.flatMap((unit): Edit[] => {
      const at = unit.text.indexOf(old)
      if (at < 0 || (unit.start <= index && index < unit.end)) return []
      if (atFirst.test(unit.text)) return [out(unit.start, unit.end)]
      return [
        {
          start: unit.start + at,
          end: unit.start + at + old.length,
          as: behind.slice(now.start, now.end),
          why: 'corrected',
        },
      ]
    })
    return [out(index, end), ...others]
  })
}
const atFirst = /\b(?:first (?:said|wanted|asked|told|planned)|at first|originally|was going to|were going to)\b/i

/** Of the sentence before, what has second thoughts. */
function leadOf(unit: Unit, old: string): Edit[] {
  const at = unit.text.search(turns)
  if (at < 0 || !(unit.text.includes(old) || valuesIn(unit.text).length === 0)) return []
  const from = /(?:^|[,;–—-] ?)(?:oh )?$/iu.exec(unit.text.slice(0, at))
  return from ? [out(unit.start + from.index, unit.end)] : []
}

/** The sentences of a unit of which some begin without a capital. */
function inSentences(unit: Unit): Unit[] {
  const ends = [...unit.text.matchAll(/(?<=[\p{L}\d]{2})[.!?]\s{1,3}(?=\p{Ll})/gu)]
  const starts = [0, ...ends.map(({ index, 0: words }) => index + words.length)]
  return starts.map((from, n) => {
    const until = starts[n + 1] ?? unit.text.length
    const text = unit.text.slice(from, until).trimEnd()
    return { ...unit, start: unit.start + from, end: unit.start + from + text.length, text }
  })
}

/** Sentences and brackets that only tell how a value was bargained for, or what an earlier paper had: what was settled stands alone. */
export function negotiatedIn(text: string, kind: string): Edit[] {
  if (kind !== 'contracts') return []
  const units = unitsOf(text, isLowerCase(text)).flatMap(inSentences)
  const told = units.map(({ text: words }) =>
    valuesIn(words).map((value) => ({ value, words: words.slice(value.start, value.end) })),
  )
  const found = units.flatMap((unit, n): Edit[] => {
    if (unit.text.length > 260) return []
    const others = told.flatMap((values, m) => (m === n ? [] : values))
    const brackets = [...unit.text.matchAll(/[ \t]?\([^()\n]{6,160}\)/g)].flatMap(({ index, 0: words }) => {
      const own = (told[n] ?? []).filter(({ value }) => value.start < index || value.start >= index + words.length)
      return isOnlyTalk(words.replace(/\)$/, ''), [...others, ...own])
        ? [out(unit.start + index, unit.start + index + words.length)]
        : []
    })
    if (brackets.length > 0) return brackets
    if (isOnlyTalk(unit.text, others) || isFormer(unit.text, others)) return [out(unit.start, unit.end)]
    return anotherDay(units, n)
  })
  return [...found, ...noLongerIn(text, units)]
}
