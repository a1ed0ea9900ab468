/** One breach of each import rule, with the file that it is planted in and the rule that must refuse it. */
const imports = 'lint/style/noRestrictedImports'

export const breaches = [
  ['core imports law', 'packages/core/src/breach.ts', `import '@casewright/law'`, imports],
  ['core imports law in its server half', 'packages/core/src/server/breach.ts', `import '@casewright/law'`, imports],
  ['core imports Node', 'packages/core/src/breach.ts', `import 'node:fs'`, imports],
  ['core imports React', 'packages/core/src/breach.ts', `import 'react'`, imports],
  ["core's client imports Node", 'packages/core/src/client/breach.ts', `import 'node:fs'`, imports],
  [
    "core's client imports its server half",
    'packages/core/src/client/breach.ts',
    `import '../server/index.ts'`,
    imports,
  ],
  ['law imports ui', 'packages/law/src/breach.ts', `import '@casewright/ui'`, imports],
  ['law imports documents', 'packages/law/src/breach.ts', `import '@casewright/documents'`, imports],
  ['law reads files', 'packages/law/src/breach.ts', `import 'node:fs'`, imports],
  ['a test of law imports ui', 'packages/law/src/breach.test.ts', `import '@casewright/ui'`, imports],
  ['documents imports law', 'packages/documents/src/breach.ts', `import '@casewright/law'`, imports],
  ['ui imports law', 'packages/ui/src/breach.ts', `import '@casewright/law'`, imports],
  ['ui imports a tool', 'packages/ui/src/breach.ts', `import '@casewright/tool-other/panel'`, imports],
  ['a package climbs out of itself', 'packages/law/src/breach.ts', `import '../../core/src/anchor.ts'`, imports],
  ['a tool climbs out of itself', 'tools/one/src/breach.ts', `import '../../../packages/law/src/index.ts'`, imports],
  ['a tool climbs into another', 'tools/one/src/breach.ts', `import '../../other/manifest.ts'`, imports],
  ['a tool imports another tool', 'tools/one/src/breach.ts', `import '@casewright/tool-other/server'`, imports],
  ['a tool loads another tool', 'tools/one/src/breach.ts', `await import('@casewright/tool-other/server')`, imports],
  ['a tool imports the toolset', 'tools/one/src/breach.ts', `import '@casewright/toolset/package.json'`, imports],
  ['a tool imports an app', 'tools/one/src/breach.ts', `import '@casewright/server'`, imports],
  ['a tool imports a database', 'tools/one/src/breach.ts', `import 'pg'`, imports],
  ['a tool imports a query builder', 'tools/one/src/breach.ts', `import 'kysely'`, imports],
  ['a tool imports Hono', 'tools/one/src/breach.ts', `import 'hono'`, imports],
  ['a tool imports a model', 'tools/one/src/breach.ts', `import 'openai'`, imports],
  ['a tool imports the environment', 'tools/one/src/breach.ts', `import 'node:process'`, imports],
  [
    'a tool reads the environment',
    'tools/one/src/breach.ts',
    'export const key = process.env.KEY',
    'lint/style/noProcessEnv',
  ],
  [
    'a tool opens the network',
    'tools/one/src/breach.ts',
    `await fetch('https://example.com')`,
    'lint/style/noRestrictedGlobals',
  ],
  ['a panel imports its server', 'tools/one/src/breach.tsx', `import './server.ts'`, 'plugin'],
  [
    'a panel imports its prompt',
    'tools/one/src/breach.tsx',
    `import { prompt } from './prompt.ts'\nprompt()`,
    'plugin',
  ],
  ['a panel loads its evidence', 'tools/one/src/parts/breach.tsx', `await import('../evidence.ts')`, 'plugin'],
  ['a panel imports its manifest', 'tools/one/src/breach.tsx', `export * from './manifest.ts'`, 'plugin'],
  ['the server names a tool', 'apps/server/src/breach.ts', `import '@casewright/tool-other/server'`, imports],
  ['the server imports ui', 'apps/server/src/breach.ts', `import '@casewright/ui'`, imports],
  ['the web app names a tool', 'apps/web/src/breach.ts', `import '@casewright/tool-other/panel'`, imports],
  ['the web app imports the server', 'apps/web/src/breach.ts', `import '@casewright/server'`, imports],
  ["the web app imports core's server half", 'apps/web/src/breach.ts', `import '@casewright/core/server'`, imports],
  ['an app climbs into a package', 'apps/server/src/breach.ts', `import '../../../packages/law/src/index.ts'`, imports],
]

/** What the rules must let pass, in the same places. */
export const innocents = [
  ['packages/core/src/innocent.ts', `import 'zod'\nimport './anchor.ts'`],
  [
    'packages/core/src/client/innocent.ts',
    `import 'react'\nimport type { Run } from '../run.ts'\nexport type One = Run`,
  ],
  ['packages/law/src/innocent.ts', `import '@casewright/core'`],
  ['packages/law/src/innocent.test.ts', `import 'node:fs'\nimport './innocent.ts'`],
  ['packages/documents/src/innocent.ts', `import 'node:fs'\nimport '@casewright/core'`],
  ['packages/ui/src/innocent.tsx', `import 'react'\nimport '@casewright/core/client'`],
  ['tools/one/src/innocent.ts', `import '@casewright/core/server'\nimport '@casewright/law'\nimport './prompt.ts'`],
  [
    'tools/one/src/innocent.tsx',
    `import type { One } from './manifest.ts'\nimport '@casewright/ui'\nexport type Two = One`,
  ],
  [
    'apps/server/src/tools/innocent.ts',
    `import 'hono'\nimport '../documents/keep.ts'\nimport '@casewright/core/server'`,
  ],
  [
    'apps/web/src/innocent.tsx',
    `import '@casewright/ui'\nimport type { Run } from '@casewright/core'\nexport type One = Run`,
  ],
]
