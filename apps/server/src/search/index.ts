export { chooseEngine } from './engines/choose.ts'
export { createFeeds } from './feeds/search-feeds.ts'
export { createWeb, type WebDeps } from './web.ts'
