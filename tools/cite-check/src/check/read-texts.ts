import type { ReadText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'

const atOnce = 4

/** The texts of authorities that are at hand, by id. Nobody outside is asked for one. */
export async function readTexts(
  ids: ReadonlySet<string>,
  { law, signal }: Pick<ToolContext, 'law' | 'signal'>,
): Promise<Map<string, ReadText>> {
  const texts = new Map<string, ReadText>()
  const waiting = [...ids]
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      signal.throwIfAborted()
      const read = await law.read(id, { atHand: true })
      if (read?.text) texts.set(id, read)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return texts
}
