import type { User } from '@casewright/api/client'
import { Logo } from '../brand/logo.tsx'
import { useAbout } from '../lib/about.ts'
import { Nav } from './nav.tsx'
import type { Section } from './sections.ts'
import * as css from './spine.css.ts'
import { UserBlock } from './user-block.tsx'

interface SpineProps {
  user: User
  sections: readonly Section[]
  onChoose?: () => void
}

/** The spine of the volume: name, navigation, person. */
export function Spine({ user, sections, onChoose }: SpineProps) {
  const { productName } = useAbout()
  return (
    <div className={css.spine} data-ground="spine">
      <div className={css.plate}>
        <a href="/dashboard" className={css.brand} onClick={onChoose}>
          <Logo name={productName} />
        </a>
      </div>
      <Nav label="Main" sections={sections} onChoose={onChoose} />
      <UserBlock user={user} onChoose={onChoose} />
    </div>
  )
}
