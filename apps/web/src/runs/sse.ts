export interface SseEvent {
  event: string
  data: string
  id?: string
}

/** One block of a stream, or undefined for a comment that only keeps the connection open. */
function parseBlock(block: string): SseEvent | undefined {
  const fields = new Map<string, string[]>()
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, name, value] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) fields.set(name, [...(fields.get(name) ?? []), value])
  }
  const data = fields.get('data')
  if (!data) return undefined
  const id = fields.get('id')?.at(-1)
  return { event: fields.get('event')?.at(-1) ?? 'message', data: data.join('\n'), ...(id === undefined ? {} : { id }) }
}

/** Takes the text of an event stream as it comes, in pieces of any size, and gives its whole events. */
export function createSseParser(): (piece: string) => SseEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split(/\r\n\r\n|\n\n|\r\r/)
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => parseBlock(block) ?? [])
  }
}
