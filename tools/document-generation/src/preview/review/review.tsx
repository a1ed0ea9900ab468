import type { PanelProps } from '@casewright/core/client'
import type { ReactNode } from 'react'
import type { manifest } from '../../manifest.ts'
import type { DocumentType } from '../../output.ts'
import { fillBlanks } from '../editor/blanks.ts'
import { dismiss, putWords } from '../editor/doubts.ts'
import { type Blank, type DoubtHere, goTo } from '../editor/places.ts'
import { rangesOf } from '../editor/ranges.ts'
import { filledNow } from '../filled-now.ts'
import type { Made } from '../made.ts'
import type { OpenDocument } from '../use-document.ts'
import { useRemake } from '../use-remake.ts'
import { Account, accountNow } from './account.tsx'
import { Answers } from './answers.tsx'
import { BeforeRemake } from './before-remake.tsx'
import { Blanks } from './blanks.tsx'
import { type DisclosureItem, Disclosures } from './disclosures.tsx'
import { Doubts } from './doubts.tsx'
import { Law } from './law.tsx'

export type Reviewed = 'blanks' | 'doubts' | 'answers' | 'account' | 'law'

export interface ReviewProps {
  made: Made
  type: DocumentType | null
  host: PanelProps<typeof manifest>
  document: OpenDocument
  blanks: readonly Blank[]
  doubts: readonly DoubtHere[]
  text: string | null
  masked: boolean
  open: Reviewed | null
  onOpen: (open: Reviewed | null) => void
  children: ReactNode
}

/** What is left to do on the document, and what it was made of. */
export function Review({
  made,
  type,
  host,
  document,
  blanks,
  doubts,
  text,
  masked,
  open,
  onOpen,
  children,
}: ReviewProps) {
  const remake = useRemake(host, made, document)
  const { editor, corrected, correct } = document
  const filled = filledNow(made, corrected, type)
  const toField = (field: string) => {
    const place = rangesOf(editor.state.doc, 'value').find(({ mark }) => mark.attrs.field === field)
    if (place) editor.select(goTo(place))
  }
  const items: DisclosureItem<Reviewed>[] = [
    {
      id: 'blanks',
      label: blanks.length === 1 ? 'blank' : 'blanks',
      count: blanks.length,
      left: 'blank',
      children: (
        <Blanks
          blanks={blanks}
          type={type}
          onGo={({ places: [first] }) => first && editor.select(goTo(first))}
          onFill={({ field }, words) => editor.dispatch((state) => fillBlanks(state, field, words))}
        />
      ),
    },
    {
      id: 'answers',
      label: filled.length === 1 ? 'answer' : 'answers',
      count: filled.length,
      children: (
        <Answers
          key={remake.times}
          filled={filled}
          text={text}
          unplaced={made.account ? [] : (made.unplaced ?? [])}
          masked={masked}
          busy={remake.busy}
          error={remake.error}
          onRemake={remake.ask}
        />
      ),
    },
  ]
  if (made.account && text) {
    const sentences = accountNow(made.account, text, filled, masked, document.dismissed)
    const open = sentences.filter(({ standing }) => standing === 'unplaced').length
    items.push({
      id: 'account',
      label: 'not placed of what you said',
      count: open,
      left: 'blank',
      children: (
        <Account
          sentences={sentences}
          type={type}
          filled={filled}
          busy={remake.busy}
          error={remake.error}
          onGo={toField}
          onRemake={remake.ask}
          onDismiss={document.dismiss}
        />
      ),
    })
  }
  if (remake.law.length > 0)
    items.push({
      id: 'law',
      label: remake.law.length === 1 ? 'note of law' : 'notes of law',
      count: remake.law.length,
      children: <Law notes={remake.law} type={type} onGo={toField} />,
    })
  if (doubts.length > 0 || made.doubts.length > 0 || made.leftOut.length > 0)
    items.splice(1, 0, {
      id: 'doubts',
      label: 'to check',
      count: doubts.length,
      left: 'doubt',
      children: (
        <Doubts
          doubts={doubts}
          made={made}
          onGo={({ place }) => editor.select(goTo(place))}
          onRight={({ key }) => editor.dispatch((state) => dismiss(state, key))}
          onOwnWords={(field, words) => {
            editor.dispatch((state) => putWords(state, field, words))
            correct({ [field]: words })
          }}
        />
      ),
    })
  return (
    <>
      <Disclosures items={items} open={open} onOpen={onOpen}>
        {children}
      </Disclosures>
      <BeforeRemake remake={remake} />
    </>
  )
}
