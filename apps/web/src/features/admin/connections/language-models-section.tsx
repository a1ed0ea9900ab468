import type { LanguageModelRow, LanguageModels } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'
import { Button, type Column, Notice, Table } from '@casewright/ui'
import { Loading } from '../../../components/page/loading.tsx'
import { note, section, small, value } from '../../../components/sections/section.css.ts'
import * as css from './connections.css.ts'
import { howToUse, modelState } from './language-model-words.ts'
import { SpeechModels } from './speech-models.tsx'
import { useFetchLanguageModel, useLanguageModels } from './use-language-models.ts'

const title = 'Language models on this server'

/** Models whose weights run on this server: what they take, how fast they are here, and fetching them. */
export function LanguageModelsSection() {
  const query = useLanguageModels()
  const { data } = query
  return (
    <section aria-labelledby="language-models" className={section}>
      <h2 id="language-models">{title}</h2>
      <Loading
        query={query}
        label="Loading language models..."
        failure="The language models of this server could not be loaded."
      />
      {data && <Models {...data} />}
      {data && <SpeechModels {...data} />}
    </section>
  )
}

function Models({ models, offline, memory }: LanguageModels) {
  const { mutate, isPending } = useFetchLanguageModel()
  const problems = models.flatMap(({ fetch }) => fetch?.problem ?? [])
  const columns: Column<LanguageModelRow>[] = [
    {
      id: 'name',
      title: 'Model',
      kind: 'name',
      cell: (row) => (
        <span className={css.who}>
          <span className={value}>{row.title}</span>
          <span className={small}>{modelState(row)}</span>
          {row.isHeld && !row.isInUse && <span className={small}>{howToUse(row)}</span>}
        </span>
      ),
    },
    { id: 'license', title: 'License', cell: ({ license }) => license ?? 'Not stated' },
    {
      id: 'size',
      title: 'Size',
      cell: ({ bytes, memory: taken }) => `${inBytes(bytes)}; takes ${inBytes(taken)} of memory`,
    },
    { id: 'shown', title: 'Evaluation', cell: ({ shown }) => shown ?? 'Not tried by us' },
    { id: 'speed', title: 'Tokens a second', cell: ({ tokensPerSecond }) => tokensPerSecond ?? 'Not measured' },
    {
      id: 'action',
      title: 'Action',
      kind: 'action',
      cell: ({ name, title: of, isHeld, fits, fetch }) =>
        isHeld || !fits || offline || fetch?.isRunning ? (
          ''
        ) : (
          <span className={css.action}>
            <Button
              size="small"
              aria-label={`${fetch && fetch.bytes > 0 ? 'Resume' : 'Fetch'} ${of}`}
              isDisabled={isPending}
              onPress={() => mutate(name)}
            >
              {fetch && fetch.bytes > 0 ? 'Resume' : 'Fetch'}
            </Button>
          </span>
        ),
    },
  ]
  return (
    <>
      {problems.map((problem) => (
        <Notice key={problem} tone="error" title={problem} />
      ))}
      <Table caption={title} isCaptionHidden columns={columns} rows={models} rowKey={({ name }) => name} />
      <p className={note}>
        Nothing leaves the server to such a model. This server has {inBytes(memory)} of memory. Each file is checked
        against the one we tried; the engine, about 61 MB, comes from the npm registry.{' '}
        {offline ? 'This installation is offline (OFFLINE=1), so nothing is fetched: add' : 'Add'} other weights with
        npm run model -- import.
      </p>
    </>
  )
}
