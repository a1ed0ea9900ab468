import { core, documents, floors, law, starter, tools, writers } from './guards.mjs'

/**
 * Slow lanes of the server. What holds of every route, account, run and log stays in every run.
 * @typedef {import('./lanes.mjs').Lane} Lane
 */

const test = (...names) => names.map((name) => `apps/server/test/${name}.test.ts`)

/** @type {Record<string, Lane>} */
export const serverLanes = {
  'law library on the server': {
    what: 'packs, imports, texts, ranking and treatments in a real database',
    tests: test(
      'case-index',
      'law-library',
      'law-library-completion',
      'law-library-network',
      'library-import',
      'library-oracle',
      'library-packs',
      'library-ranking',
      'library-texts',
      'meaning',
      'treatments',
      'vectors',
    ),
    guards: [law, starter, /^packages\/embeddings\/src\//, ...floors('features/law-library', 'research', 'platform')],
  },
  'an office on the server': {
    what: 'matters, people, holds, keys, mail, plans, exports and erasure',
    tests: test(
      'assistants',
      'audit-anchors',
      'documents',
      'factors',
      'holds',
      'idle',
      'keys',
      'mail',
      'matters',
      'notifications',
      'people',
      'plan-limits',
      'reviews',
      'settings-administrator',
      'settings-erase',
      'settings-export',
      'single-sign-on',
      'usage',
    ),
    guards: [core, ...floors('boot', 'http', 'features', 'platform')],
  },
  'tools on the server': {
    what: 'tools, models and files at work on the server, well and badly',
    tests: [
      ...test('injection-server', 'lies-tools', 'limits', 'own-tools', 'reasoning', 'redline', 'tools', 'unsafe-file'),
      'apps/server/src/models/reason.test.ts',
      'apps/server/src/research/search/reading/reader.test.ts',
    ],
    guards: [core, tools, documents, writers, ...floors('http', 'tool-host', 'research', 'models', 'platform')],
  },
}
