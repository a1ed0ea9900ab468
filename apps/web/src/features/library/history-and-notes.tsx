import type { HeldAuthority } from '@casewright/api/client'
import { Section } from '@casewright/ui'
import { paragraphsOf } from './paragraphs.ts'
import * as css from './place-in-code.css.ts'

const inParagraphs = (text: string) =>
  paragraphsOf(text).map(({ start, end }) => <p key={start}>{text.slice(start, end)}</p>)

const named = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1).replaceAll('-', ' ')}`

/** The acts that made a section, and what its publisher prints below it. A case’s opinions are among the facts instead. */
export function HistoryAndNotes({ details }: Pick<HeldAuthority, 'details'>) {
  const notes = details?.notes?.filter(({ kind, text }) => kind !== 'opinion' && text) ?? []
  return (
    <>
      {details?.history && (
        <Section title="History">
          <div className={css.prose}>{inParagraphs(details.history)}</div>
        </Section>
      )}
      {notes.length > 0 && (
        <Section title="Notes" aside={String(notes.length)}>
          {notes.map(({ kind, heading, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have no names of their own, and keep their order
            <details key={index} className={css.note}>
              <summary>{heading || named(kind)}</summary>
              <div className={css.prose}>{inParagraphs(text)}</div>
            </details>
          ))}
        </Section>
      )}
    </>
  )
}

/** 'Majority (Hood, Judge)', for each opinion of a case. */
export const opinionsOf = (details: HeldAuthority['details']): string[] =>
  details?.notes
    ?.filter(({ kind }) => kind === 'opinion')
    .map(({ heading, text }) => `${named(heading ?? 'opinion')}${text ? ` (${text.replace(/[.,;:]+$/, '')})` : ''}`) ??
  []
