import type { AuthorityAsOf, AuthorityReading } from '@casewright/api'
import { CasewrightError } from '@casewright/core'
import { courtOf } from '@casewright/law'
import { citationsIn, type StoredAuthority } from '@casewright/library'
import { Hono } from 'hono'
import { z } from 'zod'
import { signedIn } from '../../platform/request/caller.ts'
import type { AppEnv } from '../../platform/request/variables.ts'
import { createLaw, type LawDeps, sourceOfHistory, textOn } from '../../research/law/index.ts'
import { saidOfAll, withTreatment } from '../../research/treatment/treatment.ts'
import { authorityHistoryRoutes } from './authority-history.ts'
import { bluebookOf } from './bluebook.ts'
import { citedByRoutes } from './cited-by.ts'
import { separateOf } from './separate-of.ts'

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
    .route('/', citedByRoutes(law))
    .route('/', authorityHistoryRoutes(law))
    .get('/:id', async (c) => {
      const { id: userId } = signedIn(c)
      const found = await read(c.req.param('id'), userId, c.req.raw.signal)
      if (!found) throw new CasewrightError('not-found', 'This authority is not in the library.')
      const { authority, text, details } = found
      const earlier = await library.earlier(authority.id)
      const [near, [said]] = await Promise.all([library.neighbors(authority), saidOfAll(library, [authority])])
      const treated = withTreatment(authority, said, details)
      return c.json({
        authority: treated,
        text: text || null,
        url: /^https?:\/\//i.test(authority.url ?? '') ? (authority.url ?? null) : null,
        court: authority.court ? (courtOf(authority.court)?.name ?? null) : null,
        source: titleOf(authority.source),
        bluebook: bluebookOf(authority),
        separate: separateOf(authority.kind, text),
        details: details ?? null,
        earlier: earlier.map(({ asOf }) => asOf),
        onAnyDay: sourceOfHistory(law, authority.citation)?.title ?? null,
        neighbors: { previous: shortly(near.previous), next: shortly(near.next) },
      } satisfies AuthorityReading)
    })
    .get('/:id/as-of', async (c) => {
      const { id: userId } = signedIn(c)
      const found = await library.read(c.req.param('id'))
      if (!found) throw new CasewrightError('not-found', 'This authority is not in the library.')
      const { authority } = found
      const asked = c.req.query('date') ?? ''
      const held = (await library.earlier(authority.id)).find(({ asOf }) => asOf === asked)
      if (held)
        return c.json({
          asOf: held.asOf,
          text: held.text,
          source: titleOf(authority.source),
        } satisfies AuthorityAsOf)
      if (!z.iso.date().safeParse(asked).success)
        throw new CasewrightError('bad-input', 'Choose a date, or one of the earlier texts of this section.')
      const signal = AbortSignal.any([c.req.raw.signal, stopping])
      const past = await textOn(law, { userId, runId: null }, signal, authority.citation, asked)
      return c.json({ asOf: asked, ...past } satisfies AuthorityAsOf)
    })
    .get('/:id/citations', async (c) => {
      signedIn(c)
      const found = await library.read(c.req.param('id'))
      if (!found) throw new CasewrightError('not-found', 'This authority is not in the library.')
      return c.json({ citations: await citationsIn(library, found.text.slice(0, mostCharacters), found.authority.id) })
    })
}
