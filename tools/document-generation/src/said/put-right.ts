import { isLowerCase } from '../reading/lower-case.ts'
import { type Unit, unitsOf } from '../reading/units.ts'
import type { Edit } from './edits.ts'
import { same, type Value, valuesIn } from './taken-back.ts'

const turn =
  "(?:(?:no|oh|wait|actually|sorry|correction|scratch that|strike that|oops|hold on|my mistake|on second thought|you['’]re right|and)[,:.!…]{0,3} ){1,4}"
/** 'Actually make the rent $1,100', 'wait, the deposit is $900'. */
const ofNoun = new RegExp(
  `^(?:${turn})?(?:please )?(?:make|change) the (?<noun>[\\p{L}-]{3,20})(?: to| be)? (?<value>[^;\\n]{1,40})$`,
  'iu',
)
const isNow = new RegExp(
  `^${turn}the (?<noun>[\\p{L}-]{3,20}) (?:is|should be|was|will be) (?:now |really |actually )?(?<value>[^;\\n]{1,40})$`,
  'iu',
)
/** 'I meant March 20, not March 15.' */
const notThat = new RegExp(
  `^(?:${turn})?(?:I (?:meant|mean|should have said)|it['’]?s|it is|it should be|make it) (?<value>[^;\\n]{1,40}?),? (?:and )?not (?<old>[^;\\n]{1,40})$`,
  'iu',
)

/** The one value that words are. */
function oneValue(words: string): { words: string; kind: string } | null {
  const bare = words
    .replace(/[.!?]{1,3}$/, '')
    .replace(/^(?:to|on|at|for|the) /i, '')
    .trim()
  const [one, more] = valuesIn(bare)
  return one && !more && one.start === 0 && one.end === bare.length ? { words: bare, kind: one.kind } : null
}

const gone = ({ start, end }: Unit): Edit => ({ start, end, as: '', why: 'corrected' })
const asMoney = (old: string, words: string) => (old.startsWith('$') && /^\d/.test(words) ? `$${words}` : words)

/** A sentence of its own, or a later message, that puts a figure right that was said before: the last one stands. */
export function putRightIn(text: string): Edit[] {
  const units = unitsOf(text, isLowerCase(text))
  return units.flatMap((unit, n): Edit[] => {
    if (unit.text.length > 120 || n === 0) return []
    const not = notThat.exec(unit.text)?.groups
    const old = oneValue(not?.old ?? '')
    const now = oneValue(not?.value ?? '')
    if (not && old && now && same({ ...old, start: 0, end: 0 }, { ...now, start: 0, end: 0 })) {
      const places = units
        .slice(0, n)
        .flatMap((one) =>
          valuesIn(one.text).flatMap(({ start, end }) =>
            one.text.slice(start, end).replace(/^the /i, '') === old.words
              ? [{ start: one.start + start, end: one.start + end, as: now.words, why: 'corrected' as const }]
              : [],
          ),
        )
      return places.length > 0 ? [...places, gone(unit)] : []
    }
    const { noun, value } = (ofNoun.exec(unit.text) ?? isNow.exec(unit.text))?.groups ?? {}
    const right = oneValue(value ?? '')
    if (!noun || !right) return []
    const speaks = new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu')
    for (const one of units.slice(0, n).toReversed()) {
      const at = speaks.exec(one.text)?.index
      if (at === undefined) continue
      const values = valuesIn(one.text).filter((each: Value) => same(each, { ...right, start: 0, end: 0 }))
      // Of several the one right behind its noun.
      const meant = values.length === 1 ? values[0] : values.find(({ start }) => start > at && start - at < 30)
      if (!meant) return []
      const [start, end] = [one.start + meant.start, one.start + meant.end]
      return [{ start, end, as: asMoney(text.slice(start, end), right.words), why: 'corrected' }, gone(unit)]
    }
    return []
  })
}
