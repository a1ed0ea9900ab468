import { type AuditEntry, auditActions } from '@casewright/api/client'

/** Who did it, in words: a name while there is the account. */
export function whoOf({ actorKind, actorName }: AuditEntry): string {
  if (actorKind === 'system') return 'The server'
  if (actorKind === 'visitor') return 'Someone not signed in'
  return actorName ?? 'Deleted account'
}

export const whatOf = ({ action }: AuditEntry): string => auditActions[action] ?? action

const subjects: Record<string, string> = {
  person: 'Person',
  run: 'Run',
  document: 'Uploaded document',
  'kept-document': 'Saved document',
  key: 'API key',
  session: 'Session',
  setting: 'Setting',
  matter: 'Matter',
  hold: 'Legal hold',
  'law-pack': 'Law pack',
  link: 'Link',
}

/** What it is about; null: nothing besides the deed itself, or who did it themselves. */
export function aboutOf({ subjectKind, subjectId, subjectName, actorId }: AuditEntry): string | null {
  if (subjectKind === null || subjectId === null) return null
  if (subjectKind === 'person') {
    if (subjectId === actorId) return null
    return subjectName ?? 'Deleted account'
  }
  return subjects[subjectKind] ?? subjectKind
}

/** Counts and settings beside it: 'runs: 2, held: 1'. */
export const detailOf = ({ detail }: AuditEntry): string =>
  Object.entries(detail)
    .map(
      ([name, value]) =>
        `${name}: ${value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : value}`,
    )
    .join(', ')
