export const fixtureModules = [{ name: 'echo', url: new URL('./fixture-tool.ts', import.meta.url).href }]
/** A tool beside the first, with one action. */
export const secondModule = { name: 'second', url: new URL('./second-tool.ts', import.meta.url).href }
/** A tool that asks for and gives what is nobody else's business. */
export const sensitiveModule = { name: 'filing', url: new URL('./sensitive-tool.ts', import.meta.url).href }
