import { CasewrightError } from '@casewright/core'
import { dictionary } from '@zxcvbn-ts/language-common'
import { limits } from './limits.ts'

/** Shortest and longest password taken. The upper bound keeps hashing from being a way to tire the server. */
export const passwordLength = { min: 8, max: 128 } as const

/** What holds of passwords here, as `GET /api/about` tells it: the words of the pages are made of these. */
export const passwordRules = {
  ...passwordLength,
  /** Passwords that nobody may have. */
  refused: ['common', 'own-name', 'own-email'],
  lockout: { failures: limits.guess.points, minutes: limits.guess.blockDuration / 60 },
} as const

const guessable =
  'Please choose a password that is harder to guess. Avoid common passwords and your own name or email, even with digits added.'

/** @throws CasewrightError for what everybody tries first, or who knows the person */
export function refuseGuessable(password: string, person: { name: string; email: string }): void {
  if (isCommon(password) || isOwn(password, person)) throw new CasewrightError('bad-input', guessable)
}

const common = new Set(dictionary['passwords-common'])

/** Fewer letters say little: many a good password begins with a short word. */
const fewLetters = 4

/** As it is, or with digits and signs behind it. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const word = lower.replace(/(?<![^a-z])[^a-z]+$/, '')
  return common.has(lower) || (word.length >= fewLetters && common.has(word)) || new Set(lower).size === 1
}

/** Signs between and digits around make no other word of it. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

function isOwn(password: string, { name, email }: { name: string; email: string }): boolean {
  const letters = lettersOf(password)
  const own = [name, name.split(/\s+/).reverse().join(), email, ...email.split('@')]
  return password.toLowerCase() === email || (letters.length >= fewLetters && own.map(lettersOf).includes(letters))
}
