import { describe, expect, it } from 'vitest'
import { anyCase } from './any-case.ts'

describe('an expression whose letters stand for both cases', () => {
  it.each([
    ['\\bst\\.?', '\\b[sS][tT]\\.?'],
    ['(?<place>a)(?<!b)(?<=c)(?:d)(?!e)', '(?<place>[aA])(?<![bB])(?<=[cC])(?:[dD])(?![eE])'],
    ['[NS’\\d-]{1,2}', '[nNsS’\\d-]{1,2}'],
    ['[a-f–-]', '[a-fA-F–-]'],
    ['\\p{Lu}\\p{Ll}{1,14} \\u{41}', '\\p{Lu}\\p{Ll}{1,14} \\u{41}'],
    ['\\[x\\]', '\\[[xX]\\]'],
  ])('%s', (source, as) => expect(anyCase(source)).toBe(as))

  it('a capital is one', () => {
    const named = new RegExp(`^${anyCase('it is \\p{Lu}\\p{Ll}+')}$`, 'u')
    expect(['It is Ann', 'IT IS Ann', 'it is ann'].map((words) => named.test(words))).toEqual([true, true, false])
  })

  it('holds in a process that has compiled many expressions', () => {
    const many = Array.from({ length: 60 }, (_, n) => {
      const words = Array.from({ length: 400 }, (_each, k) => `w${k}x${n}[a-z]{9}\\d{9}`)
      const one = new RegExp(words.join('|'), 'i')
      return one.test('some') || one.test('words')
    })
    const one = new RegExp(`(?:${anyCase('road')} [A-Z]+|${anyCase('lane ab')})`, 'gu')
    expect(['Road AB', 'road ab', 'LANE AB', 'lane ab'].map((words) => words.match(one))).toEqual([
      ['Road AB'],
      null,
      ['LANE AB'],
      ['lane ab'],
    ])
    expect(many).not.toContain(true)
  })
})
