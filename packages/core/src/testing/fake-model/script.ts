import type { Behaviour, Script } from './behaviour.ts'
import type { FakeRequest } from './fake-request.ts'

/** Plays a script: the next behaviour for each request. After the last `times`, all is right again. */
export function playScript(script: Script = { kind: 'right' }) {
  let choose: ((request: FakeRequest) => Behaviour) | null = null
  let queue: { behaviour: Behaviour; left: number }[] = []

  const behave = (next: Script): void => {
    choose = typeof next === 'function' ? next : null
    const list = typeof next === 'function' ? [] : Array.isArray(next) ? next : [next]
    queue = list.map((behaviour) => ({
      behaviour,
      left: ('times' in behaviour && behaviour.times) || Number.POSITIVE_INFINITY,
    }))
  }
  const next = (request: FakeRequest): Behaviour => {
    if (choose) return choose(request)
    const [head] = queue
    if (!head) return { kind: 'right' }
    head.left -= 1
    const counted = Number.isFinite(head.left)
    if (counted ? head.left <= 0 : queue.length > 1) queue.shift()
    return head.behaviour
  }
  behave(script)
  return { next, behave }
}
