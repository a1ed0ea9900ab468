import type { RegistryTool } from '@casewright/core/client'
import { ArrowRight } from 'lucide-react'
import { addressOfTool } from '../../tools/registry.ts'
import { ToolIcon } from '../../tools/tool-icon.tsx'
import * as css from './tool-cards.css.ts'

/** The tools that ask for a place on the dashboard. */
export function ToolCards({ tools }: { tools: readonly RegistryTool[] }) {
  const shown = tools.filter(({ dashboard }) => dashboard).sort((a, b) => a.order - b.order)
  if (shown.length === 0) return null
  return (
    <ul className={css.cards}>
      {shown.map((tool) => (
        <li key={tool.id} className={css.item}>
          <a href={addressOfTool(tool)} className={css.card}>
            <ToolIcon name={tool.icon} />
            <h2 className={css.title}>{tool.dashboard?.title}</h2>
            <p className={css.text}>{tool.dashboard?.text}</p>
            <span className={css.go} aria-hidden="true">
              <span className={css.goWord}>{tool.dashboard?.action ?? 'Open'}</span>
              <ArrowRight />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
