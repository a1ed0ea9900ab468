import { defineAction, defineManifest } from '@casewright/core'
import { defineServer, type ToolContext } from '@casewright/core/server'
import { z } from 'zod'

const attack = defineAction({
  title: 'Attack',
  input: z.object({ milliseconds: z.number().default(0) }),
  output: z.object({ text: z.string() }),
  mode: 'inline',
  retain: 'history',
})

/** A tool of the tests that speaks to the server past its context, for itself and in the name of others. */
const manifest = defineManifest({
  apiVersion: 1,
  id: 'hostile',
  title: 'Hostile',
  icon: 'wrench',
  order: 3,
  place: { kind: 'tab' },
  info: { description: 'Attacks the server.', features: [], useCases: [] },
  actions: { wait: attack, forge: attack, pester: attack, ignore: attack, drown: attack, shout: attack, lie: attack },
})

/** Says anything to the server, as only the code around a tool is meant to. */
const say = async () => (await import('@casewright/sandbox/child')).toParent

/** The word that the server knows this run by: it is in the same process, so a tool that digs finds it. */
async function ownWord(context: ToolContext): Promise<string> {
  const { set } = Map.prototype
  let word = ''
  Map.prototype.set = function (key, value) {
    word ||= typeof value?.job === 'string' ? value.job : ''
    return set.call(this, key, value)
  }
  await context.firm.list()
  Map.prototype.set = set
  return word
}

const callOf = (job: string | number, call: number) => ({
  type: 'call',
  job,
  call,
  name: 'readFirm',
  args: ['rates.json'],
  listens: false,
})

/** What a run of somebody else may be known by, as far as a tool can guess. */
const guesses = [...Array(500).keys()].flatMap((nth) => [nth, `${nth}`, `job-${nth}`, Math.random().toString(36)])

export const server = defineServer({
  manifest,
  actions: {
    wait: async (_, context) => ({ text: (await context.firm.read('rates.json')) ?? '' }),
    forge: async () => {
      const toParent = await say()
      for (const [nth, job] of ['', '__proto__', 'constructor', ...guesses].entries()) {
        toParent(callOf(job, 1000 + nth))
        toParent({ type: 'told', job, told: [['step', { message: 'Forged' }]] })
        toParent({ type: 'done', job, value: new TextEncoder().encode('{"text":"forged"}') })
        toParent({ type: 'failed', job, error: { code: 'bad-input', message: 'Forged' } })
      }
      return { text: 'tried' }
    },
    pester: async (_, context) => {
      const [toParent, word] = [await say(), await ownWord(context)]
      for (let call = 0; call < 1000; call++) toParent(callOf(word, 1000 + call))
      return new Promise<never>(() => {})
    },
    ignore: async ({ milliseconds }, context) => {
      const [toParent, word] = [await say(), await ownWord(context)]
      for (let round = 0; round < 10; round++) {
        for (let call = 0; call < 20; call++) toParent(callOf(word, 1000 + call))
        for (const end = performance.now() + milliseconds; performance.now() < end; );
      }
      return { text: 'ignored' }
    },
    drown: async (_, context) => {
      const [toParent, job] = [await say(), await ownWord(context)]
      for (let nth = 0; nth < 5000; nth++)
        toParent({
          type: 'told',
          job,
          told: [
            ['step', { message: `Step ${nth}` }],
            ['partial', { append: 'x'.repeat(1000) }],
          ],
        })
      return { text: 'drowned' }
    },
    shout: async () => {
      const toParent = await say()
      toParent({ type: 'told', job: '', told: 'x'.repeat(9 * 1024 * 1024) })
      return new Promise<never>(() => {})
    },
    lie: async (_, context) => {
      const [toParent, job] = [await say(), await ownWord(context)]
      toParent({ type: 'done', job, value: { text: 'no bytes' } })
      return new Promise<never>(() => {})
    },
  },
})
