import { CasewrightError } from '@casewright/core'
import type { FilesFetch } from '../../platform/downloads/fetch-files.ts'

type Breakable = Pick<FilesFetch, 'state' | 'pause' | 'cancel'>

/** Stops fetching a model; what has come is kept. @throws CasewrightError */
export async function pauseFetch(fetching: Breakable): Promise<void> {
  await refuseAdding(fetching)
  fetching.pause()
}

/** Stops fetching a model, and deletes what has come. @throws CasewrightError */
export async function cancelFetch(fetching: Breakable): Promise<void> {
  await refuseAdding(fetching)
  await fetching.cancel()
}

async function refuseAdding({ state }: Breakable): Promise<void> {
  if ((await state()).isAdding)
    throw new CasewrightError(
      'conflict',
      'All of it has come, and it is being checked and added. Remove it once that is done.',
    )
}
