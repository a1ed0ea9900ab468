/** How a bulk file of CourtListener quotes its values: it has changed twice. */
export interface Dialect {
  quote: '"' | '`'
  escape: '"' | '`' | '\\'
}

const doubled: Dialect = { quote: '"', escape: '"' }
const backticks: Dialect = { quote: '`', escape: '`' }
const backslash: Dialect = { quote: '"', escape: '\\' }

/**
 * The dialect of a file, from its beginning and the day that its name bears. The quote is seen in the file; whether a
 * quotation mark inside a value is doubled or escaped is seen there too, and known from the day where it is not.
 * @param start the first characters of the file, as many as are at hand
 */
export function dialectOf(fileName: string, start: string): Dialect {
  const rows = start.slice(start.indexOf('\n') + 1)
  // A backtick that opens a value stands at its very beginning.
  if (/^[^"\n]{0,400}?(^|,)`/.test(rows) && !/^"/.test(rows)) return backticks
  const escaped = rows.search(/[^\\,\n](?:\\\\)*\\"(?!\s*[,\n])/)
  // Doubled inside a value: neither an empty value nor a value's end.
  const twice = rows.search(/[^",\n\\]""[^",\n]/)
  if (escaped >= 0 && (twice < 0 || escaped < twice)) return backslash
  if (twice >= 0) return doubled
  const day = /\d{4}-\d\d-\d\d/.exec(fileName)?.[0]
  if (!day || day >= '2025-01-23') return backslash
  return day >= '2024-08-01' && rows.includes('`') ? backticks : doubled
}
