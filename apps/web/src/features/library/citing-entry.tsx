import type { CitingOpinion } from '@casewright/api/client'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import * as css from './cited-by.css.ts'

const named = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const voices: Record<string, string> = { dissent: 'in a dissent', concurrence: 'in a concurrence' }
const depths = ['mentioned', 'cited', 'discussed', 'examined']

/** One citing opinion: what it does, its name, its words, and how much it says. */
export function CitingEntry({ opinion }: { opinion: CitingOpinion }) {
  const { id, title, citation, court, date, kind, against, by, voice, sentence, start, end, depth, binding } = opinion
  const level = depths.indexOf(depth) + 1
  const where = [court, date?.slice(0, 4)].filter(Boolean).join(' ')
  return (
    <li className={css.entry}>
      <p className={against ? css.against : css.treatment}>
        {against && <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />}
        {named(kind)}
        {by && ` by ${by}`}
        {voices[voice] && ` ${voices[voice]}`}
      </p>
      <p className={css.name}>
        <Link to={`/library/${encodeURIComponent(id)}?start=${start}&end=${end}`} data-citing>
          {title}
        </Link>
      </p>
      <p className={css.cite}>
        {citation}
        {where && ` (${where})`}
      </p>
      {sentence && <p className={css.words}>{sentence}</p>}
      <p className={css.depth}>
        <span className={css.dots} aria-hidden="true">
          {depths.map((one, at) => (
            <i key={one} className={at < level ? css.dotOn : css.dot} />
          ))}
        </span>
        {named(depth)}
        {binding !== undefined && <span>{binding ? 'Binding' : 'Persuasive'}</span>}
      </p>
    </li>
  )
}
