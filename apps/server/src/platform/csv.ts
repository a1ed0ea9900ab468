/** A table as CSV (RFC 4180), each cell in quotes. No cell is one that a spreadsheet would take for a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

function cellOf(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : setOff(value)
  return `"${text.replaceAll('"', '""')}"`
}

/** Where a semicolon or a tab parts cells, one begins within a text as well. */
function setOff(text: string): string {
  const inside = text.replace(/(?<![;"\s])[;"\s]+(?=[=+\-@])/g, (run) => {
    const last = Math.max(0, run.lastIndexOf(';'))
    return run.slice(0, last) + run.slice(last).replace(/[;\t\r\n]/g, "$&'")
  })
  return /^(?:[\t\r\n]|["\s]*[=+\-@])/.test(inside) ? `'${inside}` : inside
}
