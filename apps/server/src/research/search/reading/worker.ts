import { fromParent, toParent } from '@casewright/sandbox/child'
import { readPage } from '../pages/read-page.ts'
import type { Job, Told } from './protocol.ts'
import { readFeed } from './read-feed.ts'

const readers = { feed: readFeed, page: readPage }

fromParent((message) => {
  const { kind, text } = message as Job
  toParent(tell(() => readers[kind](text)))
})
toParent('ready')

function tell(read: () => Told['value']): Told {
  try {
    return { value: read() }
  } catch {
    return { value: null }
  }
}
