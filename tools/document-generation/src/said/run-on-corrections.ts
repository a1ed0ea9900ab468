import type { Edit } from './edits.ts'
import { same, unitOf, type Value, valuesIn } from './taken-back.ts'

/** What takes a value back where nobody sets a comma, and whether it needs words that lead to the one that counts. */
const turns =
  /^(?: (?:each|apiece|even|flat|total|all in|(?:a|an|per) \p{L}{3,12}))?[ ,]{0,2}(?<turn>(?:oh |ah |well |ok |okay |um |uh ){0,2}(?:no wait|wait no|no sorry|sorry no|no actually|actually no|no|nope|wait|hold on|hang on|sorry|scratch that|strike that|actually|well|shoot|oops|correction|or rather|I mean|I meant)(?: no)?)\b[ ,]{1,2}/iu
const weak = /\b(?:well|actually|wait|hold on|hang on|sorry|shoot|I mean|I meant)$/iu
const lead =
  /(?:^|[ ,])(?:so|make it|make that|say|put|put down|it['’]?s|its|that['’]?s|it is|it was|it should be|it can be|we said|I said|they said|they do|let['’]?s say|let['’]?s do|call it|give (?:him|her|them)) (?:it['’]?s |its |it is |about |like |only )?$/iu
/** What leads to a value for certain: needed where what turns from the first says much else. */
const surely =
  /(?:^|[ ,])(?:so|make it|make that|say|put|put down|call it|give (?:him|her|them)|let['’]?s (?:say|do)) (?:it['’]?s |its |it is |about |only )?$/iu
/** 'Wait no he talked me down $14,750': how it came to what holds. */
const bargained =
  /^(?:(?:(?:he|she|they|we|I|it)(?:['’](?:ll|ve|s|d|re))?|and|then|but|just|finally|had|have) ){0,4}(?:(?:talked|beat|knocked|haggled|argued|brought|got) (?:me|us|him|her|them|it) (?:down|up)(?: to)?|(?:came|went|dropped|moved|comes) (?:back )?(?:down|up)(?: to)?|(?:agreed|settled|landed|shook|closed)(?: on| at| for)?|sold [^,;.\d$]{1,30},|changed (?:it|that) to|ended up (?:at|with)|meant) (?:like |about |only )?$/iu
const hesitates = /^,? ?(?:uh|um|er|erm|ah)[,.…]{0,3} $/iu
const scale = /(?<![\p{L}])(?:hundred|thousand|million|dollars?|percent|\p{L}{2,20}s)$/iu
const stops = /[.!?;\n]/

const gone = (text: string, one: Value, then: Value): Edit[] => [
  { start: one.start, end: one.end, as: text.slice(then.start, then.end), why: 'corrected' },
  { start: one.end, end: then.end, as: '', why: 'corrected' },
]

/**
 * Values that were taken back without a comma to say so: 'three thousand no twenty five hundred', 'eighty-two thousand, uh,
 * eighty-four thousand', 'over five years well they do six make it six years'.
 */
export function runOnCorrectionsIn(text: string): Edit[] {
  const values = valuesIn(text)
  const edits: Edit[] = []
  for (let n = 0; n < values.length - 1; n++) {
    const one = values[n] as Value
    const behind = text.slice(one.end, one.end + 120)
    const next = values[n + 1] as Value
    const words = (place: Value) => text.slice(place.start, place.end)
    const between = text.slice(one.end, next.start)
    if (hesitates.test(between) && same(one, next) && scaleOf(words(one)) === scaleOf(words(next))) {
      edits.push(...gone(text, one, next))
      n++
      continue
    }
    const turn = turns.exec(behind)
    if (!turn || stops.test(turn[0])) continue
    const from = one.end + turn[0].length
    // Of those that follow the last that is led to, else the one right behind what takes the first back.
    const near = values
      .slice(n + 1, n + 4)
      .filter(
        (then) =>
          then.start - one.end < 110 &&
          (same(one, then) || isOfIt(text, from, one, then)) &&
          !stops.test(text.slice(one.end, then.start)),
      )
    const said = turn.groups?.turn ?? ''
    const isWeak = weak.test(said) && !/\bno\b/i.test(said)
    const led = near.findLast(
      (then) =>
        (isWeak ? surely : lead).test(text.slice(from, then.start)) ||
        (!isWeak && bargained.test(text.slice(from, then.start))),
    )
    const right = isWeak ? undefined : near.find((then) => then.start === from)
    const then = led ?? right
    if (!then) continue
    const skipped = values.slice(n + 1, values.indexOf(then))
    if (skipped.some((other) => !same(one, other) && other.kind !== 'number')) continue
    edits.push(...gone(text, one, then))
    n = values.indexOf(then)
  }
  return edits
}

/** 'Forty no the ad says thirty two so thirty two hours': a bare number that is led to what is counted. */
const isOfIt = (text: string, from: number, one: Value, then: Value): boolean =>
  one.kind === 'number' && unitOf(text.slice(then.start, then.end)) !== '' && lead.test(text.slice(from, then.start))

const scaleOf = (words: string): string => scale.exec(words)?.[0].toLowerCase() ?? ''
