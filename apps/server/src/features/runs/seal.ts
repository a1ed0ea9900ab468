import type { PartialResult, Provenance } from '@casewright/core'
import type { RunRow } from '../../platform/db/schema.ts'
import type { Vault } from '../../platform/vault/vault.ts'

/** Where the parts of a run are sealed. One place for each, so that none can be taken for another. */
export const runSeals = (vault: Vault, runId: string) => ({
  label: (label: string) => vault.seal(`run.label:${runId}`, Buffer.from(label)),
  input: (value: unknown) => vault.sealJson(`run.input:${runId}`, value),
  /** Of a value as JSON, as the tool's own process made it. */
  outputJson: (json: string) => vault.seal(`run.output:${runId}`, Buffer.from(json)),
  provenance: (value: Provenance) => vault.sealJson(`run.provenance:${runId}`, value),
  partial: (value: PartialResult) => vault.sealJson(`run.partial:${runId}`, value),
  openLabel: ({ label, sealedLabel }: Pick<RunRow, 'label' | 'sealedLabel'>): string =>
    sealedLabel ? vault.open(`run.label:${runId}`, sealedLabel).toString('utf8') : (label ?? ''),
  openInput: (row: Pick<RunRow, 'sealedInput'>): unknown => vault.openJson(`run.input:${runId}`, row.sealedInput),
  openInputJson: (row: Pick<RunRow, 'sealedInput'>): string =>
    vault.open(`run.input:${runId}`, row.sealedInput).toString('utf8'),
  openOutput: (row: Pick<RunRow, 'sealedOutput'>): unknown =>
    row.sealedOutput ? vault.openJson(`run.output:${runId}`, row.sealedOutput) : null,
  openProvenance: (row: Pick<RunRow, 'sealedProvenance'>): Provenance | null =>
    row.sealedProvenance ? vault.openJson(`run.provenance:${runId}`, row.sealedProvenance) : null,
  openPartial: (sealed: Buffer): PartialResult => vault.openJson(`run.partial:${runId}`, sealed),
})
