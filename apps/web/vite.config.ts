import { createRequire } from 'node:module'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './vite/preload-fonts.ts'
import { toolsPlugin } from './vite/tools-plugin.ts'

const toolset = createRequire(import.meta.url).resolve('@casewright/toolset/package.json')

export default defineConfig({
  plugins: [
    toolsPlugin(toolset),
    react(),
    vanillaExtractPlugin(),
    preloadFonts([/source-serif-4-latin-opsz-normal/, /public-sans-latin-wght-normal/]),
  ],
  // Scripts, styles and fonts come from this origin as files: the server's policy allows nothing else.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, manifest: true },
  // The host stays as it was called, so that the server sees requests of its own origin.
  server: { port: 5173, proxy: { '/api': { target: 'http://localhost:3000' } } },
})
