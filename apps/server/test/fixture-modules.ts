const at = (name: string, file: string) => ({ name, url: new URL(file, import.meta.url).href })

export const fixtureModules = [at('echo', './fixture-tool.ts')]
/** A tool beside the first, with one action. */
export const secondModule = at('second', './second-tool.ts')
/** A tool that asks for and gives what is nobody else's business. */
export const sensitiveModule = at('filing', './sensitive-tool.ts')
