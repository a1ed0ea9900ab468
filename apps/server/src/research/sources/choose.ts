import type { NotAskedReason } from '@casewright/core'
import type pg from 'pg'
import { type Budget, createBudget, readAllowances } from '../external/budget.ts'
import { catalogue, entryOf, type SourceId } from './catalogue.ts'
import type { SourceSettings } from './env.ts'
import type { LegalSource } from './source.ts'

/** A source that this installation asks, with what it may still be asked. */
export type ConnectedSource = LegalSource & { budget: Budget }

/** A source that this installation does not ask: every result says so, and why. */
export type LeftOutSource = LegalSource & { why: Extract<NotAskedReason, 'off' | 'no-key'> }

type SourceEnv = Pick<SourceSettings, 'SOURCES' | 'COURTLISTENER_BUDGET'> & { [name: string]: unknown }

/**
 * The sources that SOURCES names, in its order; 'library' is our own and always first. One that wants a key and has
 * none is left out.
 * @throws Error with a sentence that names the setting
 */
export function chooseSources(env: SourceEnv, pool: pg.Pool): ConnectedSource[] {
  return idsOf(env.SOURCES).flatMap((id) => {
    const entry = entryOf(id)
    const key = entry.key ? (env[entry.key] as string | undefined) : undefined
    if (entry.needsKey && !key) return []
    const base = new URL((env[entry.address] as string | undefined) ?? entry.base)
    const allowed = id === 'courtlistener' ? (env.COURTLISTENER_BUDGET ?? entry.budget) : entry.budget
    return [{ ...entry.make(base, key), budget: createBudget(pool, id, allowed ? readAllowances(allowed) : []) }]
  })
}

/** The rest of the catalogue, which SOURCES does not name or which lacks its key. */
export function leftOutSources(env: SourceEnv): LeftOutSource[] {
  const named = new Set<string>(idsOf(env.SOURCES))
  return (Object.keys(catalogue) as SourceId[]).flatMap((id) => {
    const entry = entryOf(id)
    const lacksKey = entry.needsKey && entry.key && !env[entry.key]
    if (named.has(id) && !lacksKey) return []
    return [
      { ...entry.make(new URL(entry.base), undefined), why: named.has(id) ? ('no-key' as const) : ('off' as const) },
    ]
  })
}

function idsOf(setting: string): SourceId[] {
  const names = setting.split(',').map((name) => name.trim())
  const unknown = names.find((name) => name !== '' && name !== 'library' && !Object.hasOwn(catalogue, name))
  if (unknown) throw new Error(`SOURCES: '${unknown}' is none of library, ${Object.keys(catalogue).join(', ')}.`)
  return [...new Set(names.filter((name) => name !== '' && name !== 'library'))] as SourceId[]
}
