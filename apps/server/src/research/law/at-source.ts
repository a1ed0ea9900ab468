import type { Authority } from '@casewright/core'
import { sameAuthority } from '@casewright/law'
import type { Asking } from '../external/asking.ts'
import type { ConnectedSource, SourceAuthority } from '../sources/index.ts'
import type { LawDeps } from './deps.ts'

interface AtSource {
  source: ConnectedSource
  authority: SourceAuthority
}

/** An authority as a connected source knows it: by its id there, else by its citation. Null: none knows it. */
async function atSource(
  { sources }: Pick<LawDeps, 'sources'>,
  ask: Asking,
  authority: Authority,
): Promise<AtSource | null> {
  const [, name, id] = /^([a-z-]+):(.+)$/.exec(authority.id) ?? []
  if (name && id) {
    const source = sources.find((one) => one.id === name)
    return source ? { source, authority: { ...authority, id } } : null
  }
  for (const source of sources) {
    if (!source.lookup || !source.covers?.(authority.citation)) continue
    const { answer } = await ask(
      source,
      (call) => source.lookup?.([authority.citation], call) ?? Promise.resolve([]),
      (looked) => looked.filter(({ outcome }) => outcome === 'found').length,
    )
    const found = answer?.[0]?.candidates.find((one) => sameAuthority(one, authority))
    if (found) return { source, authority: found }
  }
  return null
}

/** The text of an authority from a source that has it; kept from then on. */
export async function fetchText(deps: LawDeps, ask: Asking, wanted: Authority): Promise<string | null> {
  const at = await atSource(deps, ask, wanted)
  if (!at?.source.text) return null
  const { source, authority } = at
  if (authority.text) return authority.text
  const { answer: text } = await ask(
    source,
    (call) => source.text?.(authority.id, call) ?? Promise.resolve(null),
    (found) => (found ? 1 : 0),
  )
  if (text && authority.title) await deps.keep([{ ...authority, text }])
  return text
}

/** The court of a case, asked for where a citation names one and the record does not tell. */
export async function completed(deps: LawDeps, ask: Asking, wanted: Authority): Promise<Authority> {
  const at = await atSource(deps, ask, wanted)
  if (!at?.source.complete) return wanted
  const { source, authority } = at
  const { answer } = await ask(source, (call) => source.complete?.(authority, call) ?? Promise.resolve(authority))
  if (!answer?.court) return wanted
  await deps.keep([answer])
  return { ...wanted, court: answer.court }
}
