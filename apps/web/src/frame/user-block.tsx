import type { User } from '@casewright/api/client'
import { useToast } from '@casewright/ui'
import { LogOut } from 'lucide-react'
import { messageOf } from '../lib/api.ts'
import { initialsOf } from '../lib/person.ts'
import { useLogout } from '../session/sign-in.ts'
import { quietEntry } from './nav.css.ts'
import { Nav } from './nav.tsx'
import { personalSectionsOf } from './sections.ts'
import * as css from './user-block.css.ts'

/** The signed-in user, what is theirs, and the way out. */
export function UserBlock({ user, onChoose }: { user: User; onChoose?: () => void }) {
  const { toast } = useToast()
  const logout = useLogout()
  const signOut = () =>
    logout.mutate(undefined, {
      onError: (error) => void toast({ title: 'Logout failed', description: messageOf(error), destructive: true }),
    })
  return (
    <div className={css.block}>
      <div className={css.row}>
        <span className={css.initials} aria-hidden="true">
          {initialsOf(user.name)}
        </span>
        <div className={css.words}>
          <p className={css.name}>{user.name.trim() || 'User'}</p>
          <p className={css.email}>{user.email || 'No email address'}</p>
        </div>
      </div>
      <Nav quiet label="Yours" sections={personalSectionsOf(user)} onChoose={onChoose} />
      <button type="button" className={quietEntry} onClick={signOut} disabled={logout.isPending}>
        <LogOut aria-hidden="true" />
        {logout.isPending ? 'Signing out...' : 'Sign out'}
      </button>
    </div>
  )
}
