import { claimNames, type SiteContent, type SiteFile, siteContent, siteFile } from '@casewright/api'

/** A firm's file that cannot be used; the message names the file, the field and what is wrong. */
export class ContentProblem extends Error {}

/** @throws ContentProblem */
export function parseSite(json: string, path: string): SiteFile {
  const parsed = siteFile.safeParse(parseJson(json, path))
  if (parsed.success) return parsed.data
  const [first, ...others] = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  )
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  throw new ContentProblem(`${path} does not fit. ${first}${more}`)
}

function parseJson(json: string, path: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new ContentProblem(`${path} is not JSON. ${(error as Error).message}`)
  }
}

/** The sample as it is shipped, which is complete. */
export const parseSample = (json: string): SiteContent => {
  const { note, ...site } = JSON.parse(json) as SiteContent & { note?: string }
  return siteContent.parse(site)
}

/** The sample with the firm's parts in their places. */
export function merge(sample: SiteContent, { note, sample: isSample, ...own }: SiteFile): SiteContent {
  return { ...sample, ...own }
}

/** The parts that make claims and are still those of the sample, unless the firm says that it stands by them. */
export const sampleParts = (sample: SiteContent, shown: SiteContent, own: SiteFile): string[] =>
  own.sample === false ? [] : claimNames.filter((name) => JSON.stringify(shown[name]) === JSON.stringify(sample[name]))

/** Puts the product's name into every text. */
export const named = <T>(value: T, productName: string): T =>
  JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? inner.replaceAll('{product}', productName) : inner,
  )
