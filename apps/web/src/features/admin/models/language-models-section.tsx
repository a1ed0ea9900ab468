import type { Connection, LanguageModelRow, LanguageModels } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'
import { Button, type Column, Notice, Table } from '@casewright/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { AskDialog } from '../../../components/form/ask-dialog.tsx'
import { note, section } from '../../../components/sections/section.css.ts'
import { ConnectionTable } from '../connections/connection-table.tsx'
import { useTests } from '../connections/use-connections.ts'
import { AddWeights } from './add-weights.tsx'
import { EvaluateAll, isUnderWay } from './evaluate-all.tsx'
import { Evaluation } from './evaluation.tsx'
import { EvaluationMeter } from './evaluation-meter.tsx'
import { FetchMeter } from './fetch-meter.tsx'
import { fetchState, modelState } from './fetch-words.ts'
import { StateWord } from './model-state.tsx'
import * as css from './models.css.ts'
import { useModelDeed } from './use-language-models.ts'
import { weightsColumns } from './weights-columns.tsx'

const title = 'Language models on this server'

interface Props {
  of: LanguageModels
  connections: readonly Connection[]
}

/** Models whose weights run on this server: what they take, how fast they are here, and which one writes. */
export function LanguageModelsSection({ of, connections }: Props) {
  const { models, memory, isFixed, offline, questions } = of
  const { mutate, isPending } = useModelDeed()
  const [removing, remove] = useState<LanguageModelRow | null>(null)
  const here = connections.filter(({ kind, host, trust }) => kind === 'model' && !host && trust === 'local')
  const tests = useTests()
  return (
    <section aria-labelledby="language-models" className={section}>
      <header className={css.head}>
        <h2 id="language-models">{title}</h2>
        <span>{inBytes(memory)} of memory</span>
      </header>
      <Table
        fold="wide"
        caption={title}
        isCaptionHidden
        columns={columnsOf(of, isPending, mutate, remove)}
        rows={models}
        rowKey={({ name }) => name}
        below={(row) => belowOf(row, of, isPending, mutate)}
      />
      <p className={note}>
        Evaluation on this server: {questions} questions about short papers of ours, two of which nothing answers: a
        model that shows nothing has those right. A reply counts if the sentence that it shows answers the question. It
        waits while users work, and takes at most half an hour a model. “Not on this server” is what we recorded
        elsewhere, with other questions.
      </p>
      {isFixed && (
        <Notice title="The server’s settings name the model that writes (LLM_MODEL).">
          To choose one here, remove LLM_MODEL from the settings and restart the server.
        </Notice>
      )}
      <AddWeights of={of} busy={isPending} onAdd={(files) => mutate({ deed: 'add', files })}>
        <EvaluateAll of={of} busy={isPending} onDeed={(deed) => mutate({ deed })} />
      </AddWeights>
      {here.length > 0 && (
        <>
          <h3 className={css.within}>Whether it answers</h3>
          <ConnectionTable title="Whether it answers" rows={here} {...tests} />
          <p className={note}>A test asks for one word, and its few tokens are counted under Usage.</p>
        </>
      )}
      <p className={note}>
        Nothing leaves the server to such a model. {offline && 'This installation is offline (OFFLINE=1). '}
        {!offline &&
          'Each file that is fetched is compared with the one we tried; the engine, about 61 MB, comes from the npm registry.'}
      </p>
      {removing && (
        <AskDialog
          title={`Remove ${removing.title}?`}
          keep="Keep it"
          action="Remove"
          busyLabel="Removing..."
          busy={isPending}
          danger
          onClose={() => remove(null)}
          onAct={() =>
            mutate({ deed: 'remove', name: removing.name, title: removing.title }, { onSettled: () => remove(null) })
          }
        >
          <p>
            Its {inBytes(removing.bytes)} of weights are deleted from this server. What it wrote stays in the history.
          </p>
          <p>
            {removing.isTried && !offline
              ? 'You can fetch it again here.'
              : 'To use it again, you need its file: it cannot be fetched here.'}
          </p>
        </AskDialog>
      )}
    </section>
  )
}

