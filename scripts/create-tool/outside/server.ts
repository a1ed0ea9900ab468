// What Casewright looks for. TypeScript runs as it is, as long as its types can simply be left out.
export { server } from './src/server.ts'
