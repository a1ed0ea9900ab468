import { describe, expect, it } from 'vitest'
import type { LanguageModel } from '../provider.ts'
import { askAboutPaper, verdictOn } from './ask.ts'
import { papers } from './papers.ts'

it.each(papers.map((paper) => [paper.question, paper] as const))('%s: one sentence answers, or none', (_, paper) => {
  const sentences = paper.text.split(/(?<=\.) /)
  expect(sentences.length).toBe(7)
  expect(sentences.filter((one) => paper.answer !== null && one.includes(paper.answer))).toHaveLength(
    paper.answer === null ? 0 : 1,
  )
})

const [roof] = papers
const unanswerable = papers.find(({ answer }) => answer === null)
const { signal } = new AbortController()

/** @param wanted words of the sentence whose number it gives */
const picking = (wanted: string | null): LanguageModel => ({
  id: 'local:m',
  provider: 'This server',
  name: 'm',
  trust: 'local',
  contextTokens: 4096,
  isSmall: true,
  async ask({ user }) {
    const line = user.split('\n').find((one) => wanted !== null && one.includes(wanted)) ?? '[s1]'
    const number = /s\d{1,2}/.exec(line)?.[0]
    return { text: JSON.stringify({ sentences: [number] }), stop: 'end', tokens: { input: 9, output: 3 } }
  },
})

describe('an answer', () => {
  it.each([
    ['is right, if it is the sentence', 'keeps the roof', 'right'],
    ['is wrong, if it is another', 'one dog', 'wrong'],
    ['is none, if it is picked by its place', null, 'silent'],
  ])('%s', async (_, wanted, verdict) => {
    if (!roof) throw new Error('There are no papers')
    expect(await askAboutPaper(picking(wanted), roof, signal)).toBe(verdict)
  })

  it('where no sentence answers, is right if nothing is shown, and wrong otherwise', async () => {
    if (!unanswerable) throw new Error('There is no such paper')
    expect(await askAboutPaper(picking(null), unanswerable, signal)).toBe('right')
    expect(await askAboutPaper(picking('The price'), unanswerable, signal)).toBe('wrong')
  })

  it('counts only in words of the paper', () => {
    if (!roof) throw new Error('There are no papers')
    const said = (text: string, outcome: 'found' | 'not-found' = 'found') => verdictOn(roof, [{ text, outcome }])
    expect(said('The landlord keeps the roof')).toBe('right')
    expect(said('The landlord keeps the roof', 'not-found')).toBe('silent')
    expect(said('The tenant replaces broken window panes.')).toBe('wrong')
  })

  it('is no verdict, if the model failed', async () => {
    if (!roof) throw new Error('There are no papers')
    const failing = { ...picking(null), ask: () => Promise.reject(new Error('broken')) }
    await expect(askAboutPaper(failing, roof, signal)).rejects.toThrow()
  })
})
