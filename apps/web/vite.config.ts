import { createRequire } from 'node:module'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { beforePaint } from './vite/before-paint.ts'
import { compress } from './vite/compress.ts'
import { landingDocument } from './vite/landing-document.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { sharedModules } from './vite/shared-modules.ts'
import { toolsPlugin } from './vite/tools-plugin.ts'

const toolset = createRequire(import.meta.url).resolve('@casewright/toolset/package.json')

/** Two documents for the browser: the landing page, and the app. */
const pages = defineConfig({
  plugins: [
    toolsPlugin(toolset),
    sharedModules('index.html'),
    react(),
    vanillaExtractPlugin(),
    landingDocument(),
    beforePaint('src/brand/before-paint.ts'),
    preloadFonts([/source-serif-4-latin-opsz-normal/, /public-sans-latin-wght-normal/]),
    compress(),
  ],
  // Scripts, styles and fonts come from this origin as files: the server's policy allows nothing else.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'src/brand/before-paint.ts'],
      // What every page needs comes in few files; without these groups each icon is one.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'icons', test: /node_modules\/lucide-react\// },
            { name: 'base', test: /\/ui\/src\/(theme|lattice|badge|severity-dot)\/|\/web\/src\/brand\/logo/ },
          ],
        },
      },
    },
  },
  // The host stays as it was called, so that the server sees requests of its own origin.
  server: {
    port: 5173,
    proxy: { '/api': { target: 'http://localhost:3000' }, '/tool-panels': { target: 'http://localhost:3000' } },
  },
})

/** What the server draws the landing page with: one file that needs no package. */
const renderer = defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'node24',
    outDir: 'dist/.server',
    copyPublicDir: false,
    rolldownOptions: {
      input: { landing: 'src/features/landing/render.tsx' },
      output: { entryFileNames: '[name].js' },
    },
  },
})

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? renderer : pages))
