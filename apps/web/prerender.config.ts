import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'

/** What a landing page loads only when it is used. */
const LATER =
  /\/(?:app-pages|run-page|open-dialog|account-menu|understood|selected-files|language-list|language-offer)\.tsx$/

/** Builds the landing page for the prerender step, which runs outside a browser. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compileMessages()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl', /^@evenhand\//, /^@mantine\//] },
  build: {
    ssr: 'src/prerender/render-landing.tsx',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { external: (id) => LATER.test(id) },
  },
})
