/** A piece of a page over its whole width that is not broken: a line of text, a row to sign on. Points. */
export interface Strip {
  height: number
  /** Space above it; left out at the head of a page. */
  before: number
  /** It stands on the page of the next one. */
  keep: boolean
  draw(top: number): void
  /** Comes above it where it begins a page: the head of its table. */
  again?: Pick<Strip, 'height' | 'draw'>
}

/** Puts strips on pages, and begins a page where the next ones that stay together do not fit. */
export function flow(strips: readonly Strip[], page: { top: number; bottom: number }, turn: () => void): void {
  let y = page.top
  for (let n = 0; n < strips.length; ) {
    const chain = chainAt(strips, n)
    const needed = chain.reduce(
      (sum, { height, before }, i) => sum + height + (i === 0 && y === page.top ? 0 : before),
      0,
    )
    if (needed > page.bottom - y && y > page.top) {
      turn()
      y = page.top
    }
    for (const strip of chain) {
      const space = y === page.top ? 0 : strip.before
      if (y + space + strip.height > page.bottom && y > page.top) {
        turn()
        y = page.top
      } else y += space
      if (strip.again && y === page.top) {
        strip.again.draw(y)
        y += strip.again.height
      }
      strip.draw(y)
      y += strip.height
    }
    n += chain.length
  }
}

function chainAt(strips: readonly Strip[], from: number): Strip[] {
  let to = from
  while (strips[to]?.keep && to < strips.length - 1) to++
  return strips.slice(from, to + 1)
}
