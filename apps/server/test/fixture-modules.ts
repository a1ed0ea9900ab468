export const fixtureModules = [{ name: 'echo', load: () => import('./fixture-tool.ts') }]
