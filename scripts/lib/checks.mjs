import { existsSync } from 'node:fs'
import { checkBillOfMaterials } from './bill-of-materials.mjs'
import { checkCopies } from './copies/check.mjs'
import { checkDependencies } from './dependencies.mjs'
import { checkExpressions } from './expressions/check.mjs'
import { checkFloors } from './floors/check.mjs'
import { checkSecurityPage } from './named-tests.mjs'
import { inRoot, node24 } from './paths.mjs'
import { checkRequestLengths } from './request-lengths.mjs'
import { pnpm, run } from './run.mjs'
import { checkSizes } from './sizes.mjs'
import { checkSlowTests } from './slow/slow-tests.mjs'
import { checkSpecification } from './specification.mjs'
import { checkToolNames } from './tool-names.mjs'
import { checkTypes } from './types.mjs'
import { buildWeb, hasWeb } from './web.mjs'
import { checkWords } from './words.mjs'

const quiet = { quiet: true }
const nothing = { ok: true, output: '', note: 'nothing to check yet' }
const webCheck = 'apps/web/vite/check-build.ts'

/**
 * Every check by its name.
 * @type {Record<string, () => { ok: boolean, output: string, note?: string, shown?: string } | Promise<{ ok: boolean, output: string, note?: string, shown?: string }>>}
 */
export const checks = {
  lint: () => run('biome', ['ci', '--colors=off', '--max-diagnostics=200', '.'], quiet),
  'import rules': () => run(node24, ['scripts/planted-breach.mjs'], quiet),
  floors: checkFloors,
  'one line per tool': checkToolNames,
  copies: checkCopies,
  types: checkTypes,
  dependencies: checkDependencies,
  'bill of materials': checkBillOfMaterials,
  'dead code': () => run('knip', ['--no-progress', '--no-config-hints'], quiet),
  'file sizes': checkSizes,
  'regular expressions': checkExpressions,
  'request lengths': checkRequestLengths,
  specification: checkSpecification,
  'security page': checkSecurityPage,
  words: checkWords,
  'slow tests': checkSlowTests,
  'web build': () => (hasWeb() ? buildWeb() : nothing),
  'web without server code': () =>
    hasWeb() && existsSync(inRoot(webCheck)) ? run(node24, [webCheck], quiet) : nothing,
  storybook: () => pnpm(['--filter', '@casewright/ui', 'run', 'build-storybook'], quiet),
}
