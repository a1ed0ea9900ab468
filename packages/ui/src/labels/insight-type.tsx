import { CircleAlert, Lightbulb, type LucideIcon, ShieldCheck, TriangleAlert } from 'lucide-react'
import { insight } from './labels.css.ts'

export type Insight = 'compliance' | 'risk' | 'best-practice' | 'warning'

const looks: Record<Insight, { word: string; Icon: LucideIcon }> = {
  compliance: { word: 'Compliance', Icon: ShieldCheck },
  risk: { word: 'Risk', Icon: TriangleAlert },
  'best-practice': { word: 'Best practice', Icon: Lightbulb },
  warning: { word: 'Warning', Icon: CircleAlert },
}

/** What kind of insight it is. No colour of severity: a kind is not a grade. */
export const InsightType = ({ type }: { type: Insight }) => {
  const { word, Icon } = looks[type]
  return (
    <span className={insight}>
      <Icon aria-hidden="true" />
      {word}
    </span>
  )
}
