import { type ComponentType, lazy } from 'react'

/** A page that is a chunk of its own. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
