import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import { labelOf } from '../../../references/numbering.ts'
import { findSections, flatten } from '../../../sections/sections.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const days = `(?:(${numberWords})\\s?\\((\\d{1,3})\\)|(${numberWords})|(\\d{1,3}))\\s(?:calendar\\s)?days?\\b`
const noticed = new RegExp(
  `\\b${days}['’]?\\s(?:prior\\s|written\\s|advance\\s){0,3}notice|\\bnotice of\\s(?:at least\\s|not less than\\s)?${days}`,
  'gi',
)
/** 'Termination by reason of Art. 3.5'. */
const because =
  /\bterminat\w{1,6}\b[^.;]{0,60}(?:\.\d[^.;]{0,20})?\b(?:by reason of|under|pursuant to|in accordance with|in the case of|for (?:the )?reasons? (?:of|in)|as provided in|according to)\s(?:the\s)?(?:Art(?:icle)?s?\.?|Sections?|Sec\.|Clauses?|Paragraphs?|§{1,2})\s?(\d{1,3}(?:\.\d{1,3}){0,3})/i

/** The only length of notice in some words; 0 where there is none or more than one. */
const noticeIn = (words: string): number => {
  const all = [...words.matchAll(noticed)].map((found) => {
    const [, written, doubled, only, digits, ...more] = found
    const [writtenAfter, doubledAfter, onlyAfter, digitsAfter] = more
    const figure = doubled ?? digits ?? doubledAfter ?? digitsAfter
    return Number(figure ?? valueOfWords(written ?? only ?? writtenAfter ?? onlyAfter ?? '') ?? 0)
  })
  return new Set(all).size === 1 ? (all[0] ?? 0) : 0
}

/** Notice for ending by a section, and another notice in that section. */
export const noticesOfSections = (document: CheckedDocument): Contradiction[] => {
  const sections = flatten(findSections(document))
  const { binding } = readingOf(document)
  return binding.flatMap((sentence, at): Contradiction[] => {
    // 'Art.' may have been read as an end.
    const rest = /\b(?:Art|Sec|Para)\.$/.test(sentence.text) ? (binding[at + 1]?.text ?? '') : ''
    const words = `${sentence.text.slice(0, longest)} ${rest}`.replace(/\s+/g, ' ')
    const label = because.exec(words)?.[1]
    const here = label && words.length < 500 ? noticeIn(words) : 0
    const section = here && sections.find(({ number }) => labelOf(number) === label)
    if (!label || !section || (section.start <= sentence.start && sentence.start < section.end)) return []
    const there = binding.flatMap((one) => {
      const text = one.text.slice(0, longest).replace(/\s+/g, ' ')
      const within = section.start <= one.start && one.end <= section.end
      const notice = within && /\b(?:terminat\w*|cancel\w*|end)\b/i.test(text) ? noticeIn(text) : 0
      return notice ? [{ one, notice }] : []
    })
    const [first] = there
    if (!first || there.some(({ notice }) => notice === here)) return []
    return [
      {
        places: [first.one, sentence],
        message: `Section ${label} asks for ${first.notice} days’ notice; another clause asks for ${here} days’ notice to end the contract under it.`,
      },
    ]
  })
}
