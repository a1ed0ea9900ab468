const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Dec. 29, 2022" as an ISO date. */
export function dateOf(words: string | undefined): string | undefined {
  const [, month = '', day = '', year] = /([A-Z][a-z]{2})[a-z]*\.?\s+(\d{1,2}),\s+(\d{4})/.exec(words ?? '') ?? []
  const at = months.indexOf(month.toLowerCase())
  return at < 0 ? undefined : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}
