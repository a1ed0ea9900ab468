import { SeverityDot } from '../severity-dot/severity-dot.tsx'
import { standard } from './labels.css.ts'

const words = { high: 'High Priority', medium: 'Medium Priority', low: 'Low Priority' } as const
const isKnown = (priority: string): priority is keyof typeof words => Object.hasOwn(words, priority)

/** The words of a priority; of anything unknown, 'Standard'. */
export const priorityWords = (priority: string): string => (isKnown(priority) ? words[priority] : 'Standard')

/** How urgent: the dot of the severity and the words. */
export const PriorityLabel = ({ priority }: { priority: string }) =>
  isKnown(priority) ? (
    <SeverityDot severity={priority}>{words[priority]}</SeverityDot>
  ) : (
    <span className={standard}>{priorityWords(priority)}</span>
  )
