import { Select } from '@casewright/ui'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import type { ClauseChanged, Compared } from '../output.ts'
import * as css from './panel.css.ts'
import { Renumbered } from './renumbered.tsx'

type Side = 'us' | 'them' | 'both' | 'unclear' | 'even'

const icons = {
  us: ArrowUpRight,
  them: ArrowDownRight,
  both: ArrowRight,
  unclear: ArrowRight,
  even: ArrowRight,
} as const

function sideOf({ favors, sort }: ClauseChanged, party: string): Side {
  if (sort !== 'words') return 'even'
  if (favors.length === 0) return 'unclear'
  const sides = new Set(favors.map((one) => one.party === party))
  return sides.size > 1 ? 'both' : sides.has(true) ? 'us' : 'them'
}

const wordsFor = (side: Side, { favors }: ClauseChanged): string => {
  if (side === 'even') return 'No side: only its place or number changed'
  if (side === 'unclear') return 'No rule says which side this favors'
  const parties = [...new Set(favors.map(({ party }) => party))]
  const head = side === 'both' ? 'In part better for each side' : `Better for ${parties[0]}`
  return `${head}: ${favors.map(({ party, why }) => (side === 'both' ? `for ${party}, ${why}` : why)).join('; ')}`
}

interface Props {
  output: Compared
  chosen: number | null
  onShow: (row: number) => void
}

/** Each clause that changed: what, and for whom it is better. */
export function ByClause({ output, chosen, onShow }: Props) {
  const { clauses, clausesTotal, parties } = output
  const [party, setParty] = useState(parties[0] ?? '')
  const other = parties.find((one) => one !== party)
  const told = clauses.filter(({ sort }) => sort !== 'number')
  const sides = told.map((clause) => ({ clause, side: sideOf(clause, party) }))
  const count = (...wanted: Side[]) => sides.filter(({ side }) => wanted.includes(side)).length
  return (
    <section aria-labelledby="by-clause">
      <h2 id="by-clause" className={css.head}>
        By clause
        <span className={css.small}>
          {told.length} changed{clausesTotal > 0 && `, ${clausesTotal} in the newer draft`}
        </span>
      </h2>
      {parties.length === 2 ? (
        <>
          <Select
            label="Read for"
            value={party}
            onChange={setParty}
            options={parties.map((name) => ({ value: name, label: name }))}
          />
          <dl className={css.balance}>
            <div>
              <dt>Better for {party}</dt>
              <dd>{count('us')}</dd>
            </div>
            <div>
              <dt>Better for {other}</dt>
              <dd>{count('them')}</dd>
            </div>
            <div>
              <dt>Mixed or unclear</dt>
              <dd>{count('both', 'unclear')}</dd>
            </div>
            {count('even') > 0 && (
              <div>
                <dt>Only moved</dt>
                <dd>{count('even')}</dd>
              </div>
            )}
          </dl>
        </>
      ) : (
        <p className={css.small}>
          No two parties were found in the opening of the drafts, so nothing is said about who a change favors.
        </p>
      )}
      {clauses.length === 0 && <p className={css.small}>The words of both drafts are the same.</p>}
      <ol className={css.list}>
        {sides.map(({ clause, side }) => {
          const Icon = icons[side]
          return (
            <li key={clause.row} className={css.clause} data-chosen={chosen === clause.row || undefined}>
              <button type="button" className={css.entry} onClick={() => onShow(clause.row)}>
                <span className={css.clauseName}>
                  <span className={css.number}>{clause.number}</span> <b>{clause.title}</b>
                </span>
              </button>
              {clause.what.map((sentence) => (
                <p key={sentence} className={css.what}>
                  {sentence}
                </p>
              ))}
              {parties.length === 2 && (
                <p className={css.side} data-side={side}>
                  <Icon aria-hidden="true" />
                  <span>{wordsFor(side, clause)}</span>
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <Renumbered clauses={clauses.filter(({ sort }) => sort === 'number')} onShow={onShow} />
    </section>
  )
}
