import { givenNames } from '@casewright/templates'
import { literal } from '../reading.ts'

interface Company {
  text: string
  /** The company. */
  name: string
  /** Who signs for it, or nothing. */
  signer: string
  /** The other party. */
  other: string
}

const person = String.raw`\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\.)? \p{Lu}\p{Ll}[\p{L}’'-]+`
const post =
  /\b(?:owner|manager|president|pres|member|director|principal|partner|CEO|CFO|COO|VP|vice president|treasurer|secretary|trustee|officer|signs?|signing|runs it|broker)\b/iu
/** Where somebody is named to whom something is sent, or who only stands beside the deal. */
const besides =
  /\b(?:attn|attention|c\/o|notices?|e-?mail|call|text|lawyer|attorney|counsel|accountant|CPA|agent|witness|wife|husband|son|daughter)\b/iu

/**
 * What notes call somebody who stands for a company: 'Erik' of 'Lindqvist Landscaping Inc (Erik Lindqvist signs, pres.)'. In notes for a deal what
 * such a person does the company does.
 */
export function peopleOf({ text, name, signer, other }: Company): string[] {
  const named =
    new RegExp(`${literal(name)}(?<more>[^.;\\n]{0,30}(?:\\.(?= ?,)|\\. (?=\\p{Ll}))?[^;\\n.]{0,70})`, 'u').exec(text)
      ?.groups?.more ?? ''
  const own = [...named.matchAll(new RegExp(`(?<![\\p{L}’'-])${person}(?![\\p{L}’'-])`, 'gu'))].flatMap(
    ({ index, 0: who }) => {
      const first = who.split(' ')[0]?.toLowerCase() ?? ''
      const around = named.slice(Math.max(0, index - 14), index + who.length + 40)
      return givenNames.has(first) && post.test(around) && !besides.test(around) && !other.includes(who) ? [who] : []
    },
  )
  const signs = /^(?<who>\p{Lu}[^,]{3,40})/u.exec(signer)?.groups?.who?.trim() ?? ''
  return [...new Set([...own, ...(signs ? [signs] : [])])].flatMap((who) => {
    const first = who.split(' ')[0] ?? ''
    // 'Bill pays' and 'Mark signs': the name is a word, too.
    const isName =
      first.length > 2 &&
      (who === signs || givenNames.has(first.toLowerCase())) &&
      !/^(?:Bill|Mark|Will|Grant|Rich|Drew|Chase|Sue|May|June|April|Art|Hope|Faith|Rose|Frank|Pat|Ray|Dale|Dean|Gene|Jack|Guy)$/.test(
        first,
      )
    // Another of the same name may be meant.
    const isAlone = !new RegExp(
      `(?<!\\p{L})${literal(first)} (?!${literal(who.split(' ').slice(1).join(' '))})\\p{Lu}\\p{Ll}`,
      'u',
    ).test(text)
    return isName && isAlone && !other.split(' ').includes(first) ? [who, first] : [who]
  })
}
