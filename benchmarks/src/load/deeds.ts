import type { Person } from './person.ts'

/** What people do, and how often of a hundred times. */
export const deeds: readonly { name: string; share: number; does: (person: Person, nth: number) => Promise<void> }[] = [
  { name: 'history', share: 35, does: (person) => person.history() },
  { name: 'search', share: 35, does: (person, nth) => person.search(queries[nth % queries.length] as string) },
  {
    name: 'chat, streamed',
    share: 15,
    does: (person, nth) => person.chat(questions[nth % questions.length] as string),
  },
  { name: 'upload and summary', share: 10, does: (person, nth) => person.upload(brief(nth)) },
  { name: 'sign in', share: 5, does: (person) => person.signIn() },
]

/** The deed that a number from 0 to 100 falls on. */
export function deedAt(number: number) {
  let left = number
  for (const deed of deeds) {
    left -= deed.share
    if (left < 0) return deed
  }
  return deeds[0] as (typeof deeds)[number]
}

const queries = [
  'right to counsel in felony cases',
  '"due process" AND termination of benefits',
  'search of a cell phone incident to arrest',
  'actual malice public official libel',
  'qualified immunity clearly established',
  'summary judgment genuine issue of material fact',
  'personal jurisdiction minimum contacts',
  'employment discrimination burden of proof',
]

const questions = [
  'What must police say before questioning a suspect in custody?',
  'When is a search without a warrant allowed?',
  'Who bears the burden on summary judgment?',
  'What is the standard for a preliminary injunction?',
]

const paragraph = (nth: number) =>
  `The defendant moves for summary judgment on count ${nth}. Summary judgment is proper where there is no genuine dispute as to any material fact. Celotex Corp. v. Catrett, 477 U.S. 317, 322 (1986). The plaintiff seeks damages of $${1000 + nth} for events of March ${1 + (nth % 28)}, 2025. The court denied the earlier motion without prejudice.`

/** About five pages. */
const brief = (nth: number) =>
  [
    'MEMORANDUM IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT',
    ...Array.from({ length: 30 }, (_, line) => paragraph(nth + line)),
  ].join('\n\n')
