import { CircleAlert } from 'lucide-react'
import * as css from './unconfirmed-email.css.ts'

/** Beside the email of somebody for whom nobody vouches: before others give them access. */
export const UnconfirmedEmail = () => (
  <span className={css.unconfirmed}>
    <CircleAlert aria-hidden="true" />
    Email not confirmed
  </span>
)
