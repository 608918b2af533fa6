import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'
import { compressFiles } from './build/compress-files.ts'
import { cutFonts } from './build/cut-fonts.ts'
import { dropSchemas } from './build/drop-schemas.ts'
import { listDeviceFiles } from './build/list-device-files.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { serveReaders } from './build/serve-readers.ts'

/** Our packages only define things; what is not used of them stays out. */
const treeshake = {
  moduleSideEffects: [
    { test: /packages[\\/](?:model|locales|analyze)[\\/]/, sideEffects: false },
    { test: /node_modules[\\/]zod[\\/]/, sideEffects: false },
  ],
}

/** How long our own steps take is nothing that who starts the server should be warned of. */
const checks = { bundlerTimings: false }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    compileMessages(),
    dropSchemas(),
    cutFonts(),
    preloadFonts(),
    serveReaders(),
    listDeviceFiles(),
    compressFiles(),
  ],
  // Messages are compiled while building, so the page carries no parser of them.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // The server replaces the placeholder in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    // The prerender step reads from it what a page needs, and takes it away.
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      checks,
      // What the first screen stands on is one file: on a slow line every further one costs a way there and back.
      // React is another, so that the two do not run in one go.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|react-root\.ts$/, priority: 1 },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [dropSchemas()],
    // Only what lies in /workers/ may run WebAssembly: the server gives those answers their own policy.
    rolldownOptions: {
      treeshake,
      checks,
      output: { entryFileNames: 'workers/[name]-[hash].js', chunkFileNames: 'workers/[name]-[hash].js' },
    },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://localhost:3000' } },
})
