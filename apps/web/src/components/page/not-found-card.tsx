import { ButtonLink } from '@casewright/ui'
import { CircleAlert } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import * as css from './not-found-card.css.ts'

interface NotFoundCardProps {
  /** What it means here; the specification's question unless given. */
  text?: string
  way?: { href: string; label: string }
}

const start = { href: '/', label: 'Go to the start page' }

/** Nothing is at this address. */
export function NotFoundCard({
  text = 'Did you forget to add the page to the router?',
  way = start,
}: NotFoundCardProps) {
  const { pathname } = useLocation()
  return (
    <div className={css.card}>
      <h1 className={css.title}>
        <CircleAlert aria-hidden="true" />
        Page Not Found
      </h1>
      <p className={css.text}>{text}</p>
      <p className={css.address}>{pathname}</p>
      <ButtonLink href={way.href}>{way.label}</ButtonLink>
    </div>
  )
}
