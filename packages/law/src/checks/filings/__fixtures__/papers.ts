import type { Example } from '../../drafting/__fixtures__/example.ts'

const lines = (...words: string[]): string => words.join('\n\n')
const filler = 'The parties met in May and signed the lease of the house, which the tenant then left in good order. '.repeat(30)
const caption = lines('UNITED STATES DISTRICT COURT', 'DISTRICT OF MAINE', 'ANN DOE,\nPlaintiff,', 'v.', 'BEN ROE,\nDefendant.', 'Case No. 2:20-cv-00123')
const signed = lines('Respectfully submitted,', '/s/ Carla Poe', 'Attorney for Plaintiff')
const served = 'CERTIFICATE OF SERVICE\n\nI hereby certify that I served a copy on counsel.'
const brief = lines(caption, 'STATEMENT OF FACTS', filler, 'ARGUMENT', filler, 'CONCLUSION', 'The motion should be granted.', signed, served)
const less = (words: string): string => brief.replace(words, '')
const complaint = lines(
  caption,
  'COMPLAINT',
  'This court has jurisdiction of the matter.',
  filler,
  'PRAYER FOR RELIEF',
  'Plaintiff asks for judgment.',
  signed,
)

export const paperExamples: readonly Example[] = [
  {
    check: 'missing.court',
    kind: 'brief',
    hit: lines('ANN DOE,\nPlaintiff,', 'v.', 'BEN ROE,\nDefendant.', 'No. 20-123', filler.replaceAll('court', '')),
    words: [],
    miss: brief,
  },
  { check: 'missing.case-number', kind: 'motion', hit: less('Case No. 2:20-cv-00123'), words: [], miss: brief },
  {
    check: 'missing.prayer',
    kind: 'complaint',
    hit: complaint.replace('PRAYER FOR RELIEF', '').replace('Plaintiff asks for judgment.', ''),
    words: [],
    miss: complaint,
  },
  {
    check: 'missing.jurisdiction',
    kind: 'complaint',
    hit: complaint.replace('This court has jurisdiction of the matter.', ''),
    words: [],
    miss: complaint,
  },
  { check: 'missing.filing-signature', kind: 'brief', hit: less(signed), words: [], miss: brief },
  { check: 'missing.certificate-of-service', kind: 'brief', hit: less(served), words: [], miss: brief },
  { check: 'missing.facts', kind: 'brief', hit: less('STATEMENT OF FACTS'), words: [], miss: brief },
  { check: 'missing.argument', kind: 'brief', hit: less('ARGUMENT'), words: [], miss: brief },
  // A page of a longer paper says nothing of its end.
  {
    check: 'missing.conclusion',
    kind: 'brief',
    hit: less('CONCLUSION'),
    words: [],
    miss: lines('Case 2:20-cv-00123 Document 5 Filed 05/01/20 Page 2 of 9', less('CONCLUSION')),
  },
  {
    check: 'order.headings',
    kind: 'brief',
    hit: lines('I. THE CLAIM IS LATE', filler, 'III. THE CLAIM IS FALSE', filler),
    words: ['III. THE CLAIM IS FALSE'],
    miss: lines('I. THE CLAIM IS LATE', filler, 'II. THE CLAIM IS FALSE', filler, 'I. THE REPLY', filler),
  },
  {
    check: 'order.paragraphs',
    kind: 'complaint',
    hit: lines('1. Ann lives here.', '2. Ben lives there.', '3. They met.', '5. They signed.', '6. Ben left.'),
    words: ['5.'],
    miss: lines('1. Ann lives here.', '2. Ben lives there.', '3. They met. 4. They ate.', '5. They signed.', '6. Ben left.'),
  },
  {
    check: 'tone.belief',
    kind: 'brief',
    hit: 'We firmly believe that the claim fails.',
    words: ['We firmly believe'],
    miss: 'The witness believes that he left. Plaintiff thinks otherwise.',
  },
  {
    check: 'tone.intemperate',
    kind: 'brief',
    hit: 'The argument is ridiculous.',
    words: ['ridiculous'],
    miss: 'The appeal is frivolous under the rule, and the conduct outrageous as the tort requires.',
  },
  {
    check: 'tone.certainty',
    kind: 'brief',
    hit: 'Clearly it fails. It is obviously late. It is clearly wrong. Undoubtedly it ends.',
    words: ['Clearly', 'obviously', 'clearly', 'Undoubtedly'],
    miss: 'The finding is clearly erroneous. The right was clearly established. It is clearly late. It is clearly defined.',
  },
  {
    check: 'archaic.comes-now',
    kind: 'complaint',
    hit: 'COMES NOW Plaintiff and states as follows.',
    words: ['COMES NOW'],
    miss: 'The question comes now before the court.',
  },
]
