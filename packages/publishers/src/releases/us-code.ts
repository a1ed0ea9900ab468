import type { Pack } from '../catalog/schema.ts'
import type { ReadPage } from './newest.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The page of the current release point names it, and links the file of each title.
 * @param name of the file in any release: 'xml_usc26@119-108.zip'
 */
export async function newestUsCode({ page }: Pack, name: string, read: ReadPage) {
  const [title] = name.split('@')
  const text = page && title?.startsWith('xml_usc') ? await read(page) : undefined
  const point =
    /class="releasepointinformation">\s{0,20}Public Law (\d{2,3}-\d{1,3}(?:u\d)?)[^(<]{0,80}\((\d\d)\/(\d\d)\/(\d{4})\)/.exec(
      text ?? '',
    )
  if (!text || !point) return undefined
  const [, law, month, day, year] = point
  const links = text.matchAll(/href="(releasepoints\/[\w/.@-]{1,120}\.zip)"/g)
  const path = [...links].map(([, link]) => link ?? '').find((link) => link.split('/').at(-1)?.startsWith(`${title}@`))
  if (!path || path.includes('..')) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return {
    current: `Public Law ${law} (${longDate.format(date)})`,
    file: { url: new URL(path, page).href, name: path.split('/').at(-1) ?? name },
  }
}
