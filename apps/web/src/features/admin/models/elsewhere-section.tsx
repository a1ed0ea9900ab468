import type { Connection, LanguageModels } from '@casewright/api/client'
import { Button } from '@casewright/ui'
import { Check } from 'lucide-react'
import { note, section, words } from '../../../components/sections/section.css.ts'
import { ConnectionTable } from '../connections/connection-table.tsx'
import { useTests } from '../connections/use-connections.ts'
import { StateWord } from './model-state.tsx'
import * as css from './models.css.ts'
import { useModelDeed } from './use-language-models.ts'

interface Props {
  of: LanguageModels
  connections: readonly Connection[]
}

/** Models that are asked through a network, in the order in which they are asked. */
export function ElsewhereSection({ of: { models, otherwise }, connections }: Props) {
  const { mutate, isPending } = useModelDeed()
  const tests = useTests()
  const title = 'Language models elsewhere'
  const rows = connections.filter(({ kind, host }) => kind === 'model' && host)
  const chosen = models.find(({ isInUse }) => isInUse)
  const isLeaving = rows.some(({ trust }) => trust === 'cloud')
  return (
    <section aria-labelledby="models-elsewhere" className={section}>
      <header className={css.head}>
        <h2 id="models-elsewhere">{title}</h2>
        {isLeaving && <StateWord state="leaves" />}
      </header>
      {rows.length > 0 && (
        <>
          <ConnectionTable title={title} rows={rows} {...tests} />
          <p className={note}>
            Used in this order: if one fails, the next is tried.{' '}
            {isLeaving &&
              'What is asked is sent there, after some personal data is replaced, but nothing from a matter whose owner keeps it on this server. '}
            A test asks for one word, and its few tokens are counted under Usage.
          </p>
        </>
      )}
      {rows.length === 0 && otherwise && otherwise !== 'This server' && chosen && (
        <div className={css.acts}>
          <p className={words}>
            {otherwise} is set up on the server. Nothing is sent there while {chosen.title} writes.
          </p>
          <Button
            size="small"
            icon={<Check aria-hidden="true" />}
            isDisabled={isPending}
            onPress={() => mutate({ deed: 'stop-using', title: chosen.title })}
          >
            Use {otherwise}
          </Button>
        </div>
      )}
      {rows.length === 0 && !(otherwise && otherwise !== 'This server' && chosen) && (
        <p className={words}>
          None is connected. To connect one, set its key on the server, such as ANTHROPIC_API_KEY, or
          COMPATIBLE_BASE_URL and LLM_MODEL for a model server in your own network, and restart it.
        </p>
      )}
    </section>
  )
}
