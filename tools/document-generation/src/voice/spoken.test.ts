import { describe, expect, it } from 'vitest'
import { withSpoken } from './spoken.ts'

describe('what is said becomes text', () => {
  it.each([
    ['dear mister halloran colon', 'Dear mister halloran:'],
    [
      'we write about the shipment comma which is late period please answer',
      'We write about the shipment, which is late. Please answer',
    ],
    ['is it lost question mark', 'Is it lost?'],
    ['stop exclamation point', 'Stop!'],
    ['first semicolon second', 'First; second'],
    ['new paragraph the second part', '\n\nThe second part'],
    ['yours truly comma new line dana okafor', 'Yours truly,\nDana okafor'],
    ['yours newline dana', 'Yours\nDana'],
    ['he said open quote not mine close quote period', 'He said “not mine”.'],
    ['he said comma quote unquote', 'He said, quote”'],
    ['the goods open parenthesis 147 cartons close parenthesis arrived', 'The goods (147 cartons) arrived'],
    ['well hyphen known', 'Well-known'],
    ['late dash again', 'Late – again'],
    ['under section sign 1983', 'Under §1983'],
    ['he said quote not mine end quote period', 'He said “not mine”.'],
    ['the lease reads colon quote rent is due end quote', 'The lease reads: “rent is due”'],
    ['he answered quote never', 'He answered “never'],
    ['pay cap landlord ten dollars', 'Pay Landlord ten dollars'],
    ['this is all caps final', 'This is FINAL'],
    ['ask spell R E Y E S end spell about it', 'Ask Reyes about it'],
    ['ask spell o, r, t, e, g, a, end spell.', 'Ask Ortega.'],
    ['it ends full stop', 'It ends.'],
    ['on the first day of each month period', 'On the first day of each month.'],
  ])('%s', (said, text) => expect(withSpoken('', said)).toBe(text))
})

describe('a sign that stands for itself stays a word', () => {
  it.each([
    ['for a period of three months', 'For a period of three months'],
    ['during the notice period comma he works', 'During the notice period, he works'],
    ['a 30-day period begins', 'A 30-day period begins'],
    ['within a thirty day period he pays', 'Within a thirty day period he pays'],
    ['we have a new line of products', 'We have a new line of products'],
    ['put a literal comma there', 'Put a comma there'],
    ['we quote the statute', 'We quote the statute'],
    ['they sent a quote for the roof', 'They sent a quote for the roof'],
    ['the cap on damages is a cap of ten dollars', 'The cap on damages is a cap of ten dollars'],
    ['he can spell his name', 'He can spell his name'],
    ['periodic payments and commas', 'Periodic payments and commas'],
  ])('%s', (said, text) => expect(withSpoken('', said)).toBe(text))
})

describe('“scratch that” takes out the last sentence', () => {
  it.each([
    ['The rent is due. We think a jury', 'would be angry scratch that', 'The rent is due.'],
    ['The rent is due. It is late.', 'scratch that it is not', 'The rent is due. It is not'],
    ['Only this', 'scratch that', ''],
    ['Dear Ada:\n\nThank you', 'Scratch that.', 'Dear Ada:\n\n'],
    ['He left. We wrote to Mr. Reyes today', 'scratch that', 'He left.'],
    ['Harlow v. Meridian is ours', 'Scratch that.', ''],
  ])('%j and %j', (text, said, whole) => expect(withSpoken(text, said)).toBe(whole))
})

describe('a recognizer that sets marks by itself and one that hears them said', () => {
  it.each([
    ['Dear Mr. Halloran, colon.', 'Dear Mr. Halloran:'],
    ['The rent is due period.', 'The rent is due.'],
    ['The rent is due. Period. Pay it.', 'The rent is due. Pay it.'],
    ['It is late. New paragraph. We ask for it.', 'It is late.\n\nWe ask for it.'],
    ['Acme, Inc. comma a company', 'Acme, Inc., a company'],
  ])('%s', (said, text) => expect(withSpoken('', said)).toBe(text))
})

describe('what is said goes on where the text ends', () => {
  it.each([
    ['The rent is', 'due on the first', 'The rent is due on the first'],
    ['The rent is due.', 'pay it', 'The rent is due. Pay it'],
    ['The rent is due', 'period', 'The rent is due.'],
    ['Dear Ada:\n\n', 'thank you', 'Dear Ada:\n\nThank you'],
    ['The rent ', 'is due', 'The rent is due'],
    ['As it was typed', '', 'As it was typed'],
    ['She said “', 'never', 'She said “never'],
  ])('%j and %j', (text, said, whole) => expect(withSpoken(text, said)).toBe(whole))
})
