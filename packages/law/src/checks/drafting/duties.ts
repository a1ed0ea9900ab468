import type { DocumentCheck } from '../check.ts'
import { duties } from './support/duty.ts'
import { patternFinder } from './support/phrases.ts'

const stative: Record<string, string> = {
  'be governed': 'is governed',
  'be binding': 'is binding',
  'be effective': 'is effective',
  'be null': 'is null',
  'be void': 'is void',
  'become effective': 'becomes effective',
  'remain in': 'remains in',
  'continue in': 'continues in',
  'inure to': 'inures to',
  commence: 'begins',
  terminate: 'terminates',
  expire: 'expires',
  constitute: 'constitutes',
  supersede: 'supersedes',
}
const verbs = Object.keys(stative)
  .map((verb) => verb.replace(' ', '\\s{1,12}'))
  .join('|')
const ownState = new RegExp(
  `(?<=\\bthis\\s{1,12}(?:agreement|lease|contract|amendment)\\s{1,12})shall\\s{1,12}(${verbs})(?![\\w-])`,
  'gi',
)

/** Who has to do what: 'shall' for duties, and for nothing else. */
export const dutyChecks: readonly DocumentCheck[] = [
  {
    id: 'duty.shall-mean',
    title: "'Shall' in a definition",
    concerns: ['contract'],
    severity: 'low',
    category: 'Ambiguity',
    insight: 'best-practice',
    why: 'A definition says what a word means; it orders nobody to do anything.',
    advice: 'Say it in the present tense.',
    find: patternFinder(
      /(?<=["”]\s{1,12})shall\s{1,12}(mean|have\s{1,12}the\s{1,12}meaning)(?![\w-])/gi,
      ([, verb = '']) => (/^mean$/i.test(verb) ? 'means' : 'has the meaning'),
    ),
  },
  {
    id: 'duty.false-imperative',
    title: "'Shall' for what no one has to do",
    concerns: ['contract'],
    severity: 'low',
    category: 'Ambiguity',
    insight: 'best-practice',
    why: "An agreement cannot have duties; 'shall' is kept for what a party must do.",
    advice: 'Say it in the present tense.',
    find: patternFinder(ownState, ([, verb = '']) => stative[verb.toLowerCase().replace(/\s+/g, ' ')]),
  },
  {
    id: 'duty.mixed-verbs',
    title: "'Will' and 'shall' for duties",
    concerns: ['contract'],
    severity: 'low',
    category: 'Ambiguity',
    insight: 'risk',
    why: 'Two words for one duty invite the argument that one of them is only a forecast.',
    advice: 'Use one word for every duty.',
    find: (document) => {
      const found = duties(document)
      const will = found.filter(({ verb }) => verb === 'will')
      const shall = found.filter(({ verb }) => verb === 'shall')
      if (will.length < 2 || shall.length < 2) return []
      const [fewer, used, instead] = will.length <= shall.length ? [will, 'shall', 'will'] : [shall, 'will', 'shall']
      return fewer.map(({ start, end }) => ({
        start,
        end,
        message: `Here a duty is put with '${instead}', in most places with '${used}'.`,
      }))
    },
  },
  {
    id: 'duty.may-not',
    title: "'May not' beside 'shall not'",
    concerns: ['contract'],
    severity: 'low',
    category: 'Ambiguity',
    insight: 'risk',
    why: "'May not' can mean that something is forbidden or that it will perhaps not happen.",
    advice: 'Forbid with the same words throughout.',
    find: (document) => {
      const found = duties(document)
      if (!found.some(({ verb }) => verb === 'shall not')) return []
      return found.filter(({ verb }) => verb === 'may not')
    },
  },
]
