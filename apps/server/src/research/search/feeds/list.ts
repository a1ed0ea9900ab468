import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const feed = z.object({
  title: z.string().trim().min(1).max(80),
  url: z.url({ protocol: /^https?$/ }),
  /** It stands in the firm's own network: its address may be private, and it may not lead elsewhere. */
  internal: z.boolean().optional(),
})
export type Feed = z.infer<typeof feed>

const list = z.array(feed).min(1).max(50)

/** Public feeds of courts and agencies, and of those who report on them. */
export const defaultFeeds: readonly Feed[] = [
  { title: 'U.S. Courts', url: 'https://www.uscourts.gov/news/rss' },
  { title: 'Supreme Court opinions (CourtListener)', url: 'https://www.courtlistener.com/feed/court/scotus/' },
  { title: 'SCOTUSblog', url: 'https://www.scotusblog.com/feed/' },
  {
    title: 'Federal Register: rules',
    url: 'https://www.federalregister.gov/api/v1/documents.rss?conditions%5Btype%5D%5B%5D=RULE',
  },
  { title: 'Department of Justice', url: 'https://www.justice.gov/news/rss?type=press_release' },
  { title: 'Federal Trade Commission', url: 'https://www.ftc.gov/feeds/press-release.xml' },
  { title: 'Securities and Exchange Commission', url: 'https://www.sec.gov/news/pressreleases.rss' },
]

/**
 * The feeds of this installation: those of `DATA_DIR/content/feeds.json`, a list of {title, url}, else the default ones.
 * Read each time, so that a change needs no restart.
 * @returns the default ones and a problem, where the file cannot be used
 */
export async function readFeeds(dataDir: string): Promise<{ feeds: readonly Feed[]; problem?: string }> {
  const path = join(dataDir, 'content', 'feeds.json')
  const use = (problem: string) => ({ feeds: defaultFeeds, problem: `${path} ${problem} The shipped list is used.` })
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? { feeds: defaultFeeds } : use('cannot be read.')
  }
  const parsed = list.safeParse(parseJson(text))
  if (parsed.success) return { feeds: parsed.data }
  const [issue] = parsed.error.issues
  const where = issue?.path.length ? ` See ${issue.path.join('.')}: ${issue.message}.` : ''
  return use(`is not a list of 1 to 50 feeds, each with a title and an address.${where}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
