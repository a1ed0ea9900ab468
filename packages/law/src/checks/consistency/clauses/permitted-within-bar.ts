import { findSections, flatten } from '../../../sections/sections.ts'
import type { CheckedDocument } from '../../check.ts'
import { type Act, actsIn, sideNames } from '../../reading/acts.ts'
import { isContent, stemOf } from '../same/words.ts'
import type { Contradiction } from '../support/told.ts'

/** What makes a bar or a permission a case of its own. */
const excused =
  /\b(?:except|unless|without|other than|consent|approv\w+|only|solely|if|notwithstanding|subject to|provided|so long as|to the extent|as (?:permitted|provided|required|allowed|set)|pursuant|under (?:section|article)|until|after|before|when|where|upon|who|which|limited|temporar\w+|reasonabl[ey]|emergenc\w+|internal|own use)\b/i
/** Of a bar: it may name the one to whom alone something is done. */
const toOne =
  /\bto any(?:one|body|other person| (?:other )?(?:person|party))? (?:but|other than|except) (?:the )?\p{Lu}\p{L}{2,20}/u
const freely = /,? ?\bwithout (?:any )?(?:payment|compensation|notice|accounting|liability)[^,.;]{0,40},?/i
const wideWords =
  /\b(?:at any time|freely|directly|in its (?:sole |own )?discretion|as it (?:sees fit|wishes|likes)|without)\b/i
const hollow = new Set(
  'anyone others other directly indirectly person party parties through time term agreement whether either way manner any'
    .split(' ')
    .map(stemOf),
)
/** Of these the one says what may be done within what the other forbids. */
const notCompared =
  /^(?:disclose|use|be|have|make|take|do|give|allow|permit|let|cause|apply|exceed|include|affect|limit|contact|receive|share|provide|withhold|rely|seek|bring|require|terminate)$/
const fewestStems = 2
const mostMore = 4

const stemsOf = (words: string, sides: ReadonlySet<string>): string[] => [
  ...new Set(
    (words.match(/\p{L}[\p{L}-]{2,24}/gu) ?? [])
      .filter((word) => isContent(word) && !/ly$/.test(word))
      .map(stemOf)
      .filter((stem) => !hollow.has(stem) && !sides.has(stem)),
  ),
]

/** What a side may do by one clause, although another forbids the whole of it. */
export const permittedWithinBar = (document: CheckedDocument): Contradiction[] => {
  const acts = actsIn(document)
  const sides = new Set(sideNames(document).map((name) => stemOf(name.toLowerCase())))
  const sections = flatten(findSections(document))
  const sectionOf = (at: number) => sections.findLast(({ start, end }) => start <= at && at < end)
  const bars = acts.filter(
    ({ way, verb, object }) =>
      way === 'not' && !notCompared.test(verb) && !/^ into\b/.test(object) && !excused.test(object.replace(toOne, ' ')),
  )
  return bars.flatMap((bar): Contradiction[] => {
    const barred = stemsOf(bar.object.replace(toOne, ' ').replace(/\bduring the [Tt]erm\b/g, ' '), sides)
    if (
      barred.length < fewestStems ||
      barred.length > 8 ||
      excused.test(bar.sentence.text.slice(0, bar.start - bar.sentence.start))
    )
      return []
    const isClash = (act: Act): boolean => {
      if (act.way !== 'may' || act.giver !== bar.giver || stemOf(act.verb) !== stemOf(bar.verb)) return false
      // What follows its bar closely is an exception to it.
      if (act.sentence === bar.sentence || sectionOf(act.start) === sectionOf(bar.start)) return false
      const said = act.sentence.text.slice(0, 900).replace(/\s/g, ' ').replace(freely, ' ')
      if (excused.test(said) || /\b(?:that|outside)\b/i.test(act.object)) return false
      const allowed = stemsOf(act.object, sides)
      const more = allowed.filter((stem) => !barred.includes(stem))
      return (
        barred.every((stem) => allowed.includes(stem)) &&
        more.length <= (wideWords.test(said) ? mostMore + 2 : mostMore - 1)
      )
    }
    const act = acts.find(isClash)
    return act
      ? [
          {
            places: [bar.sentence, act.sentence].toSorted((one, other) => one.start - other.start),
            message: `One clause forbids the ${bar.giver} to ${bar.verb}${bar.object.split(/,/, 1)[0]?.slice(0, 60) ?? ''}; another lets it.`,
          },
        ]
      : []
  })
}
