import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { docker, run } from './engine.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What must not be in an image: npm's settings and its words for tokens, settings of this machine, private keys. */
const unwanted = {
  'settings of npm or of this machine': `find / -xdev \\( -name .npmrc -o -name '.env*' -o -name id_rsa -o -name secrets.json \\) -not -path '/proc/*'`,
  'a token of a registry': `grep -rIlE --exclude-dir=dist '_authToken=|_password=' /app/package.json /app/apps /app/packages /app/tools /etc /root /home 2>/dev/null`,
  'a private key': `grep -rIlE 'BEGIN [A-Z ]*PRIVATE KEY' /app/apps /app/packages /app/tools /etc /root /home 2>/dev/null`,
  'what builds': 'for name in npm npx corepack yarn pnpm gcc make python3 git; do command -v $name; done',
}

/** Builds the image of what stands in this checkout. */
export const buildImage = async (tag, folder = root) =>
  docker(['build', '--quiet', '--tag', tag, '--build-arg', `REVISION=${await revisionOf('HEAD')}`, folder], {
    env: await builder(),
  })

/** Builds the image with an embedding model: the weights lie in the folder `weights` while it is built. */
export async function buildWithWeights(tag, weights) {
  const folder = join(root, 'weights')
  if (existsSync(folder)) throw new Error(`${folder} is there already: move it away, or build the image by hand`)
  try {
    await cp(weights, join(folder, basename(weights)), { recursive: true })
    await buildImage(tag)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Builds the image of an earlier commit; of one that has no Dockerfile with today's. */
export async function buildEarlier(tag, ref) {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-earlier-'))
  try {
    await run('sh', ['-c', `git archive '${ref}' | tar -x -C '${folder}'`], { cwd: root })
    if (!existsSync(join(folder, 'Dockerfile')))
      for (const part of ['Dockerfile', '.dockerignore', 'deploy/image'])
        await cp(join(root, part), join(folder, part), { recursive: true })
    await buildImage(tag, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const revisionOf = async (ref) => (await run('git', ['rev-parse', ref], { cwd: root })).trim()

/** Without the plugin for the new builder Docker's program refuses to build at all, unless it is told to use the old one. */
async function builder() {
  const has = await docker(['buildx', 'version'], { may: true })
  return /buildx/.test(has) && !/unknown/.test(has) ? {} : { DOCKER_BUILDKIT: '0' }
}

/** Bytes of the image, and of the parts of it that are ours. */
export async function sizesOf(tag) {
  const whole = Number(await docker(['image', 'inspect', '--format', '{{.Size}}', tag]))
  const ours = Number((await inside(tag, 'du -sb /app | cut -f1')).trim())
  const node = Number((await inside(tag, 'stat -c %s /usr/local/bin/node')).trim())
  return { whole, ours, node }
}

const inside = (tag, script) =>
  docker(['run', '--rm', '--network', 'none', '--user', '0', tag, 'sh', '-c', script], { may: true })

/** What is in an image and should not be; nothing when all is well. */
export async function problemsOf(tag) {
  const problems = []
  for (const [name, script] of Object.entries(unwanted)) {
    const found = (await inside(tag, script)).trim()
    if (found) problems.push(`The image holds ${name}: ${found.split('\n').slice(0, 5).join(', ')}`)
  }
  const history = await docker(['history', '--no-trunc', '--format', '{{.CreatedBy}}', tag])
  if (/NPM_CONFIG|npmrc|_auth|token/i.test(history)) problems.push('The history of the image tells settings of npm.')
  const config = JSON.parse(await docker(['image', 'inspect', '--format', '{{json .Config}}', tag]))
  if (!/^\d+:\d+$/.test(config.User) || config.User.startsWith('0')) problems.push('The image runs as root.')
  if (!config.Healthcheck) problems.push('The image has no health check.')
  return problems
}
