import { inDollars, type ModelCall, type Provenance } from '@casewright/core/client'
import { formatMoment } from '../../lib/dates.ts'

const shortHash = (sha256: string) => sha256.slice(0, 16)

const modelIn = ({ provider, name, promptVersion, tokens }: NonNullable<Provenance['model']>) => {
  return `${name} (${provider}), prompt ${promptVersion}, ${inDigits(tokens.input)} tokens read, ${inDigits(tokens.output)} written`
}

const inDigits = (count: number) => count.toLocaleString('en-US')

/** One question to a model, with its price where one is known. */
const callIn = ({ prompt, characters, tokens, costMicros, milliseconds }: ModelCall) =>
  [
    `Prompt ${prompt}`,
    `${inDigits(characters)} characters sent`,
    `${inDigits(tokens.input)} tokens read`,
    `${inDigits(tokens.output)} written`,
    `${(milliseconds / 1000).toFixed(1)} s`,
    ...(costMicros === null ? [] : [inDollars(costMicros)]),
  ].join(', ')

const spent = ({ taken, most }: NonNullable<Provenance['budget']>) =>
  `${inDigits(taken.searches)} of at most ${inDigits(most.searches)} searches, ${inDigits(taken.tokens)} of at most ${inDigits(most.tokens)} tokens`

/** What a result came from, one line each. */
export function linesOf({
  documents = [],
  model,
  calls = [],
  checks = {},
  budget,
  sources = [],
  searches = [],
  attempt,
}: Provenance): [string, string][] {
  const checked = Object.entries(checks)
    .map(([check, version]) => `${check.replaceAll('-', ' ')} (version ${version})`)
    .join(', ')
  return [
    ...documents.map(({ name, sha256 }): [string, string] => [
      'Document',
      sha256 ? `${name}, SHA-256 ${shortHash(sha256)}…` : name,
    ]),
    ['Model', model ? modelIn(model) : 'None; evidence only'],
    ...calls.map((call, at): [string, string] => [`Step ${at + 1}`, callIn(call)]),
    ...(budget ? [['Budget', spent(budget)] satisfies [string, string]] : []),
    ...sources.map(({ source, askedAt }): [string, string] => ['Source', `${source}, ${formatMoment(askedAt)}`]),
    ...searches.map((text, at): [string, string] => [`Search ${at + 1}`, text]),
    ...(checked ? [['Checks', checked] satisfies [string, string]] : []),
    ...(attempt > 1 ? [['Attempt', `${attempt}, after an interruption`] satisfies [string, string]] : []),
  ]
}
