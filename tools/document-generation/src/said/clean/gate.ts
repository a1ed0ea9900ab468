import { isToDraft, pointsToDraft, toDraft } from '@casewright/templates'
import { writtenOut } from '../draw/plain-words.ts'
import { isLine, isSentence, isValue, withColon, withVerb } from './form.ts'
import { talk } from './lexicon.ts'
import { polished } from './polish.ts'
import { faultIn, wordsOf } from './register.ts'

const ends =
  /(?<=[^.\s]{2}(?<!\b(?:Mr|Ms|Mrs|Dr|St|Inc|Co|Corp|Ltd|No|Ave|Rd|Blvd|Jr|Sr|Ste|Mt|Ft|vs|Del|Minn|Esq|Bros|Assn|Assoc|Univ|Dept|Twp|Mfg))[.!?]["”)]?)(?!(?<=\b[Nn]os?\.)\s+[A-Z]{0,3}-?\d)\s+(?=["“(]?[\p{Lu}\d$])/u

/** Sentences of a text; a point that is still to be drafted is one. */
export function sentencesOf(text: string): string[] {
  const points = pointsToDraft(text)
  const pieces = points.reduce<string[]>(
    (all, point) =>
      all.flatMap((one) => (isToDraft(one) && !pointsToDraft(one)[0]?.startsWith(one) ? splitAt(one, point) : [one])),
    [text],
  )
  return pieces
    .flatMap((one) => (points.includes(one) ? [one] : one.split(ends)))
    .map((one) => one.trim())
    .filter(Boolean)
}
const splitAt = (text: string, point: string): string[] => {
  const at = text.indexOf(point)
  return at < 0 ? [text] : [text.slice(0, at), point, text.slice(at + point.length)].filter((one) => one.trim() !== '')
}

/** The words that a point quotes. */
function ofPoint(point: string): string {
  const [start, end] = [point.indexOf('“'), point.lastIndexOf('”]')]
  return start >= 0 && end > start ? point.slice(start + 1, end) : point
}

/** Pieces in a row, where those that are not clean and stand side by side are one point. */
function joined(pieces: readonly { words: string; isRaw: boolean }[]): string {
  const all: { words: string; isRaw: boolean }[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.isRaw && piece.isRaw) last.words += ` ${piece.words}`
    else all.push({ ...piece })
  }
  return all.map(({ words, isRaw }) => (isRaw ? toDraft(words) : words)).join(' ')
}

const opensWithParty = /^(?:The (?:parties|\p{Lu}\p{Ll}+)|Each party|Either party|Neither party) \p{Ll}/u
/** A sentence of notes as one of a contract, or `null`. */
type Mend = (words: string, isFirst: boolean, isClean: boolean) => string | null

/**
 * A term as it may stand in a contract: each clean sentence as it is, and what is none as a point that is still to be drafted, in
 * the words of the notes.
 * @param given the same as it was said or pasted
 * @param mend puts what is no clean sentence as one, where it can
 */
export function gatedTerm(words: string, given: string, mend?: Mend): string {
  const all = sentencesOf(words)
  const said = sentencesOf(given)
  let isFirst = true
  return joined(
    all.flatMap((one, n) => {
      if (/^(?:and|but|or|so|also|plus|then)[.]?$/i.test(one)) return []
      const own = said.length === all.length ? (said[n] ?? one) : one
      if (isToDraft(one)) return { words: ofPoint(one), isRaw: true }
      const bare = polished(one)
      const told = withVerb(bare)
      if (told !== bare && isLine(bare)) {
        isFirst = false
        return { words: told, isRaw: false }
      }
      const isWhole = isSentence(told, false, isFirst)
      const full = mend?.(one, isFirst, isWhole)
      if (full) {
        isFirst = false
        return { words: full, isRaw: false }
      }
      if (isWhole && told.includes('; ')) {
        // Two sentences that a semicolon joins stand in two.
        const parts = told
          .split(/; (?:and |but )?/)
          .map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/[.]$/, ''))
        if (
          parts.every(
            (part, m) => (m > 0 && opensWithParty.test(part)) || isSentence(`${part}.`, false, m === 0 && isFirst),
          ) &&
          !/^(?:If|When|Unless)\b/.test(parts[0] ?? '')
        ) {
          isFirst = false
          return { words: `${parts.join('. ')}.`, isRaw: false }
        }
      }
      const line = isWhole ? told : withColon(isLine(told) ? told : polished(writtenOut(told)))
      const isClean = (line === told && isWhole) || isLine(line)
      isFirst = !isClean
      return isClean ? { words: line, isRaw: false } : { words: own, isRaw: true }
    }),
  )
}

/** 'Ok.', 'Yeah, sure.': nothing is said of the matter. */
const isTalk = (text: string): boolean => wordsOf(text).every((word) => talk.has(word) || word === 'sure')

/** An answer as it may stand behind its label or in the midst of a clause, by the same measure. */
export function gatedValue(value: string): string {
  const all = sentencesOf(value).filter((one) => !isTalk(one))
  return joined(
    all.map((one) => {
      if (isToDraft(one)) return { words: ofPoint(one), isRaw: true }
      const told = [polished(one), polished(writtenOut(one))].find((words) => isValue(words))
      return told === undefined ? { words: one, isRaw: true } : { words: told, isRaw: false }
    }),
  )
}

/**
 * A passage of a letter as it may be sent: what is in the shorthand of notes is a point that is still to be drafted. Who writes may say 'I'
 * and ask, and thank with a stop of any kind.
 */
export const gatedProse = (passage: string): string =>
  passage
    .split('\n')
    .map((line) =>
      joined(
        sentencesOf(line).map((one) => {
          const fault = isToDraft(one) ? null : faultIn(one.replace(/[?!]+/g, '.'), true)
          return { words: one, isRaw: fault === 'signs' || fault === 'shorthand' }
        }),
      ),
    )
    .join('\n')
