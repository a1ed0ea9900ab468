import { IconButton } from '@casewright/ui'
import { Menu } from 'lucide-react'
import { PartBoundary } from '../components/page/boundary.tsx'
import { MatterChooser } from '../matters/chooser.tsx'
import * as css from './header.css.ts'
import { Bell } from './notifications/bell.tsx'
import { ThemeButton } from './theme-button.tsx'

interface HeaderProps {
  label: string
  onMenu: () => void
}

/** The running head: where one is. */
export const Header = ({ label, onMenu }: HeaderProps) => (
  <header className={css.header}>
    <span className={css.menu}>
      <IconButton label="Open menu" icon={<Menu aria-hidden="true" />} onPress={onMenu} />
    </span>
    <span className={css.label}>{label}</span>
    <span className={css.tagline}>AI-powered legal research platform</span>
    <span className={css.end}>
      <PartBoundary>
        <MatterChooser />
      </PartBoundary>
      <ThemeButton />
      <PartBoundary>
        <Bell />
      </PartBoundary>
    </span>
  </header>
)
