import { ending } from './ending.ts'
import { goods } from './goods.ts'
import { home } from './home.ts'
import { money } from './money.ts'
import { secrets } from './secrets.ts'
import { work } from './work.ts'

/**
 * Words that settle which subject a clause of a contract is about, as those who write contracts know them: who does what
 * with what. Words that only may be about a subject stand in `subjects`.
 */
export const sureCues: Record<string, RegExp> = { ...home, ...work, ...goods, ...money, ...secrets, ...ending }
