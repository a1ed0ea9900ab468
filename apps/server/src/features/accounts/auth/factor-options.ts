import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** Ten codes of 49 random bits, without letters that are taken for one another. */
export const makeBackupCodes = (): string[] => Array.from({ length: 10 }, () => `${word()}-${word()}`)

/** Of better-auth's plugin. Our own limit stands before it, and is shared by all web nodes. */
export const factorOptions = {
  accountLockout: { enabled: false },
  backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: makeBackupCodes },
} as const
