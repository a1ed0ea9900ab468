/** An address that a result may lead to: a page of ours, or a web page. Anything else leads nowhere. */
export const safeAddress = (url: string | undefined): string | undefined =>
  url && (/^\/library\/[^/\\]+$/.test(url) || /^https?:\/\/\S+$/i.test(url)) ? url : undefined

export const isOurs = (url: string): boolean => url.startsWith('/')
