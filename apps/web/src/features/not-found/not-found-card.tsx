import { ButtonLink } from '@casewright/ui'
import { CircleAlert } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import * as css from './not-found.css.ts'

/** Nothing is at this address. */
export function NotFoundCard() {
  const { pathname } = useLocation()
  return (
    <div className={css.card}>
      <h1 className={css.title}>
        <CircleAlert aria-hidden="true" />
        Page Not Found
      </h1>
      <p className={css.text}>Did you forget to add the page to the router?</p>
      <p className={css.address}>{pathname}</p>
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </div>
  )
}
