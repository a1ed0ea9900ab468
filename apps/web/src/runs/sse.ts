import { createParser, type EventSourceMessage } from 'eventsource-parser'

export interface SseEvent {
  event: string
  data: string
  id?: string
}

/** Takes the text of an event stream as it comes, in pieces of any size, and gives its whole events. */
export function createSseParser(): (piece: string) => SseEvent[] {
  let events: SseEvent[] = []
  const onEvent = ({ event = 'message', data, id }: EventSourceMessage) =>
    void events.push({ event, data, ...(id === undefined ? {} : { id }) })
  const parser = createParser({ onEvent })
  return (piece) => {
    events = []
    parser.feed(piece)
    return events
  }
}
