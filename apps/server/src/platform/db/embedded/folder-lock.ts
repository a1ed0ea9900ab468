import type pg from 'pg'

/** Any number that nothing else locks; 'casewrig' in ASCII. */
const lockKey = '7165908943614273895'

/**
 * Takes the data folder for this process, for as long as the connection lives.
 * @throws Error with a sentence when another Casewright holds it
 */
export async function lockFolder(client: pg.Client): Promise<void> {
  // A server that was just killed may hold its lock for an instant more.
  await client.query(`set lock_timeout = '2s'`)
  await client.query(`select pg_advisory_lock(${lockKey})`).catch(() => {
    throw new Error(
      'Another Casewright is already using this data folder. Stop it first, or give this one its own DATA_DIR.',
    )
  })
}
