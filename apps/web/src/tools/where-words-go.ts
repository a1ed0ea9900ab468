/** The model of this installation, as the registry tells it. */
export interface ModelInUse {
  provider: string
  name: string
  trust: 'local' | 'cloud'
}

/** Who reads what is given to a tool, in one sentence. */
export function whereItGoes(model: ModelInUse | null): string {
  if (!model) return 'No language model is connected: what you give to a tool stays on this server.'
  return model.trust === 'local'
    ? `The language model (${model.name}) runs inside this network: what you give to a tool stays there.`
    : `What you give to a tool is sent to ${model.provider}, a cloud service, after some personal data is replaced.`
}
