export * from './mirror.ts'
export { haveSamples, samplePath } from './samples.ts'
export { zipOf } from './zip-of.ts'
