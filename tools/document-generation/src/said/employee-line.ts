import { isBody, nameAt } from '@casewright/law'
import { givenNames, type Template } from '@casewright/templates'
import type { Edit } from './edits.ts'
import { longestNotes } from './longest-notes.ts'
import { holdersIn } from './who-signs/no-party.ts'

const lineStart = /(?:^|\n)[ \t]{0,4}(?:[-*•–][ \t]{1,3}|\d{1,2}[.)][ \t]{1,3})?(?=\p{Lu})/gu
const closes = /^(?:[.,;] (?=[\p{L}\d])| ?[–—-] (?=[\p{L}\d])| \()/u
/** Whoever is somebody else in the notes: a boss, a signer, a firm's own. */
const isElse =
  /^.{0,60}\b(?:signs?|signing|president|pres|owner|manager|CEO|CFO|director|partner|counsel|attorney|esq|mentor|supervis\p{L}*|HR|for the (?:company|firm|clinic|practice|school))\b/iu

/** A line of notes for a job that begins with one person's name alone: 'Dr. Ana Ruiz. License pending.' is of whoever is hired. */
export function employeeLineIn({ id }: Pick<Template, 'id'>, text: string): Edit[] {
  if (id !== 'employment-contract' || text.length > longestNotes) return []
  if (
    /\b(?:employee|hire|hiring|candidate|EE|offer to|worker)\b[ \t]{0,2}(?:name)?[ \t]{0,2}(?::|=| is\b)|\b(?:hires?|hiring|hired)\b/iu.test(
      text,
    )
  )
    return []
  const holders = holdersIn(text).map(({ name }) => name)
  const found = [...text.matchAll(lineStart)].flatMap(({ index, 0: lead }) => {
    const at = index + lead.length
    const title = /^(?:Dr|Mr|Mrs|Ms|Prof)\.? /u.exec(text.slice(at))?.[0].length ?? 0
    const one = nameAt(text, at + title, { andJoins: false })
    if (!one || one.start !== at + title || isBody(one.words)) return []
    const isWhole = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}’'-]+){1,2}$/u.test(one.words)
    const rest = text.slice(one.end, one.end + 80).split('\n')[0] ?? ''
    const isPerson = title > 0 || givenNames.has((one.words.split(' ')[0] ?? '').toLowerCase())
    return isWhole &&
      isPerson &&
      closes.test(text.slice(one.end, one.end + 4)) &&
      !isElse.test(rest) &&
      !holders.some((name) => name.includes(one.words))
      ? [at]
      : []
  })
  const [only, ...more] = found
  return only === undefined || more.length > 0 ? [] : [{ start: only, end: only, as: 'Employee: ', why: 'filler' }]
}
