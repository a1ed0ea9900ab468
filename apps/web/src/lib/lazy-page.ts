import { type ComponentType, lazy } from 'react'
import { loadedOnceReached } from './server-reach.ts'

/** A page that is a chunk of its own. It is waited for while the server cannot be reached. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadedOnceReached(load) }))
