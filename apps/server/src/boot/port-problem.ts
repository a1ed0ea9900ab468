import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '../ops/env/env.ts'

/** Why nothing can listen where the settings say, in a sentence. It is asked first, so that a start that cannot succeed makes nothing. */
export async function portProblem({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<string | undefined> {
  const server = createServer().listen(PORT, HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    return cannotListen({ PORT, HOST }, (error as NodeJS.ErrnoException).code)
  }
  server.close()
  await once(server, 'close')
}

export function cannotListen({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>, code: string | undefined): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use. Set PORT to a different port.`
  if (code === 'EACCES') return `Port ${PORT} may not be used by this user. Set PORT to another one, above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'ENOTFOUND')
    return `This machine does not have the address ${HOST}. Set HOST to one that it has, such as 127.0.0.1.`
  return `Casewright cannot listen on its port: ${code}`
}
