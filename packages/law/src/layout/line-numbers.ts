import type { Span } from '../span/span.ts'

/** '14', '14   Plaintiff': a line of pleading paper. */
const numbered = /^([ \t]{0,6})(\d{1,2})(?=[ \t\r]|$)/
const mostLines = 40
/** A list of a few numbered things is no pleading paper: its lines are counted to 20 or more. */
const least = 20
/** The last page of such a paper may end sooner. */
const leastOfLast = 5

/** The numbers at the edge of pleading paper: counted from 1 on each page, with hardly a line left out. */
export function lineNumbersOf(text: string): Span[] {
  const runs: (Span & { count: number })[][] = []
  let run: (Span & { count: number })[] = []
  let since = 0
  const close = () => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  let start = 0
  for (const line of text.split('\n')) {
    const [, indent = '', digits = ''] = numbered.exec(line) ?? []
    const count = Number(digits)
    const last = run.at(-1)?.count ?? 0
    since++
    if (digits && count <= mostLines) {
      if (count <= last || count > last + 3 || since > 5) close()
      if (run.length > 0 || count <= 2) {
        run.push({ start: start + indent.length, end: start + indent.length + digits.length, count })
        since = 0
      }
    }
    start += line.length + 1
  }
  close()
  const countOf = (of: typeof run) => of.at(-1)?.count ?? 0
  const isFull = (of: typeof run) => countOf(of) >= least && of.length >= least * 0.75
  const last = runs.findLastIndex(isFull)
  const isPage = (of: typeof run, at: number) =>
    isFull(of) || (last >= 0 && at > last && countOf(of) >= leastOfLast && of.length >= countOf(of) * 0.75)
  return runs.filter(isPage).flatMap((of) => of.map(({ start, end }) => ({ start, end })))
}
