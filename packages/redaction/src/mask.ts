import { digitsOf } from './detect/context.ts'
import type { Kind } from './kinds.ts'

const hidden = '•••'

/** The first character of a word and no more. */
const initial = (word: string): string => `${[...word][0] ?? ''}${hidden}`

/** The last digits, never as many as half of them. */
function lastDigits(text: string): string {
  const digits = digitsOf(text)
  return digits.slice(digits.length - Math.min(4, Math.floor((digits.length - 1) / 2)))
}

const masks: Record<Kind, (text: string) => string> = {
  ssn: (text) => `${hidden}-••-${lastDigits(text)}`,
  card: (text) => `•••• •••• •••• ${lastDigits(text)}`,
  phone: (text) => `${hidden}-${hidden}-${lastDigits(text)}`,
  account: (text) => `••••${lastDigits(text)}`,
  email: (text) => {
    const [local = '', domain = ''] = text.split('@')
    return `${initial(local)}@${initial(domain)}.${domain.split('.').at(-1)}`
  },
  'birth-date': () => '••/••/••••',
  address: () => '••• •••••',
  name: (text) => text.split(/\s+/).map(initial).join(' '),
}

/** A value as the person's ledger shows it: enough to recognise one's own, too little to learn it. */
export const mask = (kind: Kind, text: string): string => masks[kind](text)
