import { core, documents, floors, law, starter, support, tools, ui, web, writers } from './guards.mjs'

/**
 * Slow lanes in a browser. What a user does first stays in every run: signing in, the dashboard, every tool once,
 * history, the landing page.
 * @typedef {import('./lanes.mjs').Lane} Lane
 */

const spec = (...names) => names.map((name) => `e2e/tests/${name}.spec.ts`)

/** @type {Record<string, Lane>} */
export const browserLanes = {
  looks: {
    what: 'every page in both themes and at several widths, checked by axe',
    titles: 'axe finds nothing',
    tests: spec(
      'accessibility',
      'accounts',
      'history',
      'landing-speed',
      'law-agent',
      'legal-research',
      'quick-question',
      'risk-analysis',
      'settings',
      'web-search',
    ),
    guards: [web, ui, support, tools],
  },
  'models in a browser': {
    what: 'what a model streams, gets wrong or makes up, as a user sees it',
    tests: spec(
      'ai-tools',
      'analyzer-model',
      'document-generation-model',
      'injection',
      'legal-research-model',
      'model',
      'quick-question-model',
      'summarizer-depth',
      'web-search-model',
    ),
    guards: [web, ui, core, support, tools, ...floors('http', 'tool-host', 'research', 'models', 'platform')],
  },
  'accounts in a browser': {
    what: 'invitations, second factors, keys, plans, holds, matters and settings',
    tests: spec(
      'administration-records',
      'api-keys',
      'factors',
      'kept-documents',
      'matters',
      'notifications',
      'office',
      'own-tools',
      'people',
      'settings',
      'sign-in-activity',
      'usage',
    ),
    guards: [web, ui, core, support, ...floors('boot', 'http', 'features', 'tool-host', 'platform')],
  },
  'answers in a browser': {
    what: 'the tools that answer questions, as a user works with them',
    tests: spec('law-agent', 'legal-research', 'quick-question', 'risk-analysis', 'web-search'),
    guards: [web, ui, core, support, tools, law, starter, ...floors('http', 'tool-host', 'research', 'platform')],
  },
  'documents in a browser': {
    what: 'the tools that read and write documents, as a user works with them',
    tests: spec(
      'analyzer',
      'cite-check',
      'document-generation',
      'document-generation-preview',
      'document-generation-voice',
      'summarizer',
    ),
    guards: [
      web,
      ui,
      core,
      support,
      tools,
      law,
      starter,
      documents,
      writers,
      ...floors('http', 'tool-host', 'platform'),
    ],
  },
  'law library in a browser': {
    what: 'packs, texts and search by meaning, as an administrator adds them',
    tests: spec('cited-by', 'complete-library', 'law-library', 'law-library-work', 'search-by-meaning'),
    guards: [web, ui, support, law, starter, ...floors('http', 'features', 'research', 'platform')],
  },
  'landing page in motion': {
    what: 'motion, speed and content of the landing page',
    tests: spec('landing-content', 'landing-motion', 'landing-speed'),
    guards: [web, ui, support],
  },
}