type Deed = ReturnType<typeof useModelDeed>['mutate']

function columnsOf(
  { isFixed, offline }: LanguageModels,
  busy: boolean,
  onDeed: Deed,
  remove: (row: LanguageModelRow) => void,
): Column<LanguageModelRow>[] {
  return [
    {
      id: 'name',
      title: 'Model',
      kind: 'name',
      cell: (row) => (
        <span className={css.name}>
          <span className={css.title}>{row.title}</span>
          <span className={css.sub}>{whereOf(row)}</span>
        </span>
      ),
    },
    ...weightsColumns(),
    {
      id: 'memory',
      title: 'Memory',
      kind: 'number',
      cell: ({ memory }) => <span className={css.figure}>{inBytes(memory)}</span>,
    },
    {
      id: 'speed',
      title: 'Tokens/s',
      kind: 'number',
      cell: ({ tokensPerSecond }) => tokensPerSecond ?? <Unmeasured />,
    },
    { id: 'evaluation', title: 'Evaluation', cell: (row) => <Evaluation row={row} /> },
    {
      id: 'action',
      title: 'State',
      kind: 'action',
      cell: (row) => (
        <span className={css.deeds}>
          <Action row={row} isFixed={isFixed} offline={offline} busy={busy} onDeed={onDeed} />
          {row.isHeld && !row.isInUse && !row.isFallback && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${row.title}`}
              isDisabled={busy}
              onPress={() => remove(row)}
            >
              Remove
            </Button>
          )}
        </span>
      ),
    },
  ]
}

const Unmeasured = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">Not measured</span>
  </>
)

const whereOf = ({ isHeld, isTried, waiting }: LanguageModelRow): string => {
  if (waiting > 0) return `On this server, ${waiting} in line`
  if (isHeld) return isTried ? 'On this server' : 'On this server, not tried by us'
  return 'Can be fetched'
}

interface ActionProps {
  row: LanguageModelRow
  isFixed: boolean
  offline: boolean
  busy: boolean
  onDeed: Deed
}

function Action({ row, isFixed, offline, busy, onDeed }: ActionProps) {
  const { name, title: of, isHeld, isInUse } = row
  const state = modelState(row)
  if (isInUse)
    return (
      <>
        <StateWord state="in-use" />
        {!isFixed && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Stop using ${of}`}
            isDisabled={busy}
            onPress={() => onDeed({ deed: 'stop-using', title: of })}
          >
            Stop using
          </Button>
        )}
      </>
    )
  if (isHeld && state === undefined)
    return isFixed ? (
      <span className={css.sub}>Not in use</span>
    ) : (
      <Button
        size="small"
        icon={<Check aria-hidden="true" />}
        aria-label={`Use ${of}`}
        isDisabled={busy}
        onPress={() => onDeed({ deed: 'use', name, title: of })}
      >
        Use
      </Button>
    )
  if (state === 'away' && !offline)
    return (
      <Button
        size="small"
        aria-label={`Fetch ${of}`}
        isDisabled={busy}
        onPress={() => onDeed({ deed: 'fetch', name, title: of })}
      >
        Fetch
      </Button>
    )
  return state && <StateWord state={state} />
}

/** What there is to say below a model: how far its fetch is, or why it cannot be used. */
function belowOf(row: LanguageModelRow, of: LanguageModels, busy: boolean, onDeed: Deed) {
  const { name, title: called, fetch, isHeld, fits, memory, here } = row
  if (!isHeld && fetch && fetchState(fetch))
    return (
      <FetchMeter
        title={called}
        fetch={fetch}
        offline={of.offline}
        busy={busy}
        onDeed={(deed) => onDeed({ deed, name, title: called })}
      />
    )
  if (here && isUnderWay(here)) return <EvaluationMeter title={called} here={here} questions={of.questions} />
  if (here?.problem) return <p className={css.sub}>Not evaluated: {here.problem}</p>
  if (fits) return null
  return (
    <p className={css.sub}>
      Needs about {inBytes(memory)} of memory; this server has {inBytes(of.memory)}. Add memory, or use a smaller model.
    </p>
  )
}
