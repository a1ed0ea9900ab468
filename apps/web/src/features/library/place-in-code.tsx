import type { HeldAuthority } from '@casewright/api/client'
import { Link } from 'react-router-dom'
import * as css from './place-in-code.css.ts'

type Details = NonNullable<HeldAuthority['details']>

const levelWords = ({ level, number, heading }: NonNullable<Details['hierarchy']>[number]): string => {
  const name = `${level.charAt(0).toUpperCase()}${level.slice(1)}`
  const numbered = number ? `${name} ${number}` : ''
  // Some publishers repeat the number in the heading.
  if (!numbered || heading.toLowerCase().startsWith(numbered.toLowerCase())) return heading || numbered
  return heading ? `${numbered}, ${heading}` : numbered
}

/** The levels of the code above a section, from the top down. */
export const PlaceInCode = ({ hierarchy }: { hierarchy: Details['hierarchy'] }) =>
  hierarchy && hierarchy.length > 0 ? (
    <ol className={css.levels} aria-label="Place in the code">
      {hierarchy.map((level) => (
        <li key={`${level.level} ${level.number} ${level.heading}`}>{levelWords(level)}</li>
      ))}
    </ol>
  ) : null

/** The sections before and after it. */
export function Neighbors({ previous, next }: NonNullable<HeldAuthority['neighbors']>) {
  if (!previous && !next) return null
  const link = (label: string, near: typeof next) =>
    near && (
      <Link to={`/library/${encodeURIComponent(near.id)}`} className={css.near}>
        <span className={css.way}>{label}</span>
        <span>
          {near.citation} {near.title}
        </span>
      </Link>
    )
  return (
    <nav aria-label="Neighboring sections" className={css.neighbors}>
      {link('Previous', previous)}
      {link('Next', next)}
    </nav>
  )
}
