import type { SourceAsked } from '@casewright/core'
import type { Env } from '../../../ops/env/env.ts'
import { createAsking } from '../../../research/external/asking.ts'
import type { LawDeps } from '../../../research/law/index.ts'
import { catalogue, entryOf, type SourceId } from '../../../research/sources/catalogue.ts'
import { answered, failed, forAdministrator, offlineTest, type Row, type Tested } from './row.ts'

export interface SourceDeps {
  law: LawDeps
  env: Env
}

/** Words that every source has something on. */
const text = 'negligence'

/** The sources of law that SOURCES names, those that want a key and have none among them. */
export function sourceRows({ law, env }: SourceDeps): Row[] {
  const settings = env as Partial<Record<string, unknown>>
  const named = env.SOURCES.split(',').map((name) => name.trim())
  const ids = [...new Set(named)].filter((id): id is SourceId => Object.hasOwn(catalogue, id))
  return ids.map((id): Row => {
    const entry = entryOf(id)
    const source = law.sources.find((one) => one.id === id)
    const host = new URL((settings[entry.address] as string | undefined) ?? entry.base).host
    const hasKey = entry.key !== undefined && settings[entry.key] !== undefined
    return {
      shown: {
        id: `source:${id}`,
        kind: 'source',
        title: entry.title,
        name: null,
        host,
        trust: 'cloud',
        key: hasKey ? 'set' : entry.key ? 'missing' : null,
        off: source ? null : `It is not used because it needs a key. Set ${entry.key}.`,
      },
      names: [entry.title],
      ...(source && {
        left: source.budget.left,
        async test(by, signal) {
          const ask = createAsking(law, 'source', { userId: by.id, runId: null }, signal)
          const { answer, asked } = await ask(source, (call) => source.search({ text, limit: 1 }, call))
          if (answer?.total === 0) return foundNothing(entry.address)
          return testedOf(asked, { host, key: entry.key, address: entry.address }, env.OFFLINE)
        },
      }),
    }
  })
}

/** An address at which something else answers finds nothing either. */
export const foundNothing = (address: string): Tested =>
  failed('It responded, but found nothing for a term it should have.', `Check ${address}, if it is set.`)

interface Where {
  host: string
  /** The settings that hold its key and its address. */
  key: string | undefined
  address: string
}

/** What a question to somebody outside came to. */
export function testedOf(
  { outcome, note, source }: SourceAsked,
  { host, key, address }: Where,
  isOffline: boolean,
): Tested {
  if (outcome === 'answered') return answered(`${source} answered.${note ? ` ${note}` : ''}`)
  if (isOffline) return offlineTest
  const sentence = forAdministrator(note ?? 'It did not answer.')
  if (outcome === 'skipped') return failed(sentence, null)
  const settings = [key, address].filter(Boolean).join(' and ')
  return failed(sentence, `If this continues, check that this server can reach ${host}, and ${settings} if set.`)
}
