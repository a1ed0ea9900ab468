import { setTimeout as wait } from 'node:timers/promises'

const everyMilliseconds = 100

/** Calls `tell` once with the address, as soon as the server that these settings describe is ready. */
export async function whenReady(tell, env = process.env) {
  if (env.ROLE === 'worker' || env.PORT === '0') return
  const port = env.PORT || 3000
  const host = !env.HOST || env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`
  while (!(await answers(url))) await wait(everyMilliseconds, undefined, { ref: false })
  tell(`${env.PRODUCT_NAME || 'Casewright'} is ready at ${env.PUBLIC_URL || `http://localhost:${port}`}`)
}

const answers = (url) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )
