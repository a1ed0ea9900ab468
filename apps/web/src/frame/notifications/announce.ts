import { stateWords } from '../../runs/state-words.ts'
import type { Told } from '../../runs/told.ts'

/** 'Notifications, 2 new'. */
export const bellName = (unseen: number): string => (unseen > 0 ? `Notifications, ${unseen} new` : 'Notifications')

/** What a screen reader is told when there is more that is new than before; nothing otherwise. */
export function announcement(before: number | undefined, unseen: number, runs: Told['runs']): string {
  if (before === undefined || unseen <= before) return ''
  const latest = runs.find(({ seen }) => !seen)
  const count = unseen === 1 ? '1 new notification' : `${unseen} new notifications`
  return latest ? `${count}. ${latest.label}: ${stateWords[latest.state]}.` : `${count}.`
}
