import { opendirSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type ProviderId, providers } from '../../models/providers.ts'
import { readAllowances } from '../../research/external/budget.ts'
import { type AddressVariable, catalogue } from '../../research/sources/catalogue.ts'
import { readSettingFiles } from './setting-files.ts'

const port = z.coerce.number().int().min(0).max(65535)
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` })
const hex32 = z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')

type ModelVariable = `${Uppercase<ProviderId>}_${'API_KEY' | 'BASE_URL'}`

/** A key goes into a header: one line of plain characters. */
const headerWord = z
  .string()
  .regex(/^[!-~]+$/, 'must be one word of plain characters')
  .optional()

/** The key and the address of each provider of models, by its name. */
const modelAccess = Object.fromEntries(
  Object.keys(providers).flatMap((id) => [
    [`${id.toUpperCase()}_API_KEY`, headerWord],
    [`${id.toUpperCase()}_BASE_URL`, url(/^https?$/, 'https://models.example.com/v1').optional()],
  ]),
) as Record<ModelVariable, z.ZodOptional<z.ZodString>>

/** Where each legal source is, if not at its public host. */
const sourceAddresses = Object.fromEntries(
  Object.values(catalogue).map(({ address }) => [address, url(/^https?$/, 'https://sources.example.com').optional()]),
) as Record<AddressVariable, z.ZodOptional<z.ZodURL>>

const allowances = z.string().superRefine((text, context) => {
  try {
    readAllowances(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
  }
})

const schema = z.object({
  ...modelAccess,
  ...sourceAddresses,
  SOURCES: z.string().trim().default('library,courtlistener,ecfr,federal-register,govinfo'),
  COURTLISTENER_TOKEN: headerWord,
  COURTLISTENER_BUDGET: allowances.optional(),
  GOVINFO_API_KEY: headerWord,
  SEARXNG_URL: url(/^https?$/, 'http://searxng:8080').optional(),
  BRAVE_API_KEY: headerWord,
  BRAVE_BASE_URL: url(/^https?$/, 'https://api.search.brave.com').optional(),
  TAVILY_API_KEY: headerWord,
  TAVILY_BASE_URL: url(/^https?$/, 'https://api.tavily.com').optional(),
  SOURCE_TIMEOUT: z.coerce.number().min(1).max(120).default(10),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'https://casewright.example.com').optional(),
  DATA_DIR: z.string().min(1).default('data'),
  TOOLS_DIR: z.string().min(1).optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  /** Of the role that owns the tables, where DATABASE_URL names one that does not. */
  MIGRATION_DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/name').optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  VAULT_KEY: hex32.optional(),
  SETUP_WORD: z.string().trim().min(8, 'must have at least 8 characters').max(200).optional(),
  REGISTRATION: z.enum(['open', 'invite', 'closed']).default('open'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Casewright'),
  LLM_MODEL: z.string().trim().optional(),
  LLM_FALLBACK: z.string().trim().optional(),
  LLM_CONTEXT_TOKENS: z.coerce.number().int().min(4_000).max(10_000_000).optional(),
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.example.com:465').optional(),
  MAIL_FROM: z.string().trim().min(3).max(320).optional(),
  OIDC_ISSUER: url(/^https?$/, 'https://login.example.com').optional(),
  OIDC_CLIENT_ID: z.string().trim().min(1).max(500).optional(),
  OIDC_CLIENT_SECRET: headerWord,
  OIDC_NAME: z.string().trim().min(1).max(40).default('single sign-on'),
  METRICS_TOKEN: headerWord.refine(
    (token) => token === undefined || token.length >= 16,
    'must have at least 16 characters',
  ),
  TRUSTED_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  VAULT_KEY_PREVIOUS: hex32.optional(),
  RUNS_PER_PERSON: z.coerce.number().int().min(1).max(100_000).default(40),
  OFFLINE: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  AUDIT_ANCHORS: z.string().trim().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
    throw new Error(`Casewright cannot start, because a setting is not valid. ${problems.join('; ')}`)
  }
  const env = parsed.data
  if (env.ROLE !== 'all' && !env.DATABASE_URL)
    throw new Error(
      `Casewright cannot start, because a setting is not valid. ROLE: '${env.ROLE}' needs DATABASE_URL, as the embedded database serves one process`,
    )
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL)
    throw new Error(
      'Casewright cannot start, because a setting is not valid. MIGRATION_DATABASE_URL: needs DATABASE_URL, as the embedded database has roles of its own',
    )
  const signOn = signOnProblem(env)
  if (signOn) throw new Error(`Casewright cannot start, because a setting is not valid. ${signOn}`)
  const toolsDir = env.TOOLS_DIR && resolve(root, env.TOOLS_DIR)
  if (toolsDir && !isFolder(toolsDir))
    throw new Error(
      'Casewright cannot start, because a setting is not valid. TOOLS_DIR: must be a folder that is there and can be read',
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

const signOnNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** What is wrong with the settings of single sign-on, if anything is. */
function signOnProblem(env: z.infer<typeof schema>): string | undefined {
  const missing = signOnNames.filter((name) => !env[name])
  if (missing.length === signOnNames.length) return undefined
  if (missing.length > 0) return `${missing.join(', ')}: single sign-on needs ${signOnNames.join(', ')}`
  const { protocol, hostname } = new URL(env.OIDC_ISSUER ?? '')
  if (protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
    return 'OIDC_ISSUER: must start with https, except on this machine itself'
  return undefined
}
