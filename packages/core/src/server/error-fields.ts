/**
 * What may be logged of an error: its name and the places in our code, never its message, which may
 * quote a value (a driver's detail, a path, a word of a document).
 */
export function errorFields(error: unknown): { errorName: string; errorPlace: string } {
  if (!(error instanceof Error)) return { errorName: typeof error, errorPlace: '' }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    errorName: error.name,
    errorPlace: places
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' < '),
  }
}
