import { joinAsked, type Law, type SourceAsked } from '@casewright/core'
import { readWritten } from '../verify/read-written.ts'
import type { Names } from '../verify/status.ts'
import { verifyAll } from '../verify/verify.ts'
import type { LawDesk } from './desk.ts'

/**
 * The law, of what a desk tells: citations are read and compared here.
 * @param onRead told of who was asked for a text, which `read` does not say
 */
export const lawAt = (
  desk: LawDesk,
  names: Names,
  onRead: (asked: readonly SourceAsked[]) => void = () => {},
): Law => ({
  search: desk.search,
  citing: desk.citing,
  async read(id, options) {
    const { found, asked } = await desk.read(id, options)
    onRead(asked)
    return found
  },
  async lookup(citation) {
    const written = readWritten(citation)
    if (!written || written.isShort) return { authority: null, asked: [] }
    const { answers, asked } = await desk.lookUp(written.cites)
    const [only, other] = written.cites.flatMap(({ key }) => answers.get(key)?.candidates ?? [])
    return { authority: only && (!other || other.id === only.id) ? only : null, asked: joinAsked(asked) }
  },
  async verify(citations) {
    const further: SourceAsked[] = []
    const { checks, asked } = await verifyAll(
      {
        names,
        lookUp: desk.lookUp,
        named: desk.named,
        complete: async (authority) => {
          const { authority: known, asked } = await desk.complete(authority)
          further.push(...asked)
          return known
        },
        read: async ({ id }) => {
          const { found, asked } = await desk.read(id)
          further.push(...asked)
          return found && { id, text: found.text }
        },
      },
      citations,
    )
    return { checks, asked: joinAsked([...asked, ...further]) }
  },
})
