import type { DocumentCheck } from '../check.ts'
import { phraseFinder } from './support/phrases.ts'

/** Pairs of words that mean one thing. Pairs that courts have read apart ('due and payable') are not among them. */
export const doubletChecks: readonly DocumentCheck[] = [
  {
    id: 'plain.doublet',
    title: 'Two words for one thing',
    concerns: ['contract', 'letter', 'brief'],
    severity: 'low',
    category: 'Plain language',
    insight: 'best-practice',
    why: 'A reader who finds two words looks for two meanings.',
    advice: 'Keep one of them.',
    find: phraseFinder({
      'null and void and of no force or effect': 'void',
      'null and void and of no further force or effect': 'void',
      'null and void and of no effect': 'void',
      'null and void': 'void',
      'void and of no effect': 'void',
      'full force and effect': 'effect',
      'each and every': 'each',
      'any and all': null,
      'by and between': 'between',
      'by and among': 'among',
      'made and entered into': 'made',
      'full and complete': 'complete',
      'covenants and agrees': 'agrees',
      'covenant and agree': 'agree',
      'agrees and covenants': 'agrees',
      'save and except': 'except',
      'part and parcel': 'part',
      'various and sundry': 'various',
      'rest, residue and remainder': 'residue',
      'rest, residue, and remainder': 'residue',
      'force and effect': null,
    }),
  },
]
