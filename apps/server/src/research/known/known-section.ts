import { sectionExists } from '@casewright/publishers'
import type { Known } from './known.ts'

const usCodeList = 'list of sections of the United States Code'

/** A citation that was read whole: of '1932, U.S.C., Title 18' the title could be taken for 1932. */
const whole = /^(\d{1,3}) U\.S\.C\. § (\S+)$/

/** @param citation normalized: '18 U.S.C. § 3142' */
export function knownSection(citation: string): Known | undefined {
  const [, title, section] = whole.exec(citation) ?? []
  if (!title || !section) return undefined
  const known = sectionExists(title, section)
  if (known.state === 'unknown') return undefined
  const { asOf } = known
  if (known.state === 'unlisted') {
    const says = `§ ${section} is not in title ${title} of the ${usCodeList} as of ${asOf}. It may have been repealed or renumbered, be newer, or not exist. Check the number.`
    return { fact: { state: 'doubtful', says, source: usCodeList, asOf } }
  }
  if (known.state === 'cannot-exist')
    return {
      fact: { state: 'cannot-exist', says: `This section cannot exist. ${known.why}`, source: usCodeList, asOf },
    }
  const heading = known.heading ? ` “${known.heading}”` : ''
  return {
    fact: {
      state: 'exists',
      says: sentenceOf(heading, `${usCodeList} as of ${asOf}`, known.status),
      source: usCodeList,
      asOf,
    },
    inForce: known.status === undefined,
    authority: {
      id: `${knownLaw}:usc/${title}/${section}`,
      kind: 'statute',
      title: known.heading || citation,
      citation,
      jurisdiction: 'us',
      source: knownLaw,
    },
  }
}

function sentenceOf(heading: string, list: string, status: string | undefined): string {
  if (!status) return `The section exists:${heading || ' it'} is in the ${list}.`
  if (status.startsWith('listed')) return `The section${heading} is in the ${list}, and no longer in that of July 2026.`
  return `The ${list} shows this section as ${status}.`
}

export const knownLaw = 'known-law'
