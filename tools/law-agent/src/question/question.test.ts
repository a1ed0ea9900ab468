import { describe, expect, it } from 'vitest'
import { jurisdictionNote } from './jurisdiction.ts'
import { readQuestion } from './question.ts'

describe('the sentences of a question that ask', () => {
  it('are those with a question mark, where others tell what happened', () =>
    expect(readQuestion('My client is 17. He confessed after six hours. Was the confession voluntary?').asked).toEqual([
      'Was the confession voluntary?',
    ]))

  it('are none where nothing is told, and none that say nothing by themselves', () => {
    expect(readQuestion('Was the confession voluntary?').asked).toEqual([])
    expect(readQuestion('A dog bit our client at the park. Is he liable?').asked).toEqual([])
  })
})

describe('the states of a question', () => {
  it('are facts where it asks which court may hear a case, and its note says so', () => {
    const { states, hasFactStates } = readQuestion(
      'Sued in Ohio by a Texan of Texas. Can we remove it to federal court?',
    )
    expect(states).toEqual([])
    expect(jurisdictionNote(states, hasFactStates)).toMatch(/taken as facts/)
  })

  it('are those whose law is assumed, listed as a sentence lists them', () =>
    expect(jurisdictionNote(readQuestion('Do Ohio, Iowa and Texas allow it?').states, false)).toMatch(
      /the law of Ohio, Iowa, and Texas,/,
    ))
})
