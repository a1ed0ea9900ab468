/** The 95 percent interval of a share (Wilson's score), as two numbers from 0 to 1. */
export function wilson(count: number, whole: number): [number, number] {
  if (whole === 0) return [0, 1]
  const z = 1.959964
  const share = count / whole
  const middle = share + z ** 2 / (2 * whole)
  const spread = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const scale = 1 + z ** 2 / whole
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** The same in words: '94.2 % to 99.3 %'. */
export const interval = (count: number, whole: number): string => wilson(count, whole).map(percent).join(' to ')
