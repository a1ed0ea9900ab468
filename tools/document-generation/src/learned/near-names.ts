import type { Thing } from './things.ts'
import type { Token } from './tokens.ts'

const isName = ({ kind }: Thing) => kind === 'person' || kind === 'body'

/** For an address or a day that somebody gives: how the name before it and the name after it were given. */
export function nearNames(
  tokens: readonly Token[],
  things: readonly Thing[],
  kindOr: (n: number) => string,
  ruledAt: readonly (string | undefined)[],
): Map<string, string[]> {
  const signs = new Map<string, string[]>()
  const told = (from: number, way: string) => [
    `${way}1:${kindOr(from - 1)}`,
    `${way}2:${kindOr(from - 2)} ${kindOr(from - 1)}`,
    `${way}3:${kindOr(from - 3)} ${kindOr(from - 2)} ${kindOr(from - 1)}`,
    ...[1, 2, 3, 4, 5].map((by) => `${way}l:${kindOr(from - by)}`),
    `${way}r:${ruledAt[from]}`,
  ]
  const firstOf: number[] = []
  let at = 0
  for (const { start } of things) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++
    firstOf.push(at)
  }
  let before: string[] = []
  const after: string[][] = []
  let next: string[] = []
  for (let n = things.length - 1; n >= 0; n--) {
    after[n] = next
    if (isName(things[n] as Thing)) next = told(firstOf[n] as number, 'an')
  }
  for (const [n, thing] of things.entries()) {
    const own = `${thing.kind}${Math.min(thing.nth, 4)}`
    const near = [...before, ...(after[n] ?? [])].map((sign) => `${sign}:${thing.kind}`)
    if (!signs.has(own)) signs.set(own, near)
    if (isName(thing)) before = told(firstOf[n] as number, 'bn')
  }
  return signs
}
