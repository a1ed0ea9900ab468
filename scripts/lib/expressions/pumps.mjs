import { RegExpParser } from '@eslint-community/regexpp'

const parser = new RegExpParser({ ecmaVersion: 2025 })
const tried = [
  ...'aA1 \n.,-_()"$§:;/@v',
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  '\t',
  '“',
  '—',
  'é',
]

/**
 * Texts to repeat, made from an expression: each thing that it repeats, after what stands before that, and the whole.
 * @returns pairs of what stands first and what is repeated
 */
export function pumpsOf({ pattern, flags }) {
  const parsed = parser.parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const pumps = new Map()
  const add = (first, again) => again && pumps.set(`${first}\0${again}`, { first, again })
  const on = flags.replace(/[gmyd]/g, '')
  const example = (node, before) => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup': {
        const all = node.alternatives.map(({ elements }) =>
          elements.reduce((words, element) => words + example(element, before + words), ''),
        )
        return all.find((words) => words !== '') ?? ''
      }
      case 'Quantifier': {
        const once = example(node.element, before)
        if (node.max > 1) {
          add(before, once)
          add('', once)
          add('', before.slice(-20) + once)
        }
        return once.repeat(Math.min(Math.max(node.min, 1), 40))
      }
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const test = new RegExp(`^(?:${node.raw})$`, on)
        return tried.find((letter) => test.test(letter)) ?? ''
      }
      case 'Assertion':
        // What is looked for is worth repeating, but is no part of the match.
        if (node.alternatives)
          for (const { elements } of node.alternatives)
            elements.reduce((words, element) => words + example(element, before + words), '')
        return ''
      default:
        return ''
    }
  }
  const whole = example(parsed, '')
  add('', whole)
  add('', whole.slice(0, -1))
  return [...pumps.values()]
}
