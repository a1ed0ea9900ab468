import { expect, test } from 'vitest'
import { whyForbidden } from './forbidden.ts'

test.each([
  '/repo/tools/risk/src/server.ts',
  '/repo/tools/risk/src/prompt.ts',
  '/repo/tools/risk/src/evidence.ts',
  '/repo/tools/risk/src/manifest.ts',
  '/repo/tools/risk/src/server/weigh.ts',
  '/repo/packages/core/src/index.ts',
  '/repo/packages/core/src/server/index.ts',
  '/repo/packages/law/src/index.ts',
  '/repo/apps/server/src/http/app.ts',
  '/repo/node_modules/.pnpm/zod@4.6.7/node_modules/zod/index.js',
  'node:fs',
  '__vite-browser-external:node:crypto',
])('%s stays on the server', (id) => expect(whyForbidden(id)).toBeDefined())

test.each([
  '/repo/tools/risk/src/panel.tsx',
  '/repo/packages/core/src/client/index.ts',
  '/repo/packages/core/src/run.ts',
  '/repo/packages/ui/src/result-view/evidence-view.tsx',
  '/repo/node_modules/.pnpm/react-dom@19/node_modules/react-dom/server/browser.js',
  '/repo/apps/web/src/main.tsx?v=1',
])('%s may be in the browser', (id) => expect(whyForbidden(id)).toBeUndefined())

test('a tool that is installed as a package is held to the same', () => {
  const root = '/repo/node_modules/@firm/tool'
  expect(whyForbidden(`${root}/dist/server.js`, [root])).toBeDefined()
  expect(whyForbidden(`${root}/dist/panel.js`, [root])).toBeUndefined()
})
