import type { AuthorityReading } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { courtOf } from '@casewright/law'
import { citationsIn, type StoredAuthority } from '@casewright/library'
import { Hono } from 'hono'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { createLaw, type LawDeps } from '../../research/law/index.ts'
import { withTreatment } from '../../research/treatment/treatment.ts'
import { bluebookOf } from './bluebook.ts'

/** Citations are looked for up to here: about three hundred pages. */
const mostCharacters = 600_000

const shortly = (authority: StoredAuthority | null): AuthorityReading['neighbors']['next'] =>
  authority && { id: authority.id, citation: authority.citation, title: authority.title }

interface Deps {
  law: LawDeps
  stopping: AbortSignal
}

/** What the library holds of an authority, to read. Where it has no text and a source does, it comes from there. */
export function libraryRoutes({ law, stopping }: Deps) {
  const { library, sources } = law
  const titleOf = (source: string) => sources.find(({ id }) => id === source)?.title ?? 'Library'

  async function read(id: string, userId: string, signal: AbortSignal) {
    const kept = await library.read(id)
    // What the library does not know of is asked for nowhere: an address is no reason to spend a source's budget.
    if (!kept || kept.text) return kept
    const door = createLaw(law, { userId, runId: null }, AbortSignal.any([signal, stopping]))
    const fetched = await door.read(id)
    // What was fetched is kept: asked again, the library knows when it came.
    return fetched ? await library.read(id) : kept
  }

  return new Hono<AppEnv>()
    .get('/:id', async (c) => {
      const { id: userId } = signedIn(c)
      const found = await read(c.req.param('id'), userId, c.req.raw.signal)
      if (!found) throw new CasewrightError('not-found', 'This authority is not in the library.')
      const { authority, text, details } = found
      const near = await library.neighbors(authority)
      return c.json({
        authority: withTreatment(authority),
        text: text || null,
        url: /^https?:\/\//i.test(authority.url ?? '') ? (authority.url ?? null) : null,
        court: authority.court ? (courtOf(authority.court)?.name ?? null) : null,
        source: titleOf(authority.source),
        bluebook: bluebookOf(authority),
        details: details ?? null,
        neighbors: { previous: shortly(near.previous), next: shortly(near.next) },
      } satisfies AuthorityReading)
    })
    .get('/:id/citations', async (c) => {
      signedIn(c)
      const found = await library.read(c.req.param('id'))
      if (!found) throw new CasewrightError('not-found', 'This authority is not in the library.')
      return c.json({ citations: await citationsIn(library, found.text.slice(0, mostCharacters), found.authority.id) })
    })
}
