import type { ModelFile } from './files.ts'

type Known = Pick<ModelFile, 'pooling' | 'maxTokens' | 'queryPrefix' | 'passagePrefix' | 'license'>

/** SHA-256 of weights that we held and measured. */
export const measuredWeights = new Set([
  // all-MiniLM-L6-v2, model.safetensors
  '53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db',
  // all-MiniLM-L6-v2, model.onnx in 8 bits, of another's making
  '8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6',
  // bge-small-en-v1.5, model_quantized.onnx in 8 bits, of another's making
  '871ab4e755d9ab0eb8a7f7a965136e24f08b1ac26303c6e55c122be3a2c04172',
])

/** How models are used whose files do not say it, from their own model cards. */
export const knownModels: Record<string, Known> = {
  'bge-small-en-v1.5': {
    pooling: 'cls',
    maxTokens: 512,
    queryPrefix: 'Represent this sentence for searching relevant passages: ',
    passagePrefix: '',
    license: 'MIT',
  },
  'all-minilm-l6-v2': { pooling: 'mean', maxTokens: 256, queryPrefix: '', passagePrefix: '', license: 'Apache-2.0' },
  'multilingual-e5-small': {
    pooling: 'mean',
    maxTokens: 512,
    queryPrefix: 'query: ',
    passagePrefix: 'passage: ',
    license: 'MIT',
  },
}

/** The known model that a text names, however it separates the words. */
export function knownIn(text: string): string | undefined {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return Object.keys(knownModels).find((name) => plain(text).includes(plain(name)))
}
