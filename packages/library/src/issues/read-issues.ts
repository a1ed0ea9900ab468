import { stemsOf } from '../text/stems-of.ts'
import { businessIssues } from './business-issues.ts'
import { criminalIssues } from './criminal-issues.ts'
import { groupsOfWords } from './groups-of-words.ts'
import { householdIssues } from './household-issues.ts'
import { publicIssues } from './public-issues.ts'
import { stateIssues } from './state-issues.ts'
import { workIssues } from './work-issues.ts'

/** A question that the law asks of facts. */
export interface Issue {
  /** 'issue:stop-and-frisk' */
  id: string
  /** As it is shown: 'Stop and frisk'. */
  name: string
  /** Citations of its leading authorities, the first first; none where it is a matter of the law of a state. */
  authorities: readonly string[]
  /** What a lawyer would search for. */
  terms: string
  /** A story was read as this by words that it has in common with it, and fits none of its patterns. */
  isByLikeness?: boolean
  /** So read, though the words of the story found nothing that leads on it. */
  isDoubtful?: boolean
}

/** Stems that stand together, with at most one word between two of them. */
export type Phrase = readonly string[]
/** One of its phrases must be in a story. */
export type Part = readonly Phrase[]

export interface KnownIssue extends Issue {
  /** Each a way in which a story tells it: all parts, each in words of its own. */
  patterns: readonly (readonly Part[])[]
}

const phrasesOf = (list: string): Part => list.split(',').flatMap((one) => (one.trim() ? [stemsOf(one)] : []))

const readGroups = (): ReadonlyMap<string, Part> =>
  new Map(
    groupsOfWords
      .trim()
      .split('\n')
      .map((line): [string, Part] => {
        const [name = '', words = ''] = line.split('|')
        return [name.trim(), phrasesOf(words)]
      }),
  )

const partOf = (written: string, groups: ReadonlyMap<string, Part>): Part =>
  written.split(',').flatMap((one) => {
    const name = one.trim()
    if (!name.startsWith('@')) return phrasesOf(name)
    const group = groups.get(name.slice(1))
    if (!group) throw new Error(`No group of words is named ${name}.`)
    return group
  })

function readIssue(block: string, groups: ReadonlyMap<string, Part>): KnownIssue {
  const [name = '', ...lines] = block.split('\n')
  const after = (sign: string) =>
    lines
      .find((line) => line.startsWith(sign))
      ?.slice(1)
      .trim() ?? ''
  return {
    id: `issue:${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    name,
    authorities: after('=') ? after('=').split('; ') : [],
    terms: after('?'),
    patterns: lines
      .filter((line) => !line.startsWith('=') && !line.startsWith('?'))
      .map((line) => line.split('&').map((part) => partOf(part, groups))),
  }
}

let all: readonly KnownIssue[] | undefined

/** Every issue that a story may raise. */
export function allIssues(): readonly KnownIssue[] {
  if (all) return all
  const groups = readGroups()
  all = [criminalIssues, workIssues, householdIssues, publicIssues, businessIssues, stateIssues].flatMap((one) =>
    one
      .trim()
      .split('\n\n')
      .map((block) => readIssue(block, groups)),
  )
  return all
}
