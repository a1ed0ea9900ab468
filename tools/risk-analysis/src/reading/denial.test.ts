import { describe, expect, it } from 'vitest'
import { stanceOf } from './denial.ts'

const stance = (text: string, words: string) => stanceOf(text, text.indexOf(words), text.indexOf(words) + words.length)

describe('words of a description', () => {
  it.each([
    ['There is a written agreement.', 'written agreement'],
    ['There is no doubt that there is a written agreement.', 'written agreement'],
    ['They do not dispute the written agreement.', 'written agreement'],
    ['They did not pay under the written agreement.', 'written agreement'],
    ['They never delivered, but there is a written agreement.', 'written agreement'],
    ['We had no lawyer. There is a written agreement.', 'written agreement'],
    ['Not only emails but a written agreement exists.', 'written agreement'],
    ['There was no delay, and the witnesses saw it.', 'witnesses'],
    ['The written agreement was not performed.', 'written agreement'],
    ['It was signed in May, with witnesses.', 'witnesses'],
  ])('are said: %s', (text, words) => expect(stance(text, words)).toBe('said'))

  it.each([
    ['There is no written agreement.', 'written agreement'],
    ['There was never any written agreement.', 'written agreement'],
    ['They didn’t sign a written agreement.', 'written agreement'],
    ['The written agreement was never signed.', 'written agreement'],
    ['The written agreement does not exist.', 'written agreement'],
    ['We have no emails, receipts or witnesses.', 'emails'],
    ['We have no emails, receipts or witnesses.', 'receipts'],
    ['We have no emails, receipts or witnesses.', 'witnesses'],
    ['She acted without notice.', 'notice'],
    ['He lacks an expert.', 'expert'],
    ['Notice has not been given.', 'Notice'],
    ['No record of notice was kept.', 'notice'],
  ])('are denied: %s', (text, words) => expect(stance(text, words)).toBe('denied'))

  it.each([
    ['It is unclear whether notice was given.', 'notice'],
    ['We do not know if there are witnesses.', 'witnesses'],
    ['There may have been a written agreement.', 'written agreement'],
    ['The release is still unclear.', 'release'],
    ['Possibly an expert is needed.', 'expert'],
  ])('are left open: %s', (text, words) => expect(stance(text, words)).toBe('open'))
})
