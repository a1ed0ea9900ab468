// Which files a lane guards: patterns that several lanes share.

export const web = /^apps\/web\/(?:src|vite)\//
export const ui = /^packages\/ui\/(?:src|\.storybook)\//
export const core = /^packages\/(?:core|api)\/src\//
export const law = /^packages\/(?:law|library|publishers)\/src\//
export const starter = /^packages\/library\/starter\//
export const documents = /^packages\/(?:documents|sandbox)\/src\//
export const writers = /^packages\/(?:redline|word|templates)\/src\//
export const tools = /^tools\/[^/]+\/src\//
export const support = /^e2e\/support\//

/** Folders and modules of the server, wherever they stand in it. */
export const server = (...names) => names.map((name) => new RegExp(`^apps/server/src/(?:.*/)?${name}(?:/|\\.ts$)`))

/** Whole floors of the server. */
export const floors = (...names) => names.map((name) => new RegExp(`^apps/server/src/${name}/`))
