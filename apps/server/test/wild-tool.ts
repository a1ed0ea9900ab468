import { defineAction, defineManifest } from '@casewright/core'
import { defineServer } from '@casewright/core/server'
import { z } from 'zod'

const wild = defineAction({
  title: 'Go wild',
  input: z.object({ milliseconds: z.number().default(0) }),
  output: z.object({ text: z.string() }),
  mode: 'inline',
  retain: 'history',
})

/** A tool of the tests that takes whatever it can get. */
const manifest = defineManifest({
  apiVersion: 1,
  id: 'wild',
  title: 'Wild',
  icon: 'wrench',
  order: 2,
  place: { kind: 'tab' },
  info: { description: 'Goes wild.', features: [], useCases: [] },
  actions: {
    say: wild,
    compute: wild,
    hoard: wild,
    exit: wild,
    wait: wild,
    swell: wild,
    flood: wild,
    reach: wild,
    gather: wild,
  },
})

const spin = (milliseconds: number) => {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** What somebody reaches who looks around: 'yes' is bad. */
async function reached(): Promise<string> {
  const tries: Record<string, () => unknown> = {
    environment: () => Object.keys(process.env).filter((name) => /KEY|SECRET|DATABASE|TOKEN/.test(name)).length > 0,
    network: () => fetch('http://127.0.0.1:1').then(() => true),
    files: async () => (await import('node:fs')).readFileSync('/etc/passwd').length > 0,
    writing: async () => (await import('node:fs')).writeFileSync('/tmp/casewright-wild', 'x') === undefined,
    programs: async () => (await import('node:child_process')).execSync('true') !== undefined,
  }
  const found = Object.entries(tries).map(async ([name, attempt]) => {
    const is = await Promise.resolve()
      .then(attempt)
      .catch(() => false)
    return `${name}: ${is ? 'yes' : 'no'}`
  })
  return (await Promise.all(found)).join(', ')
}

export const server = defineServer({
  manifest,
  actions: {
    say: () => ({ text: 'said' }),
    compute: ({ milliseconds }) => {
      spin(milliseconds)
      return { text: 'computed' }
    },
    hoard: () => {
      const all: string[][] = []
      while (true) all.push(Array.from({ length: 100_000 }, (_, nth) => `${all.length} ${nth}`))
    },
    exit: () => process.exit(0),
    wait: async (_, context) => ({ text: (await context.firm.read('rates.json')) ?? '' }),
    swell: () => ({ text: 'x'.repeat(9 * 1024 * 1024) }),
    flood: (_, context) => {
      for (let nth = 0; nth < 5000; nth++) {
        context.partial({ append: 'word '.repeat(20) })
        context.partial({ replace: 'word '.repeat(nth % 2 ? 1_000_000 : 10) })
        context.progress({ message: `Step ${nth}` })
      }
      return { text: 'flooded' }
    },
    gather: async (_, context) => {
      const all = await Promise.all(Array.from({ length: 300 }, () => context.firm.read('rates.json')))
      return { text: `${all.filter(Boolean).length}` }
    },
    reach: async () => ({ text: await reached() }),
  },
})
