export * from './context.ts'
export * from './contract-problems.ts'
export * from './define-server.ts'
export * from './nobody.ts'
