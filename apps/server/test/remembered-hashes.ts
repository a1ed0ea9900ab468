import type { Auth } from '../src/features/accounts/auth/auth.ts'

const made = new Map<string, Promise<string>>()
const checked = new Map<string, Promise<boolean>>()

/** Hashes of passwords as they are made for people, but each one once: most accounts of the tests have the same. */
export async function rememberHashes(auth: Auth): Promise<void> {
  const { password } = await auth.$context
  const { hash, verify } = password
  password.hash = (word) => once(made, word, () => hash(word))
  password.verify = (asked) => once(checked, `${asked.hash} ${asked.password}`, () => verify(asked))
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}
