import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentStatus, PublicContent, SiteFile } from '@casewright/api'
import type { Env } from '../../ops/env/env.ts'
import type { Log } from '../../platform/log/log.ts'
import { proseOf } from './markdown.ts'
import { ContentProblem, merge, named, parseSample, parseSite, sampleParts } from './site.ts'

const shipped = fileURLToPath(new URL('../../../content/', import.meta.url))

/** The words of the public pages, as they stand now. */
export interface Content {
  read(): Promise<PublicContent>
  /** Where they come from, for the administrator. */
  status(): Promise<ContentStatus>
}

/**
 * Reads the shipped sample and what the firm wrote in `DATA_DIR/content`. A changed file is taken at the next request;
 * one that cannot be used is reported and does not show.
 */
export function createContent(env: Pick<Env, 'DATA_DIR' | 'PRODUCT_NAME'>, log: Log): Content {
  const site = join(env.DATA_DIR, 'content', 'site.json')
  const terms = join(env.DATA_DIR, 'content', 'terms.md')
  let stood: string | undefined
  let held: Promise<{ content: PublicContent; status: ContentStatus }>

  const load = async () => {
    const problems: string[] = []
    const attempt = async <T>(work: () => Promise<T>, otherwise: T) => {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof ContentProblem)) throw error
        problems.push(error.message)
        return otherwise
      }
    }
    const sample = parseSample(await readFile(join(shipped, 'site.json'), 'utf8'))
    const own = await attempt<SiteFile>(async () => parseSite((await textOf(site)) ?? '{}', site), {})
    const ownTerms = await attempt(() => textOf(terms), undefined)
    const shown = merge(sample, own)
    const parts = sampleParts(sample, shown, own)
    if (problems.length > 0) log.warn({ count: problems.length }, 'a file in DATA_DIR/content was ignored')
    return {
      content: named(
        {
          productName: env.PRODUCT_NAME,
          site: shown,
          terms: proseOf(ownTerms ?? (await readFile(join(shipped, 'terms.md'), 'utf8'))),
        },
        env.PRODUCT_NAME,
      ),
      status: {
        sample: parts.length > 0,
        sampleParts: parts,
        path: site,
        ...(problems.length > 0 && { problem: problems.join(' ') }),
      },
    }
  }

  const current = async () => {
    const stands = (await Promise.all([site, terms].map(stateOf))).join()
    if (stands !== stood) {
      stood = stands
      held = load()
    }
    return held
  }
  return { read: async () => (await current()).content, status: async () => (await current()).status }
}

/** @returns nothing where there is no file */
const textOf = (path: string) =>
  readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return undefined
    throw new ContentProblem(`${path} cannot be read (${code}).`)
  })

/** When a file was written, and how long it is. */
const stateOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs, size }) => `${mtimeMs}:${size}`,
    () => '',
  )
