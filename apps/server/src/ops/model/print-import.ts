import type { Env } from '../env/env.ts'
import type { Imported } from './import-model.ts'

/** What `npm run model -- import` says once the weights are there. */
export function printAdded({ kind, name, title, license, sha256, isTried }: Imported): void {
  if (kind === 'embedding') console.log(`Added the embedding model ${name}.`)
  else {
    const what = kind === 'language' ? `language model ${name} (${title})` : `speech model ${title}`
    console.log(`Added the ${what}. License: ${license ?? 'not stated in the file'}.`)
  }
  if (!isTried) console.log(`We did not ${kind === 'embedding' ? 'measure' : 'try'} these weights (SHA-256 ${sha256}).`)
}

/** What it says once all that runs them is there as well: how they are used. */
export function printUse({ kind, name, isUsed }: Imported, { LLM_MODEL }: Pick<Env, 'LLM_MODEL'>): void {
  if (kind === 'speech') console.log('Users can dictate to this server from now on.')
  else if (kind === 'language') {
    if (LLM_MODEL !== `local:${name}`) console.log(howToUse(name))
  } else if (isUsed) console.log('The library is searched by meaning as soon as its vectors are made.')
  else console.log(`To search with it, set EMBEDDING_MODEL=local:${name} and restart the server.`)
}

export const howToUse = (name: string): string =>
  `To use it, choose it under Administration, Models, or set LLM_MODEL=local:${name} and restart the server.`
