import type { ModelFile } from './files.ts'

type Known = Pick<ModelFile, 'pooling' | 'maxTokens' | 'queryPrefix' | 'passagePrefix' | 'license'>

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
