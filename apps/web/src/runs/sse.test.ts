import { expect, test } from 'vitest'
import { createSseParser } from './sse.ts'

const stream = 'event: run\ndata: {"id":"r"}\n\n: still here\n\nevent: step\nid: 7\ndata: {"message":"a: b"}\n\n'

test('events are read whole, wherever the stream is cut', () => {
  for (let size = 1; size <= stream.length; size++) {
    const parse = createSseParser()
    const pieces = stream.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    expect(pieces.flatMap(parse)).toEqual([
      { event: 'run', data: '{"id":"r"}' },
      { event: 'step', id: '7', data: '{"message":"a: b"}' },
    ])
  }
})

test('an event without an end is kept back', () => {
  const parse = createSseParser()
  expect(parse('event: result\ndata: {')).toEqual([])
  expect(parse('}\n\n')).toEqual([{ event: 'result', data: '{}' }])
})

test('data over several lines is one text', () => {
  expect(createSseParser()('data: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }])
})
