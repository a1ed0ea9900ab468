import type { CheckedDocument, DocumentCheck, Hit } from '../check.ts'
import { patternFinder, phraseFinder } from '../drafting/support/phrases.ts'

const tone = { concerns: ['brief'], severity: 'low', category: 'Plain language', insight: 'best-practice' } as const

const sure = patternFinder(
  /\b(?:clearly|obviously|undoubtedly|unquestionably|indisputably|manifestly|needless\s{1,12}to\s{1,12}say|it\s{1,12}is\s{1,12}(?:clear|obvious|axiomatic|plain)\s{1,12}that)\b(?!\s{1,12}(?:erroneous|established|defined|marked|stated|set\s))/gi,
)
/** Uses below which the word is not yet a habit, and uses in a thousand words. */
const fewest = 4
const perThousand = 0.8

const overused = (document: CheckedDocument): Hit[] => {
  const hits = sure(document)
  const words = document.text.length / 6
  return hits.length >= fewest && (hits.length / words) * 1000 >= perThousand ? hits : []
}

/** How a filing speaks to the court. */
export const toneChecks: readonly DocumentCheck[] = [
  {
    ...tone,
    id: 'tone.belief',
    title: "Counsel's own belief",
    why: 'What counsel believes is no argument; what the record and the law say is.',
    advice: 'State the point itself.',
    find: patternFinder(
      /\b(?:I|[Ww]e|[Cc]ounsel|the\s{1,12}undersigned)\s{1,12}(?:firmly\s{1,12}|strongly\s{1,12}|truly\s{1,12}|personally\s{1,12})?(?:believes?|thinks?|feels?)(?=\s{1,12}[a-z])/g,
    ),
  },
  {
    ...tone,
    id: 'tone.intemperate',
    title: 'Intemperate words',
    why: 'A judge who reads insults trusts the argument less.',
    advice: 'Say what is wrong with the argument, and leave the adjective out.',
    find: phraseFinder({
      ridiculous: null,
      ludicrous: null,
      preposterous: null,
      laughable: null,
      nonsensical: null,
      asinine: null,
      'utterly absurd': null,
      'patently absurd': null,
      'patently frivolous': null,
      'utterly frivolous': null,
      'bald-faced': null,
      disingenuous: null,
      disingenuously: null,
      shameless: null,
      shamelessly: null,
      'smoke and mirrors': null,
      'desperate attempt': null,
      'blatant lie': null,
    }),
  },
  {
    ...tone,
    id: 'tone.certainty',
    title: "'Clearly' in place of reasons",
    why: 'Where a point is clear, the reasons show it; where it is not, the word draws attention to that.',
    advice: 'Delete the word.',
    find: overused,
  },
  {
    ...tone,
    id: 'archaic.comes-now',
    title: 'Comes now',
    why: 'The formula says nothing that the signature does not.',
    advice: 'Begin with the party and what it asks for.',
    find: patternFinder(
      /\b(?:COMES?|[Cc]omes?)\s{1,12}(?:NOW|now)\b(?=,|\s{1,12}(?:the\b|plaintiff|defendant|petitioner|respondent|\p{Lu}))/gu,
    ),
  },
]
