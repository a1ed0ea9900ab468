import type { Person } from '../product/person.ts'
import { type Contradiction, contradictionsOf, type Input, type InputSet, inputSets, inputsOf } from './inputs.ts'
import { judge, type Made, survives, type Verdict } from './judge.ts'

export interface DraftingOutcome {
  set: InputSet
  inputs: { given: Input; verdict: Verdict; whole: number }[]
  contradictions: { given: Contradiction; survives: boolean }[]
}

const parties: Record<string, string> = {
  'employment-contract': 'Employer: Acme Corp.\nEmployee: Jo Lane',
  'non-disclosure-agreement': 'Between Acme Corp. and Beta LLC.',
  'rental-agreement': 'Landlord: Acme LLC\nTenant: Jo Lane',
  'sales-contract': 'Seller: Acme Corp.\nBuyer: Beta LLC',
  'service-agreement': 'Provider: Acme Corp.\nClient: Beta LLC',
  'consulting-agreement': 'Consultant: Jo Lane\nClient: Beta LLC',
}

/** The day on which the inputs of a set were written, where another than most. */
const writtenOn: Partial<Record<InputSet, string>> = {
  'seen-dictated': '2026-11-24',
  'seen-written': '2026-11-24',
  'seen-terms': '2026-11-24',
  'kept-back-fifth': '2026-11-24',
  'kept-back-sixth': '2026-11-24',
  'kept-back-seventh': '2026-11-24',
}

/** Has a document made of every input, and of every contradiction of a default. */
export async function measureDrafting(person: Person): Promise<DraftingOutcome[]> {
  const make = (documentType: string, textContent: string, today = '2026-11-23') =>
    person.ask('/api/generate-document', { documentType, inputMethod: 'paste', textContent, today })
  const outcomes: DraftingOutcome[] = []
  for (const set of inputSets) {
    const inputs: DraftingOutcome['inputs'] = []
    for (const given of inputsOf(set)) {
      const { output, whole } = await make(given.type, given.text, writtenOn[set])
      inputs.push({ given, verdict: judge(given, output as Made), whole })
    }
    const contradictions: DraftingOutcome['contradictions'] = []
    for (const given of contradictionsOf(set)) {
      const { output } = await make(given.type, `${parties[given.type] ?? ''}\n\n${given.words}`)
      contradictions.push({ given, survives: survives(given, output as Made) })
    }
    outcomes.push({ set, inputs, contradictions })
  }
  return outcomes
}
