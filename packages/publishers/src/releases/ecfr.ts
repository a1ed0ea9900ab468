import { z } from 'zod'
import type { RemoteFile } from '../download/download.ts'
import type { ReadPage } from './newest.ts'

const titles = z.object({
  titles: z.array(
    z.object({ number: z.number(), latest_issue_date: z.string().nullable(), up_to_date_as_of: z.string().nullable() }),
  ),
})

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const address = /^(https:\/\/www\.ecfr\.gov\/api\/versioner\/v1\/full\/)(\d{4}-\d\d-\d\d)(\/title-(\d{1,2})\.xml)$/

/** The list of titles says when each last changed, and up to which day it can be had. */
export async function newestEcfr({ url, name }: RemoteFile, read: ReadPage) {
  const [, before, date = '', after, number] = address.exec(url) ?? []
  const text = before ? await read('https://www.ecfr.gov/api/versioner/v1/titles.json') : undefined
  if (!text) return undefined
  const listed = titles.safeParse(jsonOf(text)).data?.titles.find((one) => one.number === Number(number))
  const [changed, upTo] = [listed?.latest_issue_date, listed?.up_to_date_as_of]
  if (!changed || !upTo || changed <= date || !/^\d{4}-\d\d-\d\d$/.test(upTo)) return undefined
  return { current: longDate.format(new Date(upTo)), file: { url: `${before}${upTo}${after}`, name } }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
