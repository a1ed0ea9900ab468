import { describe, expect, it } from 'vitest'
import { inList, mostItems, mostNested, outside, withWholeSentences } from './bounds.ts'
import { grammarSchema } from './grammar-schema.ts'

describe('a schema as a grammar', () => {
  it('bounds each list and each text that has no bound, and no choice', () => {
    const text = { type: 'string' }
    const inner = { type: 'object', properties: { text, kind: { type: 'string', enum: ['a', 'b'] } } }
    const nested = { type: 'array', items: inner }
    const schema = {
      type: 'object',
      properties: { text, either: { anyOf: [text, { type: 'null' }] }, list: { type: 'array', items: nested } },
    }
    expect(grammarSchema(schema)).toEqual({
      type: 'object',
      properties: {
        text: { type: 'string', maxLength: outside },
        either: { oneOf: [{ type: 'string', maxLength: outside }, { type: 'null' }] },
        list: {
          type: 'array',
          maxItems: mostItems,
          items: {
            type: 'array',
            maxItems: mostNested,
            items: {
              type: 'object',
              properties: { text: { type: 'string', maxLength: inList }, kind: { type: 'string', enum: ['a', 'b'] } },
            },
          },
        },
      },
    })
  })

  it('keeps a bound that is there', () => {
    expect(grammarSchema({ type: 'string', maxLength: 5 })).toEqual({ type: 'string', maxLength: 5 })
    expect(grammarSchema({ type: 'array', maxItems: 2 })).toEqual({ type: 'array', maxItems: 2 })
  })
})

describe('a text that was cut at its bound', () => {
  const whole = 'A warrant is required. '
  const cut = whole.repeat(90).slice(0, inList)

  it('ends with its last whole sentence', () => {
    const [ended] = JSON.parse(withWholeSentences(JSON.stringify([cut])))
    expect(ended.length).toBeLessThan(inList)
    expect(ended).toMatch(/is required\.$/)
  })

  it.each([
    ['is one sentence', 'a'.repeat(inList)],
    [
      'ends with a stop',
      'a. '
        .repeat(inList)
        .slice(0, inList - 1)
        .concat('.'),
    ],
    ['is shorter', 'a. b'.repeat(300).slice(0, inList - 1)],
  ])('stays where it %s', (_, text) => {
    expect(JSON.parse(withWholeSentences(JSON.stringify({ text })))).toEqual({ text })
  })

  it('of an answer that is no JSON stays', () => {
    expect(withWholeSentences(`{"a": "${cut}`)).toBe(`{"a": "${cut}`)
  })
})
