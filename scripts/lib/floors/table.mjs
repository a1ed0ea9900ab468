/**
 * @typedef {object} Floor
 * @property {string} name a folder
 * @property {string} holds what belongs there, for whoever looks for a place
 * @property {string[]} [rooms] its folders in their own order, the top one first; each is entered by its index.ts alone
 * @property {true} [islands] its folders import none of each other
 */

/**
 * The floors of each app, from the top one down. A floor imports those below it, never one above it.
 * @type {Record<string, Floor[]>}
 */
export const apps = {
  'apps/server/src': [
    { name: 'boot', holds: 'the process: what it starts with, its worker, its sweeping' },
    { name: 'http', holds: 'routes, middleware, the pages of the web app, MCP, OpenAPI, metrics' },
    { name: 'ops', holds: 'the commands of an operator, and all settings of the environment together' },
    { name: 'tool-host', holds: 'tools: loading them, running them, the processes in which they work' },
    {
      name: 'features',
      holds: 'what people do with the product, over its tables',
      rooms: [
        'people',
        'accounts',
        'retention',
        'privacy',
        'filing',
        'treatment-alerts',
        'runs',
        'saved',
        'uploads',
        'dictation',
        'office',
        'matters',
        'usage',
        'law-library',
        'settings',
        'evaluations',
        'holds',
        'audit',
      ],
    },
    { name: 'research', holds: 'the law and the web: sources, searching by words and meaning, looking up, verifying' },
    { name: 'models', holds: 'providers of language models, and their answers held to the evidence' },
    { name: 'platform', holds: 'database, vault, the door out, mail, queue, log, what is known of a request' },
  ],
  'apps/web/src': [
    { name: 'main.tsx', holds: 'the entry of the browser' },
    { name: 'app.tsx', holds: 'what stands around all pages' },
    { name: 'router', holds: 'addresses, who may open them, and what each loads' },
    { name: 'frame', holds: 'the signed-in layout: navigation, header, notifications, the end of idle sessions' },
    { name: 'features', holds: 'one folder for each page', islands: true },
    { name: 'session', holds: 'signing in and out, and what is forgotten then' },
    { name: 'tools', holds: 'registry, panels, generated forms, drafts' },
    { name: 'runs', holds: 'live runs: sending, following, their state and table' },
    { name: 'matters', holds: 'choosing a matter, filing in it, finding its people' },
    { name: 'components', holds: 'shared parts of forms, lists, sections and pages' },
    { name: 'lib', holds: 'calls, queries, the signed-in user, dates' },
    { name: 'brand', holds: 'the logo, and what runs before the first paint' },
  ],
}

/** The floors of packages, from the top one down; `tools/*` stands for each folder in tools. */
export const packages = [
  ['apps/*'],
  ['packages/toolset'],
  ['tools/*'],
  [
    'packages/api',
    'packages/documents',
    'packages/embeddings',
    'packages/library',
    'packages/local-model',
    'packages/publishers',
    'packages/redaction',
    'packages/redline',
    'packages/templates',
    'packages/ui',
    'packages/word',
  ],
  ['packages/law'],
  ['packages/core', 'packages/sandbox', 'packages/weights'],
]
