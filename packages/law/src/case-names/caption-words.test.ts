import { expect, it } from 'vitest'
import { captionWords } from './caption-words.ts'

it.each([
  ['Terry v. Ohio', ['terry']],
  ['Hazelwood Sch. Dist. v. Kuhlmeier', ['hazelwood', 'kuhlmeier']],
  ['New York Times Co. v. Sullivan', ['sullivan']],
  ['Ashcroft v. al-Kidd', ['ashcroft', 'kidd']],
  ['United States v. Carolene Products Co.', ['carolene']],
])('%s is told from others by %j', (name, words) => {
  expect(captionWords(name)?.words).toEqual(expect.arrayContaining(words))
})

it.each([
  ['Terry v. Ohio', false],
  ['Marbury v. Madison', false],
  ['United States v. Jones', true],
  ['Smith v. Commissioner', true],
  ['In re Smith', true],
  ['State v. Rodriguez', true],
])('%s may be the name of many cases: %j', (name, isCommon) => {
  expect(captionWords(name)).toMatchObject({ isCommon })
})

it.each(['New York v. United States', 'Terry', 'United States v. Board of Education', ''])(
  '%j tells no case',
  (name) => {
    expect(captionWords(name)).toBeNull()
  },
)
