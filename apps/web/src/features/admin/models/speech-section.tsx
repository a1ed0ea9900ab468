import type { LanguageModels, SpeechModelRow } from '@casewright/api/client'
import { Button, type Column, Table } from '@casewright/ui'
import { useState } from 'react'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import { note, section } from '../../../components/sections/section.css.ts'
import { FetchMeter } from './fetch-meter.tsx'
import { fetchState, heardWords } from './fetch-words.ts'
import { StateWord } from './model-state.tsx'
import * as css from './models.css.ts'
import { useModelDeed } from './use-language-models.ts'
import { weightsColumns } from './weights-columns.tsx'

const title = 'Speech'

/** Models that hear dictation on this server: what they take, fetching one, and removing it. */
export function SpeechSection({ of: { speech, offline, hears } }: { of: LanguageModels }) {
  const { mutate, isPending } = useModelDeed()
  const [isRemoving, remove] = useState(false)
  const columns: Column<SpeechModelRow>[] = [
    {
      id: 'name',
      title: 'Model',
      kind: 'name',
      cell: ({ title: called, isHeld }) => (
        <span className={css.name}>
          <span className={css.title}>{called}</span>
          <span className={css.sub}>{isHeld ? 'On this server. The sound is not kept.' : 'Can be fetched'}</span>
        </span>
      ),
    },
    ...weightsColumns(),
    {
      id: 'evaluation',
      title: 'Evaluation',
      cell: ({ evaluation }) => heardWords(evaluation) ?? <span className={css.sub}>Not evaluated</span>,
    },
    {
      id: 'action',
      title: 'State',
      kind: 'action',
      cell: ({ name, title: of, isHeld, fetch }) => (
        <span className={css.deeds}>
          {isHeld ? (
            <>
              <StateWord state="hears" />
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${of}`}
                isDisabled={isPending}
                onPress={() => remove(true)}
              >
                Remove
              </Button>
            </>
          ) : fetchState(fetch) || offline ? (
            <StateWord state={fetchState(fetch) ?? 'away'} />
          ) : (
            <Button
              size="small"
              aria-label={`Fetch ${of}`}
              isDisabled={isPending}
              onPress={() => mutate({ deed: 'fetch', name, title: of })}
            >
              Fetch
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <section aria-labelledby="speech" className={section}>
      <header className={css.head}>
        <h2 id="speech">{title}</h2>
        <span>{hears ? 'Users can dictate to this server' : 'Users dictate to their browsers'}</span>
      </header>
      <Table
        fold="middle"
        caption={title}
        isCaptionHidden
        columns={columns}
        rows={speech}
        rowKey={({ name }) => name}
        below={({ name, title: of, isHeld, fetch }) =>
          !isHeld &&
          fetch &&
          fetchState(fetch) && (
            <FetchMeter
              title={of}
              fetch={fetch}
              offline={offline}
              busy={isPending}
              onDeed={(deed) => mutate({ deed, name, title: of })}
            />
          )
        }
      />
      <p className={note}>
        With one of these the sound does not leave the server and is not kept; a new one takes the place of the one
        before. It is told the names of the user’s matter and letterhead and the user’s own words before it listens.
        Evaluation: 30 sentences, as two synthesized voices say them. People’s voices were not measured.
      </p>
      {isRemoving && hears && (
        <AskDialog
          title={`Remove ${hears}?`}
          keep="Keep it"
          action="Remove"
          busyLabel="Removing..."
          busy={isPending}
          danger
          onClose={() => remove(false)}
          onAct={() => mutate({ deed: 'remove-speech', title: hears }, { onSettled: () => remove(false) })}
        >
          <p>
            Its weights are deleted from this server. Users then dictate to their browsers, which may send the sound on.
          </p>
        </AskDialog>
      )}
    </section>
  )
}
