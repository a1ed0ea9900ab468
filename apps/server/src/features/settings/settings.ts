import type { InstallationSettings } from '@casewright/api'
import { sql } from 'kysely'
import { z } from 'zod'
import { asSystem } from '../../platform/db/as-system.ts'
import type { Database, Trx } from '../../platform/db/client.ts'
import { type Actor, record } from '../audit/index.ts'

const days = z.int().min(1).max(36_500).nullable()
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

const hour = z.int().min(0).max(23)
const hours = z
  .strictObject({
    from: hour,
    to: hour,
    zone: z.string().max(60).refine(isZone, 'Name a time zone, as America/Chicago.'),
  })
  .refine(({ from, to }) => from !== to, 'Choose two different hours.')

const noTwice = (name: 'name' | 'model') => (list: readonly Partial<Record<'name' | 'model', string>>[]) =>
  new Set(list.map((one) => one[name]?.toLowerCase())).size === list.length

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

/** How each setting is written. */
const fields = {
  speech: z.boolean(),
  mcp: z.boolean(),
  secondFactor: z.enum(['optional', 'administrators', 'everybody']),
  idleMinutes: z.int().min(5).max(1440).nullable(),
  newDeviceMail: z.boolean(),
  meaning: z.boolean(),
  model: z.string().trim().min(1).max(80).nullable(),
  backgroundHours: hours.nullable(),
  retention: z.strictObject({ documents: days, runs: days, events: days }),
  plans: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(60),
        runs: amount.nullable(),
        storageBytes: amount.nullable(),
        costMicros: amount.nullable(),
      }),
    )
    .max(20)
    .refine(noTwice('name'), 'Give each plan a different name.'),
  prices: z
    .array(z.strictObject({ model: z.string().trim().min(1).max(200), inputMicros: amount, outputMicros: amount }))
    .max(200)
    .refine(noTwice('model'), 'List each model once.'),
} satisfies { [Key in keyof InstallationSettings]: z.ZodType<InstallationSettings[Key]> }

/** How each stands until somebody sets it. */
const unset: InstallationSettings = {
  speech: true,
  mcp: false,
  secondFactor: 'optional',
  idleMinutes: null,
  newDeviceMail: true,
  meaning: true,
  model: null,
  backgroundHours: null,
  retention: { documents: null, runs: null, events: null },
  plans: [],
  prices: [],
}

/** Some of the settings, as a change names them. */
export const settingsChange = z.strictObject(fields).partial()

/** So long may another process still go by what was set before. */
const heldMilliseconds = 3000

export interface SettingsOfInstallation {
  /** As they stand, at most a few seconds old. */
  read(): Promise<InstallationSettings>
  /** Changes some of them; this process goes by them at once. */
  change(change: z.infer<typeof settingsChange>, administrator: Actor): Promise<InstallationSettings>
}

const made = new WeakMap<Database, SettingsOfInstallation>()

/** The settings of the installation in a database: one reader for each database, however often it is asked for. */
export function installationSettings(db: Database): SettingsOfInstallation {
  const there = made.get(db)
  if (there) return there
  const here = create(db)
  made.set(db, here)
  return here
}

function create(db: Database): SettingsOfInstallation {
  let held: { until: number; settings: Promise<InstallationSettings> } | undefined

  const hold = (reading: Promise<InstallationSettings>) => {
    const now = { until: Date.now() + heldMilliseconds, settings: reading }
    held = now
    // A failure is not held: the next one asks again.
    reading.catch(() => {
      if (held === now) held = undefined
    })
    return reading
  }

  return {
    read: () => (held && Date.now() < held.until ? held.settings : hold(readSettings(db))),
    async change(change, administrator) {
      await asSystem(db, 'an administrator changes settings', async (trx) => {
        const before = await readSettings(trx)
        // Nobody is signed out by what was counted before.
        if (change.idleMinutes !== undefined)
          await trx.updateTable('session').set({ lastSeenAt: sql<Date>`now()` }).execute()
        for (const [key, value] of Object.entries(change)) {
          const row = { value: JSON.stringify(value), changedBy: administrator.id, changedAt: new Date() }
          await trx
            .insertInto('installationSetting')
            .values({ key, ...row })
            .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
            .execute()
          // What is set are numbers, names of plans and models, and switches: no content.
          await record(trx, administrator, {
            action: 'settings.changed',
            subject: { kind: 'setting', id: key },
            detail: { from: JSON.stringify(before[key as keyof InstallationSettings]), to: JSON.stringify(value) },
          })
        }
      })
      return hold(readSettings(db))
    },
  }
}

/** As they stand for a transaction, however fresh a change is. */
export const settingsWithin = (trx: Trx): Promise<InstallationSettings> => readSettings(trx)

/** A value that is none of ours, or no longer, counts as never set. */
async function readSettings(db: Database | Trx): Promise<InstallationSettings> {
  const rows = await db.selectFrom('installationSetting').select(['key', 'value']).execute()
  const known = rows.filter(({ key, value }) => settingsChange.safeParse({ [key]: value }).success)
  return { ...unset, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) }
}
