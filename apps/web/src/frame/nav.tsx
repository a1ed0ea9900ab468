import { useLocation } from 'react-router-dom'
import * as css from './nav.css.ts'
import { SectionIcon } from './section-icon.tsx'
import { isCurrent, type Section } from './sections.ts'

interface NavProps {
  label: string
  sections: readonly Section[]
  /** Smaller, below the person's name. */
  quiet?: boolean
  onChoose?: () => void
}

/** Entries of the spine. */
export function Nav({ label, sections, quiet = false, onChoose }: NavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className={quiet ? css.quietNav : css.nav}>
      {sections.map((section) => (
        <a
          key={section.path}
          href={section.path}
          className={quiet ? css.quietEntry : css.entry}
          aria-current={isCurrent(section, pathname) ? 'page' : undefined}
          onClick={onChoose}
        >
          <SectionIcon icon={section.icon} />
          {section.label}
        </a>
      ))}
    </nav>
  )
}
