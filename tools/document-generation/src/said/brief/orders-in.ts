// What of notes is said to the one who writes, and is no part of the letter.
import type { Edit } from '../edits.ts'
import type { Unit } from '../reading.ts'
import type { Envelope } from './envelope.ts'
import { insteadIn } from './instead-in.ts'
import { ofThanksLabel } from './labels-of-thanks.ts'
import { isAsking, isIdle, isLeftOut, isMaking, mannerIn, saidIn, saysOnly, unsaidIn } from './orders.ts'
import { secretIn, tellsSum, topicsOf } from './secrets.ts'
import { strike } from './strike.ts'

const hello =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon)),? )?\p{Lu}\p{Ll}+,?$|^(?:hi|hello|hey|good (?:morning|afternoon))(?: there| all)?[,!.]?$/iu
const bye =
  /^(?:[Mm]any )?(?:[Tt]hanks|[Tt]hank you|[Tt]hx|[Bb]est|[Rr]egards|[Bb]est regards|[Cc]heers)(?: (?:so much|again|in advance|a lot))?[,.! –-]{0,3}(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2})?[.!]?$/u
const rights = /^(?:no|wait|actually)[,.]? (?:soften|change|fix|scratch|strike|forget|tone) (?:that|it|this)\b/i
const heading = /\b(?:letter|note|cease and desist|complaint|demand|reference|application|thank[- ]you|resignation)\b/i

/** Sentences to the one who writes, and what they leave out, with the sentences that are to be said as they are to be said. */
export function ordersIn(id: string, text: string, units: readonly Unit[], envelope: Envelope): Edit[] {
  const edits = new Map<Unit, Edit>()
  const topics: Set<string>[] = []
  const others: { names: RegExp; as: string }[] = []
  const brackets = [...text.matchAll(/\([^()]{1,400}\)/g)].map(({ index, 0: all }) => ({
    start: index,
    end: index + all.length,
  }))
  for (const [n, unit] of units.entries()) {
    const words = unit.text
    // What is in brackets is read with them.
    if (
      brackets.some(
        ({ start, end }) => (start <= unit.start && unit.start < end) || (start < unit.end && unit.end < end),
      )
    )
      continue
    // 'No, soften that. Say we would move it': what puts right what was said is read with it.
    if (rights.test(words) || rights.test(units[n - 1]?.text ?? '')) continue
    const left = envelope.told.get(unit)
    if (left !== undefined) {
      edits.set(unit, strike(unit, 'filler', left))
      continue
    }
    const unsaid = unsaidIn(words)
    if (unsaid !== null) {
      const instead = insteadIn(words)
      if (instead) others.push(instead)
      else {
        topics.push(topicsOf(unsaid))
        for (const one of units) if (one !== unit && tellsSum(unsaid, one.text)) edits.set(one, strike(one, 'private'))
      }
      edits.set(unit, strike(unit, 'private'))
      // 'Leave out Kayla’s name. She was nice.'
      if (/\bnames?\b/iu.test(unsaid))
        for (let at = n + 1; /^(?:She|He)\b/.test(units[at]?.text ?? ''); at++)
          edits.set(units[at] as Unit, strike(units[at] as Unit, 'private'))
      continue
    }
    if (edits.has(unit)) continue
    if (
      isLeftOut(words) ||
      (id !== 'business-letter' && /^that(?:['’]s| is)\b/i.test(words) && edits.get(units[n - 1] as Unit)?.as === '')
    )
      edits.set(unit, strike(unit, 'private'))
    else if (
      (isMaking(words) && (!isAsking(words) || saysOnly(words, envelope.asked))) ||
      isIdle(words) ||
      (n < 2 && hello.test(words)) ||
      (n === 0 && words.split(/\s+/).length < 9 && heading.test(words) && !words.includes(':')) ||
      (n > units.length - 3 && bye.test(words))
    )
      edits.set(unit, strike(unit, 'order'))
    else {
      const notice =
        id === 'business-letter'
          ? /^that(?:['’]s| is) (?<time>\p{L}+ (?:weeks|months))[.]?$/iu.exec(words)?.groups?.time
          : undefined
      const said =
        (notice ? `That is ${notice}’ notice.` : null) ??
        saidIn(words) ??
        (id === 'thank-you-letter' ? ofThanksLabel(words) : null)
      const way = mannerIn(words)
      if (said !== null) edits.set(unit, strike(unit, 'filler', said))
      else if (way) edits.set(unit, strike({ start: unit.start + way.index, end: unit.end }, 'order', '.'))
    }
  }
  for (const unit of units) {
    const own = edits.get(unit)
    if (own && own.as === '') continue
    for (const one of topics) {
      const struck = secretIn(unit, one)
      if (!struck) continue
      if (struck.start === unit.start) edits.set(unit, strike(unit, 'private'))
      else if (own?.as)
        edits.set(unit, { ...own, as: `${own.as.slice(0, own.as.length - (unit.end - struck.start))}.` })
      else edits.set(unit, strike(struck, 'private'))
    }
  }
  const renamed = others.flatMap(({ names, as }) =>
    units.flatMap((unit) =>
      edits.has(unit)
        ? []
        : [...unit.text.matchAll(names)].map(({ index, 0: words }) =>
            strike(
              { start: unit.start + index, end: unit.start + index + words.length },
              'filler',
              index === 0 ? as.charAt(0).toUpperCase() + as.slice(1) : as,
            ),
          ),
    ),
  )
  return [...edits.values(), ...renamed]
}
