import { printable } from './clean.ts'

/** A text in the lines in which it was typed, as a page can hold it. */
export const linesOf = (text: string): string[] =>
  printable(text)
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\t/g, ' '))

const scripts = '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}'
const fromRight = new RegExp(`[${scripts}]`, 'u')

/** Whether a text reads from right to left: its first letter says so. */
export const rightToLeft = (text: string): boolean => fromRight.test(/\p{L}/u.exec(text)?.[0] ?? '')

/** Whether something in it does. */
export const hasRightToLeft = (text: string): boolean => fromRight.test(text)
