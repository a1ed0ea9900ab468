import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../evidence.ts'

const today = new Date('2026-11-24')
const read = (description: string) =>
  evidenceOf({ caseType: 'employment', description, jurisdiction: 'Ohio' }, [], today)

describe('what a sentence likely tells', () => {
  const text =
    'She had worked there for nine years. The two on leave who had gone to the union were put on nights and then let go.'

  it('is asked with the sentence, and moves nothing', () => {
    const { factors, unsettled, questions } = read(text)
    expect(factors).toEqual([])
    const likely = unsettled.filter(({ why }) => why === 'likely')
    expect(likely.map(({ title }) => title)).toContain('Protected activity')
    expect(
      questions.some((question) => question.includes('gone to the union') && question.includes('Protected activity')),
    ).toBe(true)
  })

  it('names no factor by a word of every day alone', () => {
    const { unsettled, questions } = read('She worked nights. She works, 31k a year. He told her to wait outside.')
    const titles = unsettled.filter(({ why }) => why === 'likely').map(({ title }) => title)
    expect(titles).not.toContain('Delay in coming forward')
    expect(questions.some((question) => question.includes('31k') && question.includes('What makes up the 31k'))).toBe(
      true,
    )
  })

  it('is not asked where it was read', () => {
    const { factors, unsettled } = read('She was fired three days after she complained to HR about slurs.')
    const titles = unsettled.map(({ title }) => title)
    expect(factors.length).toBeGreaterThan(0)
    for (const { title } of factors) expect(titles).not.toContain(title)
  })

  it('is asked about no sentence more than twice', () => {
    const likely = read(text).unsettled.filter(({ why }) => why === 'likely')
    const starts = likely.map(({ anchors }) => anchors[0]?.start)
    for (const start of starts) expect(starts.filter((one) => one === start).length).toBeLessThanOrEqual(2)
  })
})

describe('who is on the other side of what was done', () => {
  const points = (description: string, id: string) =>
    evidenceOf({ caseType: 'personal-injury', description, jurisdiction: 'Ohio' }, [], today).factors.find(
      (one) => one.id.split(':')[0] === id,
    )?.points

  it('is whoever did not suffer it', () =>
    expect(points('I was waiting at a light and a pickup hit me.', 'negligence')).toBeGreaterThan(0))
})

describe('whom somebody represents in other words', () => {
  const text = 'Two more families report a mix-up like it. The widow wonders if the ring was swapped.'
  const countedOf = (description: string) =>
    evidenceOf({ caseType: 'other', description, jurisdiction: 'Ohio' }, [], today).factors.filter(
      ({ points }) => points !== 0,
    ).length

  it.each(['We’re on the funeral home’s side.', 'Funeral home in our corner.', 'Funeral home, client.'])(
    'leaves open who brings the claim, and moves nothing: %s',
    (words) => {
      expect(countedOf(`We sued the funeral home. ${text}`)).toBeGreaterThan(0)
      expect(countedOf(`${words} ${text}`)).toBe(0)
    },
  )
})
