import { dirname, join } from 'node:path/posix'
import { arrowsAmong, namedIn, sourcesOf } from './arrows.mjs'
import { homeless, judge } from './judge.mjs'
import { apps } from './table.mjs'

const app = 'apps/server/src'
const egress = '../platform/egress/index.ts'

/** One breach of each rule of floors: where it is planted, its code, and what must refuse it. */
const breaches = [
  ['a value from the floor above', 'models/breach.ts', `import { createApp } from '../http/app.ts'\ncreateApp`, 'up'],
  ['a type from the floor above', 'models/breach.ts', `import type { AppDeps } from '../http/app.ts'`, 'up'],
  ['a type imported in place', 'platform/breach.ts', `export type One = import('../boot/boot.ts').Services`, 'up'],
  ['an import as it runs', 'research/breach.ts', `await import('../ops/env/env.ts')`, 'up'],
  ['what is handed on', 'platform/breach.ts', `export * from '../features/runs/index.ts'`, 'up'],
  ['an address of a module', 'platform/breach.ts', `new URL('../boot/main.ts', import.meta.url)`, 'up'],
  ['a feature that stands above', 'features/runs/breach.ts', `import type {} from '../accounts/index.ts'`, 'up'],
  ['past the door of a feature', 'http/breach.ts', `import type {} from '../features/runs/hub.ts'`, 'past'],
  ['past the door of a feature below', 'features/runs/breach.ts', `import '../audit/record.ts'`, 'past'],
  ['a folder on no floor', 'elsewhere/breach.ts', `import '${egress}'`, 'lost'],
  ['a feature without a place', 'features/elsewhere/breach.ts', '', 'lost'],
  ['a circle of folders', 'platform/egress/breach.ts', `import type {} from '../mail/index.ts'`, 'circles'],
  ['a circle of files', 'platform/mail/env.ts', `import type {} from './index.ts'`, 'circles'],
]

/** What the floors must let pass. */
const innocents = [
  ['boot/innocent.ts', `import '../platform/log/log.ts'\nimport '../http/app.ts'`],
  [
    'features/runs/innocent.ts',
    `import './hub.ts'\nimport type {} from '../audit/index.ts'\nimport '../../platform/csv.ts'`,
  ],
]

/** The breaches that are not refused, and the innocents that are: sentences; and how many breaches there are. */
export function tryFloors() {
  const files = sourcesOf(app)
  const arrows = arrowsAmong(files)
  const found = (place, code) => {
    const from = `${app}/${place}`
    const planted = namedIn(from, code).map(({ name, line }) => ({ from, to: join(dirname(from), name), line }))
    const known = planted.filter(({ to }) => files.includes(to))
    const all = judge(app, apps[app], [...arrows, ...known])
    return { ...all, lost: homeless(app, apps[app], [from]) }
  }
  const isBlamed = (lines, place) => lines.some((line) => line.includes(`${app}/${place}`))
  const missed = breaches.filter(([, place, code, rule]) => !isBlamed(found(place, code)[rule], place))
  const accused = innocents.filter(([place, code]) => Object.values(found(place, code)).flat().length > 0)
  return {
    planted: breaches.length,
    missed: missed.map(([name, , , rule]) => `Not refused: ${name} (${rule})`),
    accused: accused.map(([place]) => `Refused without reason: ${place}`),
  }
}
