import { describe, expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-28')
const counted = (text: string, caseType: CaseType) =>
  evidenceOf({ caseType, description: text }, [], today)
    .factors.filter(({ points }) => points !== 0)
    .map(({ id }) => id.split(':')[0])

const facts = ['breach', 'lasting-harm', 'treatment', 'business-reason', 'own-fault', 'negligence']

describe('what is said of the lawsuit, its witnesses and its papers', () => {
  it.each([
    ['other', 'We defend St. Luke’s Hospital. Plaintiff’s only witness died and the case was set for trial.'],
    ['personal-injury', 'We represent the plaintiff, hurt in a crash. The investigating officer has since died.'],
    ['personal-injury', 'We represent the plaintiff. Her lawyer broke his leg and the hearing was moved.'],
    ['contract', 'We represent the seller. Former counsel missed the deadline to file a notice of appeal.'],
    ['contract', 'We represent the plaintiff. Our expert missed the deadline for his report.'],
    ['contract', 'We represent the supplier. The other side refused to pay the expert’s deposition fee.'],
    ['contract', 'We represent the supplier. Our opponent breached the protective order.'],
    ['employment', 'We represent the employee. Her coworker, who was to testify, was fired for theft.'],
  ] as const)('is no fact of the dispute, in %s: %s', (type, text) =>
    expect(counted(text, type).filter((id) => facts.includes(id as string))).toEqual([]),
  )

  it.each([
    ['contract', 'We represent the buyer. The seller missed the deadline to deliver.', 'breach'],
    ['personal-injury', 'We represent the plaintiff. She broke her leg and was treated in the hospital.', 'treatment'],
    ['employment', 'We represent the employer. The plaintiff was fired for theft.', 'business-reason'],
  ] as const)('takes nothing from the dispute itself, in %s: %s', (type, text, id) =>
    expect(counted(text, type)).toContain(id),
  )

  it('asks nothing about a ruling where money or papers were lost', () => {
    const { questions } = evidenceOf(
      { caseType: 'contract', description: 'Client lost $100,000 on the goods. We represent the buyer.' },
      [],
      today,
    )
    expect(questions.join(' ')).not.toMatch(/ruling/)
  })

  it('counts no expert who is lost to the case', () =>
    expect(
      counted('We defend. Plaintiff’s expert suffered a stroke and cannot testify.', 'personal-injury'),
    ).not.toContain('expert'))
})
