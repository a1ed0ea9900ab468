import { expect, test } from 'vitest'
import { asksOfOwnMatter } from './own-matter.ts'

test.each([
  'What did the judge write in the order she signed in my custody case last Tuesday?',
  'Did opposing counsel file a reply brief yesterday?',
  'Who is the judge on my case and is he fair',
  'Who was the officer that wrote my ticket',
  'Which insurance company covers the driver who rear-ended me on Route 9?',
  'what will the jury award in my slip and fall',
  'how much is my case worth',
  'When does my lease end?',
  'what did the witness say on page 45 of the deposition',
  'what time is my hearing',
  'Which of the officers had his camera on when the car was stopped?',
  'How often does Judge Whitfield hold status conferences by phone?',
  'will the Supreme Court overturn that decision',
  'how much is my back injury case worth',
  "is the defendant's alibi true",
])('no authority tells: %s', (text) => {
  expect(asksOfOwnMatter(text)).toBe(true)
})

test.each([
  'When does my lease end if the landlord sells the building in foreclosure, and must he give notice?',
  'when is my answer to a complaint due',
  'Can a judge decide my case without a hearing?',
  'What must the jury find before it awards punitive damages?',
  'who decides whether my claim goes to arbitration',
  'did the officer need a warrant to search my car',
  'what can I do if the witness lied at trial',
  'my landlord kept my deposit',
  'is the witness lying enough to impeach the verdict if he recants',
  'how long does a state have to bring me before a judge after arrest',
  'does a judge have discretion to exclude cumulative evidence',
  'Which of the officers may be sued if only one fired?',
  'can a court charge a filing fee that a prisoner cannot pay',
  'Who is the proper defendant when the current director is sued in his official capacity',
  'will a court pierce the corporate veil',
  'which form of notice does due process require',
  'The judge would not let me ask what the witness said on page 45',
])('the law tells: %s', (text) => {
  expect(asksOfOwnMatter(text)).toBe(false)
})

test.each(['how much money will I get from my accident', 'who won the appeal in my case'])(
  'what comes of a matter is in no authority: %s',
  (text) => {
    expect(asksOfOwnMatter(text)).toBe(true)
  },
)

test.each([
  'Should I put my client on the stand tomorrow, given how nervous he looked at prep?',
  'Should we accept their offer this week?',
])('what is wise for a client is no question of law: %s', (question) => expect(asksOfOwnMatter(question)).toBe(true))

test.each([
  'Should I report my client if he lies?',
  'Should our client be allowed to testify by video under the rules?',
])('what a rule says is: %s', (question) => expect(asksOfOwnMatter(question)).toBe(false))
