import type { Notifications } from '@casewright/api/client'
import { stateWords } from '../../runs/state-words.ts'

/** 'Notifications, 2 new'. */
export const bellName = (unseen: number): string => (unseen > 0 ? `Notifications, ${unseen} new` : 'Notifications')

/** What a screen reader is told when there is more that is new than before; nothing otherwise. */
export function announcement(before: number | undefined, unseen: number, runs: Notifications['runs']): string {
  if (before === undefined || unseen <= before) return ''
  const latest = runs.find(({ seen }) => !seen)
  const count = unseen === 1 ? '1 new notification' : `${unseen} new notifications`
  return latest ? `${count}. ${latest.label}: ${stateWords[latest.state]}.` : `${count}.`
}
