import { LayoutDashboard } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ToolIcon } from '../tools/tool-icon.tsx'
import * as css from './nav.css.ts'
import { isCurrent, type Section } from './sections.ts'

interface NavProps {
  sections: readonly Section[]
  onChoose?: () => void
}

/** The entries of the spine. */
export function Nav({ sections, onChoose }: NavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className={css.nav}>
      {sections.map((section) => (
        <a
          key={section.path}
          href={section.path}
          className={css.entry}
          aria-current={isCurrent(section, pathname) ? 'page' : undefined}
          onClick={onChoose}
        >
          {section.icon === 'dashboard' ? <LayoutDashboard aria-hidden="true" /> : <ToolIcon name={section.icon} />}
          {section.label}
        </a>
      ))}
    </nav>
  )
}
