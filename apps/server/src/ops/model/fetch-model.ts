import { join } from 'node:path'
import { createOfferedModels } from '../../models/offered.ts'
import { createSpeechModels } from '../../models/speech-models.ts'
import { createDatabase } from '../../platform/db/client.ts'
import { createEgress } from '../../platform/egress/index.ts'
import { createLog } from '../../platform/log/log.ts'
import { loadSecrets } from '../../platform/vault/secrets.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { bringUp } from '../bring-up.ts'
import { connect } from '../connect.ts'
import type { Env } from '../env/env.ts'
import { howToUse } from './print-import.ts'

/**
 * Fetches a language or speech model that we tried, through the egress module, from where it was broken off before.
 * @throws Error with a sentence
 */
export async function fetchTried(env: Env, name: string): Promise<void> {
  if (env.OFFLINE) throw new Error('Nothing is fetched while OFFLINE=1. Add the model with npm run model -- import.')
  const { access, stop } = await connect(env)
  const { db } = createDatabase(access.url, () => {})
  const log = createLog('silent')
  const { vaultKeys } = await loadSecrets(env)
  const egress = createEgress({ db, vault: createVault(vaultKeys.current, vaultKeys.others), log, offline: false })
  try {
    await bringUp(access, db)
    const stopping = new AbortController()
    const deps = { egress, log, stopping: stopping.signal, offline: false }
    const offered = createOfferedModels({ ...deps, modelsFolder: join(env.DATA_DIR, 'language-models') })
    const speech = createSpeechModels({ ...deps, modelsFolder: join(env.DATA_DIR, 'speech-models') })
    const ofSpeech = speech.fetchOf(name)
    const fetching = offered.fetchOf(name) ?? ofSpeech
    if (!fetching) {
      const all = [...(await offered.list()), ...(await speech.list())]
      const names = all.flatMap((one) => (one.fetch ? [one.name] : []))
      throw new Error(`There is no model ${name} to fetch. There are: ${names.join(', ')}.`)
    }
    fetching.start()
    await fetching.ended()
    const { problem } = await fetching.state()
    if (problem) throw new Error(problem)
    console.log(
      ofSpeech
        ? `Added the speech model ${name}. Users can dictate to this server from now on.`
        : `Added the language model ${name}. ${howToUse(name)}`,
    )
  } finally {
    await egress.close()
    await db.destroy()
    await stop()
  }
}
