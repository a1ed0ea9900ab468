export * from './checks.ts'
export * from './parts.ts'
export * from './schema.ts'
