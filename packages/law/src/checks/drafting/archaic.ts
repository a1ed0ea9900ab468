import type { DocumentCheck } from '../check.ts'
import { patternFinder, phraseFinder } from './support/phrases.ts'

const plain = { severity: 'low', category: 'Plain language', insight: 'best-practice' } as const
const notAfterSaid =
  '(?!that|he|she|it|they|the|a|an|to|in|no|yes|so|nothing|by|and|or|otherwise|nobody|we|i|you|this|there)'

/** Words that only legal documents still use. */
export const archaicChecks: readonly DocumentCheck[] = [
  {
    ...plain,
    id: 'archaic.words',
    title: 'Archaic words',
    concerns: ['contract', 'letter', 'brief'],
    why: 'Words that nobody else uses make a document harder to read and no more precise.',
    advice: 'Say it in words of today, or leave it out.',
    find: phraseFinder({
      'to wit': 'namely',
      witnesseth: null,
      aforesaid: null,
      aforementioned: null,
      'above-mentioned': null,
      hereinbefore: null,
      hereinabove: null,
      hereinbelow: null,
      heretofore: null,
      hereunto: null,
      thereunto: null,
      thenceforth: null,
      whensoever: null,
      wheresoever: null,
      whosoever: null,
      'know all men by these presents': null,
      'these presents': null,
      'for and in consideration of': 'in consideration of',
      'set their hands and seals': null,
      'anything herein to the contrary notwithstanding': null,
    }),
  },
  {
    ...plain,
    id: 'archaic.said',
    title: "'Said' for 'the'",
    concerns: ['contract', 'letter', 'brief'],
    why: "'Said' points back no more exactly than 'the' does, and stops the reader.",
    advice: "Write 'the'.",
    find: patternFinder(
      new RegExp(
        `(?<=\\b(?:of|to|in|on|by|for|with|from|under|at|upon|against|within)\\s{1,12})said(?=\\s{1,12}${notAfterSaid}[a-z]{2,})`,
        'gi',
      ),
      () => 'the',
    ),
  },
  {
    ...plain,
    id: 'archaic.hereto',
    title: "'Hereto' says nothing more",
    concerns: ['contract', 'letter', 'brief'],
    why: "'Attached as Exhibit A' and 'the parties' say the same without it.",
    advice: "Leave 'hereto' out.",
    find: patternFinder(/\b(attached|annexed|parties|party)(\s{1,12})hereto(?=[\s,.;)])/gi, ([, word = '']) => word),
  },
  {
    ...plain,
    id: 'archaic.hereinafter',
    title: "'Hereinafter' in a definition",
    concerns: ['contract', 'letter', 'brief'],
    why: 'Quotation marks in parentheses define a term; the words before it are not needed.',
    advice: 'Leave the words before the term out.',
    find: patternFinder(
      /(?<=\()\s{0,3}hereinafter\s{1,12}(?:(?:sometimes|collectively|individually|jointly)\s{1,12}){0,2}(?:(?:referred\s{1,12}to\s{1,12}as|called|known\s{1,12}as)\s{1,12})?((?:(?:the|this)\s{1,2})?["“])/gi,
      ([, term]) => term,
    ),
  },
  {
    ...plain,
    id: 'archaic.witness-whereof',
    title: 'In witness whereof',
    concerns: ['contract'],
    why: 'The signature shows that the parties sign; the formula adds nothing.',
    advice: 'Begin with the parties.',
    find: patternFinder(/\bin\s{1,12}witness\s{1,12}whereof,?\s{1,12}the(?=\s)/gi, () => 'the'),
  },
]
