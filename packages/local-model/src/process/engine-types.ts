/** As much of node-llama-cpp as is used. It is no dependency: it is fetched when a model first runs. */
export interface Llama {
  loadModel(options: { modelPath: string; gpuLayers?: number; checkTensors?: boolean }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: Record<string, unknown>): Promise<Grammar>
}

export type Grammar = object

export interface LlamaModel {
  tokenize(text: string): readonly number[]
  createContext(options: {
    contextSize: number
    batchSize: number
    threads: number
    failedCreationRemedy: false
  }): Promise<LlamaContext>
}

export interface LlamaContext {
  getSequence(): { tokenMeter: { usedInputTokens: number; usedOutputTokens: number } }
  dispose(): Promise<void>
}

export interface ChatSession {
  promptWithMeta(
    text: string,
    options: {
      grammar: Grammar
      maxTokens: number
      temperature: number
      signal: AbortSignal
      stopOnAbortSignal: boolean
      onTextChunk(text: string): void
    },
  ): Promise<{ responseText: string; stopReason: string }>
}

/** What `dist/index.js` exports. */
export interface EngineModule {
  LlamaChatSession: new (options: {
    contextSequence: ReturnType<LlamaContext['getSequence']>
    systemPrompt: string
  }) => ChatSession
}

/** What `dist/bindings/Llama.js` exports: `getLlama` would try the engine in a process of its own, which ours may not start. */
export interface LlamaModule {
  Llama: {
    _create(options: {
      bindings: unknown
      bindingPath: string
      buildType: 'prebuilt'
      buildMetadata: unknown
      logLevel: 'disabled'
      logger(): void
      maxThreads: number
      vramPadding: number
      ramPadding: number
      tempDir: false
    }): Promise<Llama>
  }
}
