import type { Authority } from '@casewright/core'
import { bearsShortName } from '@casewright/law'
import type { Answers } from './answers.ts'
import { foundOf, type Judged, type Names, notChecked } from './status.ts'
import type { Written } from './written.ts'

/** A short form whose full citation is not in the document, by the case in which alone the page lies. */
export function judgeShort(written: Written, answers: ReadonlyMap<string, Answers>, names: Names): Judged {
  const {
    text,
    cites,
    names: [name],
  } = written
  const cases = cites.flatMap(({ key }) => answers.get(key)?.inside ?? [])
  // Where a case begins, the one before it may end: the name tells.
  const begins = cites.flatMap(({ key }) => answers.get(key)?.candidates ?? [])
  const [only, ...others] = distinct([
    ...cases,
    ...begins.filter((one) => name !== undefined && bearsShortName(one.title, name)),
  ])
  const unchecked = (reason: string): Judged => ({ check: { text, status: 'unchecked', reason } })
  if (!only) return unchecked(`${alone} The page is in no case that the case index here has.`)
  if (others.length > 0) return unchecked(`${alone} More than one case has this page.`)
  const found = foundOf(only, names)
  const place = `${only.title}, ${only.citation}`
  if (!name)
    return {
      check: {
        text,
        status: 'unchecked',
        reason: `${alone} The page is in ${place}. No name is written to compare.`,
        found,
      },
      authority: only,
    }
  if (!bearsShortName(only.title, name))
    return {
      authority: only,
      check: {
        text,
        status: 'mismatch',
        reason: `${alone} The page is in ${place}, and the name differs.`,
        found,
        differences: [{ field: 'name', written: name, found: only.title }],
      },
    }
  return {
    authority: only,
    check: {
      text,
      status: 'verified',
      reason: `${alone} The page is in one case only, ${place}, and the name agrees. ${notChecked(written, only)}`,
      found,
    },
  }
}

export const alone = 'Its full citation is not in the document.'

const distinct = (cases: readonly Authority[]): Authority[] => [
  ...new Map(cases.map((one) => [`${one.citation}`, one])).values(),
]
