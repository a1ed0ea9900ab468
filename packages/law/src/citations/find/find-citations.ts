import type { Citation } from '../citation.ts'
import type { Core, PageCore } from '../cores/core.ts'
import { coresIn } from '../cores/scan.ts'
import { fromId, fromSupra } from './back-reference.ts'
import { fromPages, type Pinned } from './case.ts'
import { fromLaw, fromSection } from './law.ts'
import { areParallel } from './parallel.ts'
import { pinAfter } from './pin.ts'
import { withReferences } from './references.ts'

export interface FindOptions {
  /**
   * Id of the code whose sections a bare section sign names, as in the text of a code itself: `dc-code`. Such a citation
   * is then a `law`.
   */
  sectionsOf?: string
}

/**
 * Every citation in a text, in its order: cases in full (parallel ones in one), short forms, supra, id., references by
 * name, statutes and other law, journals. The time grows with the length of the text, on hostile text too.
 *
 * `text` is plain text. `text.slice(citation.start, citation.end)` are a citation's words.
 */
export const findCitations = (text: string, options: FindOptions = {}): Citation[] =>
  withReferences(text, findWritten(text, options))

/** The same without references by name, which name nothing that is not cited before. */
export const findWritten = (text: string, { sectionsOf }: FindOptions = {}): Citation[] => {
  const cores = coresIn(text)
  const starts = new Set(cores.filter(({ what }) => what === 'page' || what === 'law').map(({ start }) => start))
  const startsCore = (at: number) => starts.has(at)
  const found: Citation[] = []
  const outer = new Enclosing()
  let done = 0
  for (let i = 0; i < cores.length; i++) {
    const core = cores[i]
    if (!core || core.start < done || isConsumed(text, core, cores[i + 1])) continue
    const bound = outer.boundAt(core.start, done)
    const group = core.what === 'page' ? groupFrom(text, cores, i, core, startsCore) : null
    const citation = group
      ? fromPages(text, group, bound)
      : build(text, core as Exclude<Core, PageCore>, bound, startsCore, sectionsOf)
    found.push(citation)
    if (group) i += group.length - 1
    done = outer.add(citation)
  }
  return found
}

/** Citations stand within the parentheticals of others: "(quoting Roe v. Wade, 410 U.S. 113)". */
class Enclosing {
  private readonly open: { start: number; end: number; after: number }[] = []

  /** How far back a citation at `at` may reach: to the end of the one before it, or the bracket that it is in. */
  boundAt(at: number, done: number): number {
    let bound = done
    while (this.open.length > 0) {
      const top = this.open[this.open.length - 1]
      if (!top || at < top.end) return Math.max(bound, at < (top?.start ?? 0) ? 0 : (top?.start ?? 0))
      bound = Math.max(bound, top.after)
      this.open.pop()
    }
    return bound
  }

  /** The offset from which the next citation may begin: within the parenthetical of this one, or after it. */
  add(citation: Citation): number {
    const inner = 'parentheticals' in citation ? citation.parentheticals : []
    for (const { start, end } of inner.toReversed()) this.open.push({ start, end, after: end })
    return inner[0]?.start ?? citation.end
  }
}

const build = (
  text: string,
  core: Exclude<Core, PageCore>,
  bound: number,
  startsCore: (at: number) => boolean,
  sectionsOf: string | undefined,
): Citation => {
  if (core.what === 'law') return fromLaw(text, core, bound)
  if (core.what === 'id') return fromId(text, core, bound, startsCore)
  return core.what === 'supra' ? fromSupra(text, core, bound, startsCore) : fromSection(text, core, sectionsOf, bound)
}

const mostParallel = 8

const groupFrom = (
  text: string,
  cores: readonly Core[],
  from: number,
  first: PageCore,
  startsCore: (at: number) => boolean,
): [Pinned, ...Pinned[]] => {
  const group: [Pinned, ...Pinned[]] = [pinned(text, first, startsCore)]
  for (let i = from + 1; i < cores.length && group.length < mostParallel; i++) {
    const next = cores[i]
    const last = group[group.length - 1] ?? group[0]
    if (next?.what !== 'page' || !areParallel(text, last.core, last.pin?.end ?? last.core.end, next)) break
    if (group.some(({ core }) => core.entries[0] === next.entries[0])) break
    group.push(pinned(text, next, startsCore))
  }
  return group
}

const pinned = (text: string, core: PageCore, startsCore: (at: number) => boolean): Pinned => {
  const pin = pinAfter(text, core.end, startsCore)
  if (!core.short) return { core, pin }
  // The page of a short form is its pin; a range or a list goes on after it.
  const rest = /^(?:\s?[-–—]{1,2}\s?\d{1,5})?/.exec(text.slice(core.end, core.end + 8))?.[0].length ?? 0
  const start = core.end - (core.page?.length ?? 0)
  const range = core.end + rest
  const more = pinAfter(text, range, startsCore)
  const end = more?.words.startsWith('at') ? range : (more?.end ?? range)
  return { core, pin: core.page === null ? null : { start, end, words: text.slice(start, end) } }
}

/** A "supra" between a name and the volume of a short form belongs to that form. */
const isConsumed = (text: string, core: Core, next: Core | undefined): boolean =>
  core.what === 'supra' &&
  next?.what === 'page' &&
  /^[,\s]{1,30}$/.test(text.slice(core.end, Math.min(next.start, core.end + 31)))
