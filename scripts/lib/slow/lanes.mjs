import { filesUnder } from '../files.mjs'
import { browserLanes } from './browser-lanes.mjs'
import { core, documents, law, server, starter, tools, ui } from './guards.mjs'
import { serverLanes } from './server-lanes.mjs'

/**
 * The slow lanes: tests that take long, and what they guard. `npm test` leaves a lane out while nothing that it guards
 * has changed since it last passed; passed.json tells what it passed on.
 * @typedef {{ what: string, tests: string[], titles?: string, guards: RegExp[] }} Lane
 * titles: only the tests of these files whose title holds it
 */

/** @type {Record<string, Lane>} */
export const lanes = {
  faults: {
    what: 'processes, databases and disks that fail while people work',
    tests: ['apps/server/test/faults.test.ts', 'apps/server/test/faults-at-once.test.ts'],
    guards: [
      /^e2e\/faults\//,
      ...server('main', 'boot', 'health', 'db', 'queue', 'worker', 'sweep', 'runs', 'uploads', 'vault', 'tool-host'),
    ],
  },
  evaluation: {
    what: 'the whole evaluation without a model, and parts of it with a fake one',
    tests: ['evaluation/src/evaluation.test.ts'],
    guards: [/^evaluation\/src\//, law, tools, starter, ...server('law', 'search', 'sources', 'models', 'verify')],
  },
  'reading time': {
    what: 'the time of reading grows no faster than the text',
    tests: [
      'packages/law/src/citations/testing/hostile.test.ts',
      'packages/law/src/checks/drafting/hostile.test.ts',
      'packages/law/src/checks/hostile.test.ts',
      'packages/law/src/treatment/hostile.test.ts',
    ],
    guards: [law],
  },
  'real documents': {
    what: 'every real document that TEST_DATA names, read and checked',
    tests: [
      'packages/documents/src/manifest.test.ts',
      'packages/law/src/testing/documents.test.ts',
      'packages/law/src/citations/testing/examples.test.ts',
      'tools/cite-check/src/real-documents.test.ts',
    ],
    guards: [law, documents, /^tools\/cite-check\/src\//],
  },
  sandbox: {
    what: 'processes that read files of other people, held to their limits',
    tests: ['packages/sandbox/src/start-child.test.ts'],
    guards: [/^packages\/sandbox\/src\//],
  },
  redlines: {
    what: 'redlines of every rich Word file: rejected, accepted, validated, opened in LibreOffice',
    tests: [
      'packages/redline/src/real-documents.test.ts',
      'packages/redline/src/made-documents.test.ts',
      'packages/redline/src/office.test.ts',
    ],
    guards: [/^packages\/redline\//, documents],
  },
  verification: {
    what: 'thousands of corrupted citations, none of which is verified',
    tests: ['apps/server/test/verification.test.ts'],
    guards: [law, starter, ...server('law', 'sources', 'verify')],
  },
  'killed imports': {
    what: 'an import and its updates killed twenty times, with the same result as without',
    tests: ['apps/server/test/law-library-kills.test.ts'],
    guards: [/^packages\/(?:library|publishers)\/src\//, ...server('law-library')],
  },
  backups: {
    what: 'backup and restore, by their commands and from older versions',
    tests: [
      'apps/server/test/backup-command.test.ts',
      'apps/server/test/backup-versions.test.ts',
      'apps/server/test/backup.test.ts',
    ],
    guards: [...server('backup', 'db', 'rotation', 'vault', 'connect', 'bring-up')],
  },
  'a new tool': {
    what: 'the guide to a tool of one’s own, followed word by word',
    tests: ['apps/server/test/add-a-tool.test.ts'],
    guards: [
      /^docs\/add-a-tool\.md$/,
      /^(?:biome|tsconfig\.base)\.json$/,
      /^scripts\/(?:create-tool|lint)/,
      core,
      ...server('tool-host'),
    ],
  },
  'a clone': {
    what: 'a first start installs and builds what running needs, and a check the rest',
    tests: ['apps/server/test/start-from-clone.test.ts'],
    guards: [
      /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml)$/,
      /^(?:apps|packages|tools)\/[^/]+\/package\.json$/,
      /^apps\/web\/vite/,
      /^scripts\/(?:start|everything)\.mjs$/,
      /^scripts\/lib\/(?:install|spare-files|stamp|web|run|paths)\.mjs$/,
    ],
  },
  'real embeddings': {
    what: 'a published embedding model, fetched by name, on its real runtime',
    tests: ['packages/embeddings/src/real-weights.test.ts'],
    guards: [/^packages\/embeddings\/src\//],
  },
  'a language model': {
    what: 'a small language model on its real engine: killed, canceled, overfull, refused, and a dozen questions',
    tests: ['packages/local-model/src/real-model.test.ts', 'evaluation/src/real-model.test.ts'],
    guards: [
      /^packages\/(?:local-model|weights)\/src\//,
      /^evaluation\/src\/(?:real-model|session|measure|pairs|count)/,
      ...server('models'),
    ],
  },
  'speech on the server': {
    what: 'a published speech model on its real engine: two voices, silence, noise, bad files, a process that is killed',
    tests: ['apps/server/test/real-speech.test.ts'],
    guards: [
      /^packages\/(?:local-model|weights)\/src\//,
      /^apps\/server\/src\/(?:features\/dictation\/|http\/routes\/dictation)/,
      /^packages\/core\/src\/testing\/speech\//,
    ],
  },
  injection: {
    what: 'every attempt to instruct a model, on every tool',
    tests: ['apps/server/test/injection-tools.test.ts'],
    guards: [core, tools, ...server('models')],
  },
  'sources that fail': {
    what: 'what each tool says of sources that find, find nothing, fail or never answer',
    tests: ['apps/server/test/coverage.test.ts'],
    guards: [core, tools, ...server('research', 'sources')],
  },
  'reading files': {
    what: 'files that are scans, cut off, hostile or endless, each read in a process of its own',
    tests: [
      'packages/documents/src/hostile.test.ts',
      'packages/documents/src/ocr/recognizer.test.ts',
      'packages/documents/src/reading/read-in-process.test.ts',
    ],
    guards: [documents],
  },
  'tool processes': {
    what: 'tools that hang, grow, crash or do what they may not',
    tests: [
      'apps/server/src/tool-host/execution/firm-problems.test.ts',
      'apps/server/src/tool-host/processes/host.test.ts',
      'apps/server/src/tool-host/processes/hostile.test.ts',
    ],
    guards: [core, /^packages\/sandbox\/src\//, ...server('tool-host')],
  },
  'starting anywhere': {
    what: 'a start as root in a closed folder, from odd paths and read-only clones, and after crashes',
    tests: ['apps/server/test/start-anywhere.test.ts', 'apps/server/test/supervise.test.ts'],
    guards: [/^scripts\/(?:start|lib\/supervise)\.mjs$/, ...server('boot', 'main', 'embedded')],
  },
  panels: {
    what: 'every state of every tool’s panel, in both themes, checked by axe',
    tests: filesUnder('tools').filter((file) => file.endsWith('.stories.tsx')),
    guards: [ui, core, tools],
  },
  ...serverLanes,
  ...browserLanes,
}
