import type { Provenance, RunView } from '@casewright/core/client'
import { formatMoment } from '../../lib/dates.ts'
import * as css from './run-provenance.css.ts'

const shortHash = (sha256: string) => sha256.slice(0, 16)

const modelIn = ({ provider, name, promptVersion, tokens }: NonNullable<Provenance['model']>) => {
  const [sent, written] = [tokens.input, tokens.output].map((count) => count.toLocaleString('en-US'))
  return `${name} (${provider}), prompt ${promptVersion}, ${sent} tokens read, ${written} written`
}

/** What a result came from, one line each. */
export function linesOf({ documents = [], model, checks = {}, sources = [], attempt }: Provenance): [string, string][] {
  return [
    ...documents.map(({ name, sha256 }): [string, string] => [
      'Document',
      sha256 ? `${name}, SHA-256 ${shortHash(sha256)}…` : name,
    ]),
    ['Model', model ? modelIn(model) : 'None: made of evidence alone'],
    ...sources.map(({ source, askedAt }): [string, string] => ['Source', `${source}, ${formatMoment(askedAt)}`]),
    ...Object.entries(checks).map(([check, version]): [string, string] => ['Check', `${check} ${version}`]),
    ...(attempt > 1 ? [['Attempt', `${attempt}, after an interruption`] satisfies [string, string]] : []),
  ]
}

/** What the result came from: so that it can be told, and done again. */
export function RunProvenance({ run }: { run: RunView }) {
  if (run.state !== 'done' || !run.provenance) return null
  return (
    <section className={css.provenance} aria-labelledby="provenance">
      <h2 id="provenance" className={css.title}>
        Where this came from
      </h2>
      <dl>
        {linesOf(run.provenance).map(([label, text]) => (
          <div key={label + text} className={css.line}>
            <dt className={css.label}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
