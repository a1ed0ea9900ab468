/** A table as CSV (RFC 4180). No cell is one that a spreadsheet would take for a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = /^[\s]*[=+\-@]/.test(value) ? `'${value}` : value
  return `"${plain.replaceAll('"', '""')}"`
}
