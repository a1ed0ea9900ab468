// Counts the steps of a backtracking matcher, which are the same on every machine at every load.
import { compile } from './program.mjs'

/** What a count is given up at. */
export const mostSteps = 40_000_000

/**
 * The steps that finding every match of an expression in a text takes, as the engine backtracks; `mostSteps` where it
 * would be more.
 * @throws where the expression holds what is not counted: a backreference
 */
export function countSteps({ pattern, flags }, text) {
  const program = compile(pattern, flags)
  const state = { text, steps: 0, left: mostSteps, marks: new Int32Array(program.marks).fill(-1) }
  const once = !flags.includes('g')
  const sticky = flags.includes('y')
  for (let start = 0; start <= text.length; ) {
    const end = run(program.code, 0, start, state)
    if (state.left <= 0) return mostSteps
    if (end === -1 ? sticky : once) break
    start = end > start ? end : start + 1
  }
  return mostSteps - state.left
}

/** Where a match that begins at `start` ends, or -1. */
function run(code, from, start, state) {
  const { text, marks } = state
  const stack = []
  let pc = from
  let at = start
  for (;;) {
    if (--state.left <= 0) return -1
    const op = code[pc]
    let holds = true
    switch (op.kind) {
      case 'end':
        return at
      case 'one': {
        const next = op.back ? at - 1 : at
        holds = next >= 0 && next < text.length && op.fits(text.charCodeAt(next))
        at = op.back ? next : at + 1
        break
      }
      case 'jump':
        pc = op.to
        continue
      case 'split':
        stack.push([op.second, at, -1, 0])
        pc = op.first
        continue
      case 'mark':
        stack.push([-1, 0, op.mark, marks[op.mark]])
        marks[op.mark] = at
        break
      case 'moved':
        holds = marks[op.mark] !== at
        break
      case 'edge':
        holds = op.fits(text, at)
        break
      case 'look':
        holds = (run(code, op.body, at, state) !== -1) !== op.negate
        pc = op.next - 1
        break
    }
    pc += 1
    if (holds) continue
    for (;;) {
      const last = stack.pop()
      if (!last) return -1
      if (last[2] >= 0) {
        marks[last[2]] = last[3]
        continue
      }
      ;[pc, at] = last
      break
    }
  }
}
