import { setTimeout as wait } from 'node:timers/promises'

const everyMilliseconds = 100

/** Where the server that these settings describe answers; nothing for one that does not serve pages. */
export function addressOf(env = process.env) {
  if (env.ROLE === 'worker' || env.PORT === '0') return undefined
  const port = env.PORT || 3000
  const anywhere = !env.HOST || env.HOST === '0.0.0.0' || env.HOST === '::'
  const host = anywhere ? '127.0.0.1' : env.HOST
  return {
    probe: `http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`,
    line: `${env.PRODUCT_NAME || 'Casewright'} is ready at ${env.PUBLIC_URL || `http://localhost:${port}`}`,
  }
}

export const isReady = ({ probe }) =>
  fetch(probe).then(
    (answer) => answer.ok,
    () => false,
  )

/** Waits until the server is ready. Does not keep the script alive when it has ended. */
export async function whenReady(address) {
  while (!(await isReady(address))) await wait(everyMilliseconds, undefined, { ref: false })
}
