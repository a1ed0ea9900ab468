import type { Provenance } from '@casewright/core/client'
import { formatMoment } from '../../lib/dates.ts'

const shortHash = (sha256: string) => sha256.slice(0, 16)

const modelIn = ({ provider, name, promptVersion, tokens }: NonNullable<Provenance['model']>) => {
  const [sent, written] = [tokens.input, tokens.output].map((count) => count.toLocaleString('en-US'))
  return `${name} (${provider}), prompt ${promptVersion}, ${sent} tokens read, ${written} written`
}

/** What a result came from, one line each. */
export function linesOf({ documents = [], model, checks = {}, sources = [], attempt }: Provenance): [string, string][] {
  const checked = Object.entries(checks)
    .map(([check, version]) => `${check.replaceAll('-', ' ')} (version ${version})`)
    .join(', ')
  return [
    ...documents.map(({ name, sha256 }): [string, string] => [
      'Document',
      sha256 ? `${name}, SHA-256 ${shortHash(sha256)}…` : name,
    ]),
    ['Model', model ? modelIn(model) : 'None; evidence only'],
    ...sources.map(({ source, askedAt }): [string, string] => ['Source', `${source}, ${formatMoment(askedAt)}`]),
    ...(checked ? [['Checks', checked] satisfies [string, string]] : []),
    ...(attempt > 1 ? [['Attempt', `${attempt}, after an interruption`] satisfies [string, string]] : []),
  ]
}
