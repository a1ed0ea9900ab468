/** A case as somebody may describe it, and what of it counts for or against the client. People and firms are invented. */
export interface RiskCase {
  caseType: string
  description: string
  /** Factors and bars of the tool's tables that the words tell, by their ids, which speak for the client and against. */
  up: readonly string[]
  down: readonly string[]
  /** Factors that the words deny: they must not count against the client. */
  denied?: readonly string[]
  /** Too little is told for a number. */
  thin?: true
}

export const riskCases: readonly RiskCase[] = [
  {
    caseType: 'contract',
    description:
      'We act for the plaintiff, who bought two presses. The parties signed a written purchase agreement on May 4, 2025. The seller admitted in an email that the presses were defective. We sent a written notice of the defects within a week. Our client bought replacements from another supplier. The lost profits are documented by invoices.',
    up: ['written-agreement', 'admission', 'notice', 'damages-shown', 'mitigation'],
    down: [],
  },
  {
    caseType: 'contract',
    description:
      'Our client, the plaintiff, sues for breach of an oral promise. There was no written agreement. The statute of limitations has expired. Our client signed a general release in 2023.',
    up: [],
    down: ['written-agreement', 'limitation', 'release'],
  },
  {
    caseType: 'contract',
    description:
      'Our client is the plaintiff. The contract was signed by both sides. The plaintiff never signed a release. The limitation period has not expired. The defendant has filed for bankruptcy.',
    up: ['written-agreement'],
    down: ['insolvency'],
    denied: ['release', 'limitation'],
  },
  {
    caseType: 'personal-injury',
    description:
      'Our client, the plaintiff, was hit from behind at a red light. The police report puts the fault on the defendant, who was given a citation. She was taken to the emergency room and has had physical therapy since. The defendant deleted the video of his dashboard camera.',
    up: ['police-report', 'treatment', 'spoliation'],
    down: [],
  },
  {
    caseType: 'personal-injury',
    description:
      'We represent the defendant, a grocery store. The plaintiff slipped on a wet floor. Warning signs were posted. The plaintiff was looking at her phone and was partly at fault. She had a pre-existing back injury.',
    up: ['comparative-fault', 'prior-condition'],
    down: [],
    denied: ['no-warning'],
  },
  {
    caseType: 'employment',
    description:
      'Our client was fired two days after she complained to human resources of sexual harassment. She had excellent performance reviews. A male coworker who did the same was not disciplined. She filed a charge with the EEOC.',
    up: ['protected-activity', 'timing', 'good-record', 'comparators', 'agency-charge'],
    down: [],
  },
  {
    caseType: 'employment',
    description:
      'We represent the employer. The plaintiff was terminated for poor performance after three written warnings. The position was at will. He was late again and again, as the time records show.',
    up: ['bad-record', 'at-will'],
    down: [],
  },
  {
    caseType: 'intellectual-property',
    description:
      'Our client, the plaintiff, registered the copyright in 2024. The defendant had access to the source code and copied it word for word. The infringement was willful.',
    up: ['registration', 'copying', 'willful'],
    down: [],
  },
  {
    caseType: 'real-estate',
    description:
      'We represent the landlord, who is the plaintiff. The tenant has not paid rent for three months. The written lease was signed by both. We served a notice to quit.',
    up: ['rent-default', 'written-agreement'],
    down: [],
  },
  {
    caseType: 'criminal',
    description:
      'We defend the accused. The officers searched his home without a warrant. He has an alibi that two witnesses confirm. He has a prior conviction. A witness for the state has recanted.',
    up: ['unlawful-search', 'alibi', 'reluctant-witness'],
    down: ['record'],
  },
  {
    caseType: 'family',
    description:
      'Our client, the mother, seeks custody. She has been the primary caregiver since the child was born. The father was arrested for domestic violence. The child lives in a stable home and does well at school.',
    up: ['caregiver', 'violence', 'stability'],
    down: [],
  },
  { caseType: 'other', description: 'The neighbors quarrel about a fence.', up: [], down: [], thin: true },
  { caseType: 'other', description: 'Somebody was rude to our client on the phone.', up: [], down: [], thin: true },
]
