import type { Plugin } from 'vite'

/** The faces of the first screen; all others load when a character needs them. */
const FIRST_FACES = /(geologica|source-sans-3)-latin-wght-normal-[\w-]+\.woff2$/

/** Asks for the Latin part of the interface faces together with the page. */
export function preloadFonts(): Plugin {
  return {
    name: 'evenhand:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FACES.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
