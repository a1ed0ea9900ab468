const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** "XIV" as "14"; anything else as it is, in lower case. */
export const arabic = (number: string): string => {
  const low = number.toLowerCase()
  if (!/^[ivxlc]+$/.test(low)) return low
  let total = 0
  for (let i = 0; i < low.length; i++) {
    const value = values[low[i] ?? ''] ?? 0
    total += value < (values[low[i + 1] ?? ''] ?? 0) ? -value : value
  }
  return String(total)
}
