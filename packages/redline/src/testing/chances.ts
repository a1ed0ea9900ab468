/** The same choices each time, that look like chance. */
export const chances = (seed: number) => {
  let last = (seed * 2_654_435_761) % 2 ** 31
  for (let warm = 0; warm < 3; warm++) last = (last * 1_103_515_245 + 12_345) % 2 ** 31
  return (below: number): number => {
    last = (last * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((last / 2 ** 31) * below)
  }
}
