import type { Beside, SupportOutcome } from '@casewright/core/client'
import { supportWords } from '@casewright/core/client'
import { Button, FilterChips, Found, Link, Section, SupportBadge, supportLooks } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { JudgedSupport } from '../opinion/judged.ts'
import { opinionWords } from '../opinion/lowered.ts'
import type { CheckedCitation } from '../output.ts'
import { placeWords } from '../place-words.ts'
import { choose } from './choose.ts'
import { FindPassages } from './find-passages.tsx'
import * as css from './supports.css.ts'

const worstFirst: readonly SupportOutcome[] = ['contradicted', 'none', 'related', 'supported']
/** A longer list is shown as a whole where it is asked for. */
const shownAtOnce = 20

type Compared = CheckedCitation & { support: JudgedSupport }

interface SupportsProps {
  citations: readonly CheckedCitation[]
  beside: Beside<typeof manifest>
}

/** Beside each other, what the document says and what the authority that it cites says. */
export function Supports({ citations, beside }: SupportsProps) {
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
            <Compare citation={citation} beside={beside} />
          </li>
        ))}
      </ol>
      {listed.length < wanted.length && (
        <Button onPress={() => setWhole(true)}>Show all {wanted.length.toLocaleString('en-US')}</Button>
      )}
    </Section>
  )
}

/** Whether the passage that is shown does not carry the sentence, by its words or in the opinion of a model. */
const isUnsupported = ({ outcome, opinion }: JudgedSupport): boolean =>
  outcome !== 'supported' || (opinion !== undefined && opinion.says !== 'supports')

const Compare = ({ citation, beside }: { citation: Compared; beside: SupportsProps['beside'] }) => {
  const { id, number, text, support, found } = citation
  const { outcome, reason, proposition, passage, opinion } = support
  const where = placeWords(citation)
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
            aria-label={`${where ? `${where}: show` : 'Show'} no. ${number} in its place`}
            onPress={() => choose(id)}
          >
            {where || 'Show'}
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
      {found?.id && isUnsupported(support) && (
        <FindPassages number={number} authority={found.id} statement={proposition.text} beside={beside} />
      )}
    </>
  )
}
