import type { ListedPerson, Role } from '@casewright/api/client'

export const roleWords: Record<Role, string> = { administrator: 'Administrator', member: 'Member' }

/** What an administrator can do about somebody. */
export type PersonAct = 'promote' | 'demote' | 'deactivate' | 'activate' | 'reset' | 'plan' | 'factors' | 'disconnect'

/** The acts that make sense for a person, in the order of the menu. */
export function actsFor(
  {
    role,
    deactivatedAt,
    secondFactor,
    singleSignOn,
  }: Pick<ListedPerson, 'role' | 'deactivatedAt' | 'secondFactor' | 'singleSignOn'>,
  plans: readonly string[],
): { id: PersonAct; label: string }[] {
  const isActive = deactivatedAt === null
  const acts: { id: PersonAct; label: string; when: boolean }[] = [
    { id: 'reset', label: 'Create a new password link', when: isActive },
    { id: 'factors', label: 'Reset second factor', when: secondFactor },
    { id: 'disconnect', label: 'Disconnect single sign-on', when: singleSignOn },
    { id: 'promote', label: 'Make an administrator', when: role === 'member' && isActive },
    { id: 'demote', label: 'Make a member', when: role === 'administrator' },
    { id: 'plan', label: 'Change the plan', when: plans.length > 0 },
    { id: 'deactivate', label: 'Deactivate', when: isActive },
    { id: 'activate', label: 'Reactivate', when: !isActive },
  ]
  return acts.filter(({ when }) => when).map(({ id, label }) => ({ id, label }))
}
