import { opendirSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { accountFields, signOnProblem } from '../../features/accounts/index.ts'
import { lawLibraryFields } from '../../features/law-library/index.ts'
import { modelFields } from '../../models/env.ts'
import { databaseFields } from '../../platform/db/env.ts'
import { installationFields } from '../../platform/env/installation.ts'
import { headerWord } from '../../platform/env/kinds.ts'
import { mailFields } from '../../platform/mail/env.ts'
import { secretFields } from '../../platform/vault/env.ts'
import { askingFields } from '../../research/external/env.ts'
import { meaningFields } from '../../research/meaning/env.ts'
import { webSearchFields } from '../../research/search/env.ts'
import { sourceFields } from '../../research/sources/env.ts'
import { readSettingFiles } from './setting-files.ts'

/** Every setting. Each floor declares its own beside what goes by them; the others are of the process as a whole. */
const schema = z.object({
  ...installationFields,
  ...databaseFields,
  ...secretFields,
  ...mailFields,
  ...modelFields,
  ...sourceFields,
  ...meaningFields,
  ...webSearchFields,
  ...askingFields,
  ...accountFields,
  ...lawLibraryFields,
  TOOLS_DIR: z.string().min(1).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  METRICS_TOKEN: headerWord.refine(
    (token) => token === undefined || token.length >= 16,
    'must have at least 16 characters',
  ),
  RUNS_PER_PERSON: z.coerce.number().int().min(1).max(100_000).default(40),
  AUDIT_ANCHORS: z.string().trim().min(1).optional(),
})

export type Env = Omit<z.infer<typeof schema>, 'PUBLIC_URL' | 'DATA_DIR' | 'TOOLS_DIR'> & {
  /** Absolute. */
  DATA_DIR: string
  /** Absolute, and a folder: tools of the firm's own, and its files for tools. */
  TOOLS_DIR?: string
  /** The origin that browsers use, without a path or a trailing slash. */
  PUBLIC_URL: string
}

/**
 * Reads the settings. An empty value counts as absent, as compose files write it;
 * `NAME_FILE` gives the file that holds `NAME`.
 * @throws Error with one line that names every bad variable, never its value
 */
export function readEnv(source: Record<string, string | undefined>, root = process.cwd()): Env {
  const all = readSettingFiles(source, Object.keys(schema.shape))
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Casewright cannot start because a setting is not valid. ${problems.join('; ')}`)
  }
  const env = parsed.data
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw new Error(
      `Casewright cannot start because a setting is not valid. ROLE: '${env.ROLE}' needs DATABASE_URL, because the embedded database serves only one process`,
    )
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL)
    throw new Error(
      'Casewright cannot start because a setting is not valid. MIGRATION_DATABASE_URL: needs DATABASE_URL, because the embedded database has its own roles',
    )
  const signOn = signOnProblem(env)
  if (signOn) throw new Error(`Casewright cannot start because a setting is not valid. ${signOn}`)
  const toolsDir = env.TOOLS_DIR && resolve(root, env.TOOLS_DIR)
  if (toolsDir && !isFolder(toolsDir))
    throw new Error(
      'Casewright cannot start because a setting is not valid. TOOLS_DIR: must be an existing, readable folder',
    )
  return {
    ...env,
    // Several workers run on one machine without ports of their own.
    PORT: env.ROLE === 'worker' && given.PORT === undefined ? 0 : env.PORT,
    DATA_DIR: resolve(root, env.DATA_DIR),
    TOOLS_DIR: toolsDir,
    AUDIT_ANCHORS: env.AUDIT_ANCHORS && resolve(root, env.AUDIT_ANCHORS),
    PUBLIC_URL: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`,
  }
}

function isFolder(path: string): boolean {
  try {
    opendirSync(path).closeSync()
    return true
  } catch {
    return false
  }
}
