import { isWell } from '@casewright/core/client'
import { CheckedBadge, CitationText, Found, Link } from '@casewright/ui'
import type { Passage } from '../output.ts'
import * as css from './panel.css.ts'

/** An address that a passage may lead to: a page of ours, or a web page. Anything else leads nowhere. */
const safe = (href: string | undefined) =>
  href && (/^\/library\/[^/\\]+$/.test(href) || /^https?:\/\/\S+$/i.test(href)) ? href : undefined

/** The name and citation of an authority, and what stands against it. That the search found it is no check. */
export function Authority({ passage }: { passage: Passage }) {
  const { title, citation, kind, about, status } = passage
  return (
    <span className={css.authority}>
      <span className={css.name}>
        {kind === 'case' ? (
          <CitationText text={[title, citation].filter(Boolean).join(', ')} />
        ) : (
          [citation, title].filter(Boolean).join(', ')
        )}
        {about && <span className={css.about}> ({about})</span>}
      </span>
      {!isWell(status) && <CheckedBadge check={status} isFound />}
    </span>
  )
}

interface PassageItemProps {
  passage: Passage
  /** Words of it to show in place of all. */
  quoted?: readonly string[]
}

/** An authority with its words, or with what the library's editors say where it has no text. */
export function PassageItem({ passage, quoted }: PassageItemProps) {
  const { words, marks, of, caution, href } = passage
  const address = safe(href)
  return (
    <li className={css.passage}>
      <Authority passage={passage} />
      {of === 'source' &&
        (quoted ?? (words ? [words] : [])).map((one) => (
          <Found key={one} anchor={{ words: one }} marks={quoted ? [] : marks} />
        ))}
      {of === 'editors' && words && (
        <div className={css.editors}>
          <p className={css.whose}>The library’s editors, not its own words</p>
          {quoted ? quoted.map((one) => <p key={one}>{one}</p>) : <p>{words}</p>}
        </div>
      )}
      {!words && <p className={css.whose}>No source has its text.</p>}
      {caution && (of === 'source' || quoted) && <p className={css.caution}>{caution}</p>}
      {address && (
        <p data-print="never">
          <Link href={address}>
            {address.startsWith('/') ? 'Read in place' : 'Read at the source'}
            <span className="visually-hidden">: {passage.title || passage.citation}</span>
          </Link>
        </p>
      )}
    </li>
  )
}
