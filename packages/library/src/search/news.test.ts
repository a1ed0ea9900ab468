import { expect, test } from 'vitest'
import { asksForNews } from './news.ts'

test.each([
  'What did the Supreme Court decide last week about tariffs?',
  'did the senate pass the new privacy bill yesterday',
  'latest ruling on TikTok from this week',
  'what happened at oral argument this morning in the birthright case',
  'did the fed circuit rule today in our appeal',
  'new overtime rule announced last month, is it in force',
])('asks for what is new: %s', (text) => {
  expect(asksForNews(text)).toBe(true)
})

test.each([
  'What did the Supreme Court decide about tariffs?',
  'The judge ruled yesterday that the evidence stays out. Can I appeal?',
  'I was fired yesterday for being pregnant',
  'Did the court have to rule today if we asked for a continuance?',
  'most recent decision on qualified immunity',
  'police searched the house last night without a warrant',
  'What is the standard when the court decides a motion on the day of the hearing today?',
])('asks for law: %s', (text) => {
  expect(asksForNews(text)).toBe(false)
})
