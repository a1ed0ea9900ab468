import { RegExpParser } from '@eslint-community/regexpp'

const parser = new RegExpParser({ ecmaVersion: 2025 })
const mostInstructions = 400_000
const word = /\w/

/**
 * An expression as the instructions of a backtracking matcher. Counted repetitions are written out.
 * @throws where it holds a backreference or is too long written out
 */
export function compile(pattern, flags) {
  const code = []
  let marks = 0
  const emit = (op) => {
    if (code.push(op) > mostInstructions) throw new Error('too long')
    return op
  }
  const tests = new Map()
  const testOf = (node, on) => {
    const key = `${on}/${node.raw}`
    if (!tests.has(key)) tests.set(key, remembered(new RegExp(`^(?:${node.raw})$`, on)))
    return tests.get(key)
  }

  const either = (alternatives, on, back) => {
    const ends = []
    for (const [at, { elements }] of alternatives.entries()) {
      const last = at === alternatives.length - 1
      const split = last ? null : emit({ kind: 'split', first: code.length + 1 })
      for (const element of back ? elements.toReversed() : elements) one(element, on, back)
      if (last) break
      ends.push(emit({ kind: 'jump' }))
      split.second = code.length
    }
    for (const end of ends) end.to = code.length
  }

  const repeat = ({ element, min, max, greedy }, on, back) => {
    for (let n = 0; n < min; n++) one(element, on, back)
    const choose = () => emit({ kind: 'split' })
    const settle = (split, inside, after) =>
      Object.assign(split, greedy ? { first: inside, second: after } : { first: after, second: inside })
    if (max === Number.POSITIVE_INFINITY) {
      const start = code.length
      const split = choose()
      const mark = mayBeEmpty(element) ? marks++ : -1
      if (mark >= 0) emit({ kind: 'mark', mark })
      one(element, on, back)
      if (mark >= 0) emit({ kind: 'moved', mark })
      emit({ kind: 'jump', to: start })
      settle(split, start + 1, code.length)
      return
    }
    const splits = []
    for (let n = min; n < max; n++) {
      splits.push([choose(), code.length])
      one(element, on, back)
    }
    for (const [split, inside] of splits) settle(split, inside, code.length)
  }

  const one = (node, on, back) => {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return either(node.alternatives, changed(on, node.modifiers), back)
      case 'Quantifier':
        return repeat(node, on, back)
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return emit({ kind: 'one', back, fits: testOf(node, on.replace(/[gmyd]/g, '')) })
      case 'Assertion':
        return assertion(node, on)
      default:
        throw new Error(`${node.type} is not counted`)
    }
  }

  const assertion = (node, on) => {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
      const look = emit({ kind: 'look', negate: node.negate, body: code.length + 1 })
      either(node.alternatives, on, node.kind === 'lookbehind')
      emit({ kind: 'end' })
      look.next = code.length
      return
    }
    emit({ kind: 'edge', fits: edge(node, on.includes('m')) })
  }

  either(
    parser.parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') })
      .alternatives,
    flags,
    false,
  )
  emit({ kind: 'end' })
  return { code, marks }
}

const remembered = (test) => {
  const known = new Map()
  return (unit) => {
    if (!known.has(unit)) known.set(unit, test.test(String.fromCharCode(unit)))
    return known.get(unit)
  }
}

const changed = (on, modifiers) => {
  if (!modifiers) return on
  const { add, remove } = modifiers
  let flags = on
  for (const [letter, name] of [
    ['i', 'ignoreCase'],
    ['m', 'multiline'],
    ['s', 'dotAll'],
  ]) {
    if (add?.[name] && !flags.includes(letter)) flags += letter
    if (remove?.[name]) flags = flags.replace(letter, '')
  }
  return flags
}

const mayBeEmpty = (node) => {
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return node.alternatives.some(({ elements }) => elements.every(mayBeEmpty))
  if (node.type === 'Quantifier') return node.min === 0 || mayBeEmpty(node.element)
  return node.type === 'Assertion'
}

const isBreak = (unit) => unit === '\n' || unit === '\r' || unit === '\u2028' || unit === '\u2029'

const edge = ({ kind, negate }, multiline) => {
  if (kind === 'start') return (text, at) => at === 0 || (multiline && isBreak(text[at - 1]))
  if (kind === 'end') return (text, at) => at === text.length || (multiline && isBreak(text[at]))
  return (text, at) => (word.test(text[at - 1] ?? '') !== word.test(text[at] ?? '')) !== negate
}
