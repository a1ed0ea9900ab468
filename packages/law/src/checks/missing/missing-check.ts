import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { longest, readingOf } from '../reading/prose.ts'
import { breaksOff } from './breaks-off.ts'
import { lacksByNature } from './by-nature.ts'
import { isExtract } from './extract.ts'
import { leansOn } from './leans-on.ts'
import { plainWords } from './plain-words.ts'

type Head = Pick<DocumentCheck, 'title' | 'severity' | 'why' | 'advice'> &
  Pick<Partial<DocumentCheck>, 'kinds' | 'insight' | 'category'>

/** A check that a contract has a clause. It has it where any of these is there. */
interface MissingCheck extends Head {
  id: `missing.${string}`
  clauses?: readonly `clause.${string}`[]
  heading?: RegExp
  said?: readonly RegExp[]
  there?: (document: CheckedDocument) => boolean
  /** Where it is asked for at all. */
  when?: (document: CheckedDocument) => boolean
  /** Asked of a cover page as well, whose terms stand elsewhere; 'and-amendment': of an amendment, too. */
  ofCover?: 'yes' | 'and-amendment'
}

export const says = (document: CheckedDocument, pattern: Pick<RegExp, 'test'>): boolean =>
  readingOf(document).all.some(({ text }) => pattern.test(spelledOut(text.slice(0, longest))))

/** What a part of another agreement is itself about, and must say; all else may stand in that agreement. */
const ownOfPart = /^missing\.(?:nda-|scope$|license-grant$)/

/** A text from a PDF may have 'ﬁ' as one character. */
const spelledOut = (text: string): string => text.replace(/[ﬀ-ﬆ]/g, (sign) => sign.normalize('NFKC'))

/** A purchase that is done at a closing, and not a sale of goods that goes on. */
export const hasClosing = (document: CheckedDocument): boolean =>
  document.kind === 'sales-agreement' &&
  says(document, /\b(?:at|after|prior to|following) (?:the )?closing\b|\bclosing date\b/i)

const nowhere: Hit = { start: 0, end: 0 }

export const missingCheck = ({
  clauses,
  heading,
  said,
  there,
  when,
  ofCover,
  ...head
}: MissingCheck): DocumentCheck => ({
  category: 'Missing clauses',
  insight: 'best-practice',
  ...head,
  concerns: ['contract'],
  applies: (document) => {
    const leans = leansOn(document)
    const own =
      leans === 'part'
        ? ownOfPart.test(head.id)
        : leans === null || ofCover === 'and-amendment' || (ofCover === 'yes' && leans !== 'amendment')
    return (
      own &&
      !breaksOff(document) &&
      !isExtract(document) &&
      !lacksByNature(document, head.id) &&
      when?.(document) !== false
    )
  },
  find: (document) => {
    const reading = readingOf(document)
    const found =
      clauses?.some((id) => reading.clauses.has(id)) ||
      heading?.test(reading.headings) ||
      said?.some((pattern) => says(document, pattern)) ||
      plainWords[head.id]?.some((pattern) => says(document, pattern)) ||
      there?.(document)
    return found ? [] : [nowhere]
  },
})
