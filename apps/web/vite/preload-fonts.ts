import type { Plugin } from 'vite'

/** Loads the two faces of the first view with the page, so that no text changes its shape. */
export const preloadFonts = (faces: readonly RegExp[]): Plugin => ({
  name: 'casewright:preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => faces.some((face) => face.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
})
