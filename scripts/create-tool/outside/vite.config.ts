import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One file for the browser, `panel.js`, and `panel.css` where the panel imports styles. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: { entry: 'src/panel.tsx', formats: ['es'], fileName: () => 'panel.js', cssFileName: 'panel' },
    outDir: 'dist',
    // The page shares these with every panel.
    rolldownOptions: {
      external: [
        'react',
        'react/jsx-runtime',
        'react-dom',
        '@casewright/core/client',
        '@casewright/ui',
        '@casewright/ui/theme',
      ],
    },
  },
})
