import type { Env } from '../../../ops/env/env.ts'
import type { EngineSettings } from '../../../research/search/env.ts'
import type { WebDoor } from '../../../research/search/index.ts'
import { engineWhere } from '../../../research/search/index.ts'
import { answered, failed, forAdministrator, offlineTest, type Row } from './row.ts'
import { foundNothing, testedOf } from './sources.ts'

export interface WebDeps {
  web: WebDoor
  env: Pick<Env, 'OFFLINE'> & EngineSettings
}

/** The search engine of the web, or the feeds where there is none. */
export async function webRow({ web, env }: WebDeps): Promise<Row> {
  const { engine } = web
  const ask = (userId: string, signal: AbortSignal) =>
    web.webFor({ userId, runId: null }, signal, () => {}).search('test', { limit: 1 })
  if (engine) {
    const where = engineWhere(env)
    return {
      shown: {
        id: 'web:engine',
        kind: 'web',
        title: engine.title,
        name: 'Web search engine',
        host: where.host,
        trust: 'cloud',
        key: where.key ? 'set' : null,
        off: null,
      },
      names: [engine.title],
      left: engine.left,
      async test(by, signal) {
        const { asked, results } = await ask(by.id, signal)
        const [how] = asked
        if (!how) return failed('It was not contacted.', null)
        if (how.outcome === 'answered' && results.length === 0) return foundNothing(where.address)
        return testedOf(how, where, env.OFFLINE)
      },
    }
  }
  const titles = await web.feedTitles()
  return {
    shown: {
      id: 'web:feeds',
      kind: 'web',
      title: 'News feeds',
      name: `${titles.length} feeds; no search engine is connected`,
      host: null,
      trust: 'cloud',
      key: null,
      off: null,
    },
    names: titles,
    async test(by, signal) {
      if (env.OFFLINE) return offlineTest
      const { asked } = await ask(by.id, signal)
      const silent = asked.filter(({ outcome }) => outcome !== 'answered')
      const count = `${asked.length - silent.length} of ${asked.length} feeds responded; each is read at most every ten minutes.`
      if (silent.length === 0) return answered(count)
      const why = silent.map(({ source, note }) => `${source}: ${forAdministrator(note ?? 'it did not respond.')}`)
      return failed(
        `${count} ${why.join(' ')}`,
        'You can change the list of feeds in content/feeds.json in the data folder.',
      )
    },
  }
}
