import type { LanguageModels, SpeechModelRow } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'
import { Button, type Column, Notice, Table } from '@casewright/ui'
import { note, small, value } from '../../../components/sections/section.css.ts'
import * as css from './connections.css.ts'
import { fetchWords } from './speech-model-words.ts'
import { useFetchLanguageModel } from './use-language-models.ts'

const title = 'Speech models'

/** Models that hear dictation on this server: what they take, and fetching one. */
export function SpeechModels({ speech, offline }: LanguageModels) {
  const { mutate, isPending } = useFetchLanguageModel()
  const problems = speech.flatMap(({ fetch }) => fetch?.problem ?? [])
  const columns: Column<SpeechModelRow>[] = [
    {
      id: 'name',
      title: 'Model',
      kind: 'name',
      cell: (row) => (
        <span className={css.who}>
          <span className={value}>{row.title}</span>
          <span className={small}>{fetchWords(row)}</span>
        </span>
      ),
    },
    { id: 'license', title: 'License', cell: ({ license }) => license },
    { id: 'size', title: 'Size', cell: ({ bytes }) => inBytes(bytes) },
    {
      id: 'action',
      title: 'Action',
      kind: 'action',
      cell: ({ name, title: of, isHeld, fetch }) =>
        isHeld || offline || fetch?.isRunning ? (
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
      <h3>{title}</h3>
      {problems.map((problem) => (
        <Notice key={problem} tone="error" title={problem} />
      ))}
      <Table caption={title} isCaptionHidden columns={columns} rows={speech} rowKey={({ name }) => name} />
      <p className={note}>
        With one of these, users can dictate to this server: the sound does not leave it and is not kept. A model takes
        the place of the one before.
      </p>
    </>
  )
}
