import type { Part, Run } from '@casewright/templates/pages'

/** Parts with each of their runs changed. */
export function mapRuns(parts: readonly Part[], change: (run: Run) => Run[]): Part[] {
  const all = (runs: readonly Run[]) => runs.flatMap(change)
  return parts.map((part): Part => {
    switch (part.kind) {
      case 'letterhead':
        return { ...part, name: all(part.name), lines: part.lines.map(all) }
      case 'lines':
        return { ...part, lines: part.lines.map(all) }
      case 'items':
        return { ...part, items: part.items.map(all) }
      case 'rows':
        return { ...part, rows: part.rows.map((row) => ({ ...row, runs: all(row.runs) })) }
      case 'clause':
        return { ...part, runs: all(part.runs), ...(part.heading && { heading: all(part.heading) }) }
      case 'signatures':
        return {
          ...part,
          signatures: part.signatures.map(({ party, lines }) => ({
            party: all(party),
            lines: lines.map((line) => ({ ...line, value: line.value && all(line.value) })),
          })),
        }
      default:
        return { ...part, runs: all(part.runs) }
    }
  })
}
