import { describe, expect, it } from 'vitest'
import { ascribedAt } from './ascribed.ts'

const words = 'the lease ended with the death of the tenant'
const by = (text: string) => {
  const start = text.indexOf(words)
  return ascribedAt({ text }, { start, end: start + words.length })
}

describe('words are another’s', () => {
  it.each([
    [`The rent was paid. Petitioner contends that ${words}.`, 'Petitioner'],
    [`The District Court held that ${words}.`, 'District Court'],
    [`Counsel for the owner said at trial, “${words},” and sat down.`, 'Counsel'],
    [`It is urged that “${words}.” Brief for Respondent 12.`, 'a brief'],
    [`“${words},” respondent argues.`, 'respondent'],
  ])('%s', (text, who) => expect(by(text)?.by).toContain(who))

  it('though nobody is named, where the court quotes them', () =>
    expect(by(`There is an old saying, “${words},” in the books.`)).toEqual({ by: null }))
})

describe('words are the court’s own', () => {
  it.each([
    `The rent was paid. We hold that ${words}.`,
    `Petitioner contends that notice was late. We hold that ${words}.`,
    `Petitioner contends that notice was late, but ${words}.`,
    `Petitioner contends that ${words}. We agree.`,
  ])('%s', (text) => expect(by(text)).toBeNull())

  it('after a quotation that has ended', () =>
    expect(by(`Petitioner wrote, “I was ill.” It follows that ${words}.`)).toBeNull())
})
