export { createLocalModel, type LocalModel, nameOf } from './local-model.ts'
export { LocalModelError } from './local-model-error.ts'
