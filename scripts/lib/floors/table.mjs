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
        'runs',
        'saved',
        'uploads',
        'matters',
        'usage',
        'settings',
        'holds',
        'audit',
      ],
    },
    { name: 'research', holds: 'the law and the web: sources, searching, looking up, verifying' },
    { name: 'models', holds: 'providers of language models, and their answers held to the evidence' },
    { name: 'platform', holds: 'database, vault, the door out, mail, queue, log, what is known of a request' },
  ],
}

/** The floors of packages, from the top one down; `tools/*` stands for each folder in tools. */
export const packages = [
  ['apps/*'],
  ['packages/toolset'],
  ['tools/*'],
  [
    'packages/documents',
    'packages/library',
    'packages/publishers',
    'packages/redaction',
    'packages/templates',
    'packages/ui',
    'packages/word',
  ],
  ['packages/law'],
  ['packages/core', 'packages/sandbox'],
]
