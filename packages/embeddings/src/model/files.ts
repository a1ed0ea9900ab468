import { z } from 'zod'

/** How a model is used, kept beside its weights. */
export const modelFile = z.object({
  name: z.string().min(1),
  pooling: z.enum(['mean', 'cls']),
  maxTokens: z.number().int().min(16).max(8192),
  queryPrefix: z.string(),
  passagePrefix: z.string(),
  /** Where the weights came from, for people. */
  from: z.string(),
  /** SHA-256 of the weights as they were brought, before they were converted. */
  weights: z.string(),
  license: z.string().optional(),
  /** SHA-256 of each file as it was when it was brought. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

export type ModelFile = z.infer<typeof modelFile>

export const weightsName = 'model.onnx'
export const tokenizerName = 'tokenizer.json'
export const tokenizerConfigName = 'tokenizer_config.json'
export const modelFileName = 'model.json'
