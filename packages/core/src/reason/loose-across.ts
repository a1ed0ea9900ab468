import { type Loose, looseMarksIn } from './loose-marks.ts'

interface Free {
  path: string
  text: string
}

/** A field that holds a part of a citation is short; one that holds a whole citation is read by itself. */
const longest = 80

/** Citations whose parts stand in fields or cells beside each other: '925', 'F.3d', '1339'. */
export function citationsAcross(free: readonly Free[]): (Loose & { path: string })[] {
  const rows = Map.groupBy(free, ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('.'))))
  return [...rows.values()].flatMap((row) => {
    const cells = row.filter(({ text }) => text.length <= longest && !isSplit(text)).slice(0, 40)
    const [first] = cells
    if (!first || cells.length < 2) return []
    const joined = looseMarksIn(cells.map(({ text }) => text.trim()).join(' '))
    return joined
      .filter(
        ({ kind, text }) => kind === 'citation' && isSplit(text) && !cells.some((cell) => cell.text.includes(text)),
      )
      .map((one) => ({ ...one, path: first.path }))
  })
}

/** A volume, a reporter and a page: nothing else is told from words that only stand beside each other. */
const isSplit = (text: string) => /\b\d{1,4} [A-Z][\w.' ]{0,30} \d{1,6}\b/.test(text)
