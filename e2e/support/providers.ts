import type { FakeModel } from '@casewright/core/testing'

/** The settings that connect a model that is not one, spoken to as each maker's is. */
export const providers = {
  Anthropic: (fake: FakeModel) => ({
    LLM_MODEL: 'anthropic:fake-model',
    ANTHROPIC_API_KEY: 'sk-test',
    ANTHROPIC_BASE_URL: fake.url,
  }),
  OpenAI: (fake: FakeModel) => ({
    LLM_MODEL: 'openai:fake-model',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: `${fake.url}/v1`,
  }),
}
