import { createHash } from 'node:crypto'
import type { AuditAnchor, AuditChain } from '@casewright/api'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/client.ts'

interface Link {
  position: number
  eventId: number
  chain: Buffer
  /** Of the event, as the link is made of it; null where there is no such event. */
  words: string | null
}

const page = 5000

/**
 * Whether the audit log is as it was written: each link is made again, by this program and not by the database, and
 * compared. A log that was cut off at its end, or made again whole, is whole in itself: what was kept of it outside tells.
 */
export async function verifyChain(db: Database, anchors: readonly AuditAnchor[] = []): Promise<AuditChain> {
  const kept = new Map(anchors.map((anchor) => [anchor.lines, anchor]))
  let position = 0
  let lastEvent = 0
  let before: Buffer = Buffer.alloc(0)
  for (;;) {
    const links = await linksAfter(db, position)
    for (const link of links) {
      const made = createHash('sha256')
        .update(before)
        .update(link.words ?? '')
        .digest()
      if (link.position !== position + 1 || link.words === null || !made.equals(link.chain))
        return { whole: false, lines: position, brokenAt: link.eventId }
      const missing = kept.get(link.position)
      if (missing && missing.chain !== link.chain.toString('hex'))
        return { whole: false, lines: position, brokenAt: link.eventId, missing }
      position = link.position
      lastEvent = link.eventId
      before = link.chain
    }
    if (links.length === 0) break
  }
  const loose = await unlinked(db)
  if (loose !== null) return { whole: false, lines: position, brokenAt: loose }
  const missing = anchors.find(({ lines }) => lines > position)
  if (missing) return { whole: false, lines: position, brokenAt: lastEvent, missing }
  const anchoredAt = anchors.at(-1)?.at
  return {
    whole: true,
    lines: position,
    last: position === 0 ? null : before.toString('hex'),
    ...(anchoredAt && { anchors: anchors.length, anchoredAt }),
  }
}

const linksAfter = async (db: Database, position: number): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    select link.position, link.event_id, link.chain, case when event.id is not null then jsonb_build_array(
      event.id, floor(extract(epoch from event.at) * 1000)::bigint, event.actor_kind, event.actor_id, event.key_id,
      event.address, event.action, event.subject_kind, event.subject_id, event.detail)::text end as words
    from audit_link link left join audit_event event on event.id = link.event_id
    where link.position > ${position} order by link.position limit ${page}`.execute(db)
  return rows
}

/** The first event that no link was made of: it did not come in by the database's own way. */
const unlinked = async (db: Database): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select event.id from audit_event event
    where not exists (select from audit_link where event_id = event.id) order by event.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}
