import type { Plugin } from 'vite'

/**
 * Puts a script into the head of each page that runs before anything is painted. It is a classic script: its module
 * must import and export nothing.
 * @param source from the root of the app
 */
export const beforePaint = (source: string): Plugin => ({
  name: 'casewright:before-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const built = Object.values(bundle ?? {}).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
      )
      if (bundle && !built) throw new Error(`The build has no ${source}.`)
      const src = built ? `/${built.fileName}` : `/${source}`
      return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }]
    },
  },
})
