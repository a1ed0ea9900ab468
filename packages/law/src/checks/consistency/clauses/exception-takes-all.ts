import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import { isContent, stemOf } from '../same/words.ts'
import type { Contradiction } from '../support/told.ts'

/** A promise of something against or about a list of things. */
const promises =
  /\b(?:warrants?|guarantees?|(?:shall|will|must) (?:pay|repair|replace|correct|cover|defend|indemnify|insure|answer|be (?:liable|responsible))|covers?|insures?|indemnif(?:y|ies))\b/i
/** What takes out of a promise: what follows is the list of exceptions. */
const takesOut =
  /\b(?:(?:does|do|shall|will) not (?:extend to|cover|apply to|include|reach|pay for|answer for|be (?:liable|responsible) for)|(?:is|are) not (?:liable|responsible) for|excludes?|excluded from (?:[^.;]|\.\d){2,40}? (?:is|are)|no (?:duty|obligation|liability)[^.;]{0,60} for)\b/i
const list =
  /(?:[\p{L}-]{2,20} (?:of|in|to) )?(?:the )?[\p{L}-]{3,20}(?: (?:of|to|in))?(?:, (?:[\p{L}-]{2,20} (?:of|in|to) )?(?:the )?[\p{L}-]{3,20}(?: (?:of|to|in))?){1,7}(?:,? (?:and|or) (?:the )?(?:[\p{L}-]{2,20} (?:of|in|to) (?!any |every |all |the ))?[\p{L}-]{3,20})/gu
/** After a list, what keeps the exception as wide as it is. */
const isWide =
  /^\s?(?:$|[.;]|,? ?(?:whether|whoever|whatever|however|howsoever|regardless|irrespective|of (?:any|every|whatever) (?:kind|nature|sort)|in (?:any|every) case))/i
const narrowed =
  /\b(?:caused|due|result\w*|aris\w*|to the extent|if|that|which|where|after|outside|by reason)\b[^,]{0,60}$/i
const mostApart = 5

const wordsIn = ({ text }: Sentence): string => text.slice(0, longest).replace(/\s/g, ' ')
const stemsOf = (words: string): string[] => (words.match(/\p{L}[\p{L}-]{2,24}/gu) ?? []).filter(isContent).map(stemOf)
const listsIn = (words: string): { stems: string[]; end: number; start: number }[] =>
  [...words.matchAll(list)].map(({ index, 0: all }) => ({
    // 'fire, flood or theft for one year': the words that a list ends with are read one by one.
    stems: all.split(/, (?:and |or )?| and | or /).flatMap((one) => stemsOf(one)),
    start: index,
    end: index + all.length,
  }))

const told = (rule: Sentence, exception: Sentence): Contradiction => ({
  places: rule === exception ? [rule] : [rule, exception].toSorted((one, other) => one.start - other.start),
  message: 'The exception takes out all that the promise covers, so that nothing of it is left.',
})

/** Lists: what is promised, and the same list taken out again. */
const sameList = (document: CheckedDocument): Contradiction[] => {
  const { binding } = readingOf(document)
  return binding.flatMap((exception, at): Contradiction[] => {
    const words = wordsIn(exception)
    const out = takesOut.exec(words)
    if (!out) return []
    const from = out.index + out[0].length
    const wide = listsIn(words.slice(from)).filter(
      ({ start, end }) => isWide.test(words.slice(from + end)) && !narrowed.test(words.slice(from, from + start)),
    )
    if (wide.length === 0) return []
    const before = binding.slice(Math.max(0, at - mostApart), at)
    const rule = before.findLast((one) => {
      const said = wordsIn(one)
      return (
        promises.test(said) &&
        !takesOut.test(said) &&
        listsIn(said).some(
          ({ stems }) => stems.length > 1 && wide.some((taken) => stems.every((stem) => taken.stems.includes(stem))),
        )
      )
    })
    return rule ? [told(rule, exception)] : []
  })
}

/** Somebody answers for what others claim on account of a thing: the thing, and who is spared. */
const answers =
  /\b(?:shall|will|must|agrees? to)\b[^.;]{0,40}\b(?:defend|indemnify|hold harmless)\b[^.;]{0,60}?(?<![\p{L}-])(\p{Lu}\p{L}{2,20})\b[^.;]{0,200}\b(?:claims?|suits?|actions?|allegations?)\b[^.;]{0,80}\bthe (\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)\b/u
const usedBy =
  /(?<!(?:unauthorized|improper|unlawful|wrongful|other|such|negligent|combined) )\b(?:the )?use of (?:the |any )?(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?) by (?:the )?(\p{Lu}\p{L}{2,20})((?:,? (?:or|and) (?:its|any of its|the) [^.;,]{3,40})?)(?=[.;,]|$)/u
const usesIt =
  /(?<![\p{L}’'])(\p{Lu}\p{L}{2,20})['’]s? use of (?:the |any )?(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)()(?=[.;]|$)/u
const asClaims =
  /\b(?:claims?|suits?|actions?|loss(?:es)?)\b[^.;]{0,40}\b(?:aris\w+|relat\w+|result\w+|based|connected)\b[^.;]{0,40}$/i
const isNarrow =
  /\b(?:not|other than|contrary|outside|after|combin\w+|modif\w+|breach|violation|except|beyond|unless|to the extent)\b/i

/** An indemnity for what a thing does to the rights of others, without the claims that come of its use. */
const useTakenOut = (document: CheckedDocument): Contradiction[] => {
  const { binding } = readingOf(document)
  return binding.flatMap((exception, at): Contradiction[] => {
    const words = wordsIn(exception)
    const byUser = usedBy.exec(words)
    const found = byUser ?? usesIt.exec(words)
    if (!found) return []
    const [thing = '', user = ''] = byUser ? [found[1], found[2]] : [found[2], found[1]]
    const lead = words.slice(0, found.index)
    const out = lead.search(
      /\b(?:no (?:obligation|duty|liability)|not (?:be )?(?:liable|responsible|obligated)|(?:does|do|shall|will) not (?:apply|cover|extend))\b/i,
    )
    const rest = words.slice(found.index + found[0].length)
    if (
      out < 0 ||
      !asClaims.test(lead.slice(out)) ||
      isNarrow.test(found[3] ?? '') ||
      isNarrow.test(rest.slice(0, 160))
    )
      return []
    const rule = [exception, ...binding.slice(Math.max(0, at - 2), at).toReversed()].find((one) => {
      const said = answers.exec(wordsIn(one))
      return said !== null && said[1] === user && said[2] === thing
    })
    return rule ? [told(rule, exception)] : []
  })
}

/** Exceptions as wide as their rule. */
export const exceptionTakesAll = (document: CheckedDocument): Contradiction[] => [
  ...sameList(document),
  ...useTakenOut(document),
]
