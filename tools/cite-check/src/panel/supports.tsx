import type { SupportOutcome } from '@casewright/core/client'
import { supportWords } from '@casewright/core/client'
import { Button, FilterChips, Found, Link, Section, SupportBadge, supportLooks } from '@casewright/ui'
import { useState } from 'react'
import type { JudgedSupport } from '../opinion/judged.ts'
import { opinionWords } from '../opinion/lowered.ts'
import type { CheckedCitation } from '../output.ts'
import { choose } from './choose.ts'
import * as css from './supports.css.ts'

const worstFirst: readonly SupportOutcome[] = ['contradicted', 'none', 'related', 'supported']
/** A longer list is shown as a whole where it is asked for. */
const shownAtOnce = 20

type Compared = CheckedCitation & { support: JudgedSupport }

/** Beside each other, what the document says and what the authority that it cites says. */
export function Supports({ citations }: { citations: readonly CheckedCitation[] }) {
  const [shown, setShown] = useState<string[]>([])
  const [isWhole, setWhole] = useState(false)
  const compared = citations.filter((one): one is Compared => one.support !== undefined)
  if (compared.length === 0) return null
  const present = worstFirst.filter((outcome) => compared.some(({ support }) => support.outcome === outcome))
  const wanted = present.flatMap((outcome) =>
    compared.filter(({ support }) => support.outcome === outcome && (shown.length === 0 || shown.includes(outcome))),
  )
  const listed = isWhole ? wanted : wanted.slice(0, shownAtOnce)
  return (
    <Section
      title="Does the authority say so?"
      aside={`${compared.length} of ${citations.length} compared. The text of the others is not in the library`.replace(
        compared.length === citations.length ? /\. The text.*/ : /$^/,
        '',
      )}
    >
      <div className={css.chips} data-print="never">
        <FilterChips
          label="Show comparisons that are"
          selected={shown}
          onChange={setShown}
          chips={present.map((outcome) => {
            const { Icon } = supportLooks[outcome]
            const count = compared.filter(({ support }) => support.outcome === outcome).length
            return {
              id: outcome,
              label: `${count} ${supportWords[outcome].toLowerCase()}`,
              icon: <Icon aria-hidden="true" />,
            }
          })}
        />
      </div>
      <ol className={css.list} aria-label="What the document and the authorities say">
        {listed.map((citation) => (
          <li key={citation.id} className={css.entry} data-outcome={citation.support.outcome}>
            <Compare citation={citation} />
          </li>
        ))}
      </ol>
      {listed.length < wanted.length && (
        <Button onPress={() => setWhole(true)}>Show all {wanted.length.toLocaleString('en-US')}</Button>
      )}
    </Section>
  )
}

const Compare = ({ citation: { id, number, text, support } }: { citation: Compared }) => {
  const { outcome, reason, proposition, passage, opinion } = support
  const page = proposition.anchor?.page
  return (
    <>
      <header className={css.head}>
        <h3 className={css.cited}>
          <span className={css.number}>{number}</span> {text}
        </h3>
        <SupportBadge outcome={outcome} />
        <span className={css.where} data-print="never">
          <Button
            variant="quiet"
            size="small"
            aria-label={`${page ? `p. ${page}: show` : 'Show'} no. ${number} in its place`}
            onPress={() => choose(id)}
          >
            {page ? `p. ${page}` : 'Show'}
          </Button>
        </span>
      </header>
      <div className={css.pair}>
        <div>
          <p className={css.label}>What the document says</p>
          <p className={css.stated}>{proposition.text}</p>
        </div>
        <div>
          <p className={css.label}>What the authority says</p>
          {passage ? (
            <Found
              anchor={{ words: passage.anchor.words }}
              marks={passage.marks}
              {...(passage.page && { mark: `*${passage.page}` })}
              source={
                passage.anchor.authority && (
                  <span data-print="never">
                    <Link
                      href={`/library/${encodeURIComponent(passage.anchor.authority)}?start=${passage.anchor.start}&end=${passage.anchor.end}`}
                      aria-label={`Read in place: the passage for no. ${number}`}
                    >
                      Read in place
                    </Link>
                  </span>
                )
              }
            />
          ) : (
            <p className={css.nothing}>Nothing in the available text comes near.</p>
          )}
        </div>
      </div>
      <p className={css.reason}>{reason}</p>
      {opinion && <p className={css.reason}>{opinionWords(opinion)}</p>}
    </>
  )
}
