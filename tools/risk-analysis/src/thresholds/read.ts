import { readOn } from '../bars/read-in.ts'

const today = '2026-12-01'
/** When the times to sue were read. */
export const before = '2026-11-28'

/** A section of the United States Code whose words were read. */
export const code = (cite: string, day = today) => ({
  cite,
  read: readOn(day)('a public copy of the Code, TheJoshuaEvans/united-states-code'),
})
/** Another authority, and the public text in which its words were read. */
export const text = (cite: string, where: string, day = today) => ({ cite, read: readOn(day)(where) })
