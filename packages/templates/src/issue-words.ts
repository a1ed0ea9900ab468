import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Problem at one place of a template, for who wrote it. */
export interface TemplateIssue {
  path: Path
  message: string
}

/** What a schema has against a template: of several forms that may stand at a place, against the one that was meant. */
export function issuesOf(issues: readonly Issue[], above: Path = []): TemplateIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path]
    if (issue.code !== 'invalid_union') return [{ path, message: wordsOf(issue) }]
    const meant = [...issue.errors].sort((one, other) => distance(one) - distance(other))[0] ?? []
    const foreign = meant.find((one) => one.code === 'unrecognized_keys' && one.path.length === 0)
    if (!foreign || !meant.some(isMissing)) return issuesOf(meant, path)
    const known = issue.errors.map((branch) => branch.find(isMissing)?.path[0]).filter(Boolean)
    const there = [...new Set(known)].map(String).join(', ')
    return [{ path, message: `${wordsOf(foreign)}. What may stand here is one of: ${there}` }]
  })
}

const isMissing = (issue: Issue): boolean =>
  issue.path.length === 1 &&
  (/received undefined$/.test(issue.message) || (issue.code === 'invalid_union' && issue.errors.flat().every(isAbsent)))
const isAbsent = ({ message }: Issue): boolean => /received undefined$/.test(message)

/** How far what is there is from a form: what the form does not know tells more than what it misses. */
const distance = (branch: readonly Issue[]): number =>
  branch.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 3 * issue.keys.length : kindWeight(issue)),
    0,
  )

/** A text where a list stands is another form; a wrong thing inside of the right form is not. */
const kindWeight = (issue: Issue): number => (issue.code === 'invalid_type' && issue.path.length === 0 ? 5 : 1)

const kinds: Record<string, string> = {
  string: 'text',
  array: 'a list',
  object: 'a group of named things',
  boolean: 'true or false',
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `'${issue.keys.join("', '")}' means nothing here`
    case 'invalid_type': {
      const kind = kinds[issue.expected] ?? issue.expected
      return isAbsent(issue) ? `is missing: it must be ${kind}` : `must be ${kind}`
    }
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin === 'array' ? `must have at least ${issue.minimum}` : issue.message
    case 'too_big':
      return `is longer than ${Number(issue.maximum).toLocaleString('en-US')} characters`
    default:
      return issue.message
  }
}
