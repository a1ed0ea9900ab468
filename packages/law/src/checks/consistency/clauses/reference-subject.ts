import { labelOf } from '../../../references/numbering.ts'
import { findSections, flatten, type Section } from '../../../sections/sections.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** 'casualty, which is governed by Section 12', 'Insurance is addressed in Article 9'. */
const refers =
  /\b(\p{L}{6,24}),? (?:(?:which|that) )?(?:(?:is|are|shall be|will be) )?(?:governed by|addressed in|dealt with in|covered by|provided for in) (?:Section|Article|Paragraph) (\d{1,2}(?:\.\d{1,2})?)(?![\d.(]?\d|\()/gu
/** Headings that name no subject of their own. */
const general =
  /^(?:general|miscellaneous|definitions?|terms?|notices?|parties|recitals?|payments?|agreement|provisions?|other|certain|effect|services?|price|rights?|obligations?|conditions?|premises|property|events?|dates?|schedules?|product|products|company|purchase)$/i
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(5, word.length - 3))

/** The subjects that a heading names, each by its stem. */
const subjectsOf = ({ heading = '' }: Section): string[] => {
  const all = heading.split(/[^\p{L}]+/u).filter(Boolean)
  return all.length > 3 ? [] : all.flatMap((word) => (word.length > 5 && !general.test(word) ? [stemOf(word)] : []))
}

/** References to a section that says nothing of their subject, where another section is headed by it. */
export const subjectElsewhere = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document)
  const sections = flatten(findSections(document)).filter(({ number }) => /\d/.test(number))
  const top = sections.filter(({ number }) => /^\d{1,2}$/.test(labelOf(number)))
  const headed = Map.groupBy(
    top.flatMap((section) => subjectsOf(section).map((subject) => ({ subject, section }))),
    ({ subject }) => subject,
  )
  if (headed.size < 4) return []
  return readingOf(document).binding.flatMap((sentence): Contradiction[] => {
    const text = sentence.text.slice(0, longest).replace(/\s/g, ' ')
    return [...text.matchAll(refers)].flatMap((match): Contradiction[] => {
      const [, noun = '', label = ''] = match
      const subject = stemOf(noun)
      const [aim, twin] = sections.filter(({ number }) => labelOf(number) === label)
      if (!aim || twin || (aim.start <= sentence.start && sentence.start < aim.end)) return []
      const aimed = words.slice(aim.start, aim.end).toLowerCase()
      const [one, more] = headed.get(subject) ?? []
      if (!one || more || one.section === aim || aimed.includes(subject)) return []
      if (one.section.start <= sentence.start && sentence.start < one.section.end) return []
      const shown = one.section.heading?.replace(/\.$/, '').toLowerCase() ?? ''
      return [
        {
          places: [sentence],
          message: `It refers to Section ${label}, which says nothing of it; Section ${labelOf(one.section.number)} is headed “${shown}”.`,
        },
      ]
    })
  })
}
