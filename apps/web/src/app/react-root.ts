/** A file of its own in the build (vite.config.ts): it runs before the rest of the page's code comes to it. */
export { createRoot, hydrateRoot } from 'react-dom/client'
