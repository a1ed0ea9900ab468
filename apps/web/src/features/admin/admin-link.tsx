import { ShieldCheck } from 'lucide-react'
import type { User } from '../../lib/auth.ts'
import { link } from './admin.css.ts'

/** The way to the administrator's pages; nothing for anybody else. */
export const AdminLink = ({ user, onChoose }: { user: User; onChoose?: () => void }) =>
  user.role === 'administrator' && (
    <a href="/admin" className={link} onClick={onChoose}>
      <ShieldCheck aria-hidden="true" />
      Administration
    </a>
  )
