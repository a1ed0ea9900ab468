import { visibleText } from '../visible.ts'
import { type Words, wordsOf } from './words.ts'

/** What stands between two parts of a quotation, or at one of its ends. */
export interface Joint {
  /** Words are left out here, and the quotation says so. */
  ellipsis: boolean
  /** Four dots or a period before the ellipsis: the part before it ends a sentence. */
  ends: boolean
  /** Words of the writer's own in brackets. */
  substitute?: string
  /** Letters that the word put here begins with: 'hold' of 'hold[ing]'. */
  stem?: string | undefined
}

export interface Part extends Words {
  /** The quotation shows that a sentence begins here: a capital, its own or in brackets. */
  capital: boolean
}

export interface Parts {
  parts: Part[]
  /** Before the first part, between each two, after the last: one more than the parts. */
  joints: Joint[]
  /** Citations were left out without a mark, as a note says. */
  citationsOmitted: boolean
}

const omitted =
  '(?:citations?|citing references|footnotes?|internal quotation marks?|quotation marks?|quotations?|marks?|brackets?|alterations?|ellips[ei]s|paragraph breaks?)'
/** What a writer says of a quotation and not in it: '(citations omitted)', '[sic]', '(emphasis added)'. */
const note = new RegExp(
  `[[(]\\s?(?:sic|cleaned up|emphas[ie]s (?:added|in original|omitted|supplied|mine|deleted)|alterations? (?:in original|omitted|added)|${omitted}(?:(?:,| and|, and) ${omitted})* (?:omitted|in original|deleted))(?:[,;] [^\\])]{0,60})?\\.?\\s?[\\])]`,
  'gi',
)
const ellipsis = /\[?(?:\.\s?(?:\.\s?){2,3}|…\s?\.?|\*\s?\*\s?\*)\]?/
const joint = new RegExp(
  `(?<dots>[.?!]?\\s?${ellipsis.source})|(?<![\\p{L}'’])(?<stem>[\\p{L}'’]{1,40})\\[(?<ending>[\\p{L}'’]{0,5})\\](?!\\p{L})|\\[(?<own>[^\\[\\]]{0,200})\\](?!\\p{Ll})`,
  'gu',
)

const saysCitationsOmitted = (words: string): boolean =>
  /\bcleaned up\b|\bcitations?\b[^.)]{0,60}\bomitted\b/i.test(words)

/**
 * Takes a quotation apart at its ellipses and at the brackets in which words stand for others. `[T]he` is a changed
 * letter and no part of its own. `literal`: brackets are read as the source's own.
 */
export function partsOf(quotation: string, literal = false): Parts {
  const written = visibleText(quotation)
  const text = written.replace(note, ' ').replace(/\[(\p{L}{1,3})\](?=\p{L})/gu, '$1')
  const parts: Part[] = []
  const joints: Joint[] = [{ ellipsis: false, ends: false }]
  const add = (from: number, to: number) => {
    const words = wordsOf(text.slice(from, to))
    if (words.words.length === 0) return
    parts.push({ ...words, capital: /^[^\p{L}\p{N}]*\p{Lu}/u.test(words.text) })
    joints.push({ ellipsis: false, ends: /[.?!]["”’')\]\s]*$/.test(words.text.slice(-12)) })
  }
  let at = 0
  for (const found of text.matchAll(joint)) {
    const { dots, stem, ending, own } = found.groups ?? {}
    if (literal && dots === undefined) continue
    add(at, found.index)
    at = found.index + found[0].length
    const last = joints.at(-1) as Joint
    if (dots !== undefined) {
      last.ellipsis = true
      last.ends ||= (dots.match(/\./g)?.length ?? 0) > 3 || /^[?!]/.test(dots) || /^\.…|…\s?\.$/.test(dots)
    } else {
      const put = own ?? `${stem}[${ending}]`
      last.substitute = last.substitute === undefined ? put : `${last.substitute} ${put}`
      // Two brackets on end, 'impair[s] [the States']', are compared as one.
      if (last.substitute !== put) last.stem = undefined
      else if (stem !== undefined) last.stem = stem.toLowerCase()
    }
  }
  add(at, text.length)
  return { parts, joints, citationsOmitted: saysCitationsOmitted(written) }
}
