/**
 * Creates the page's one Trusted Types policy. Scripts and workers come from our own origin only; a string that
 * could open an element is never turned into HTML (style sheets, which have none, pass).
 */
export function installTrustedTypes(): void {
  const trustedTypes = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } })
    .trustedTypes
  trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => {
      if (html.includes('<')) throw new TypeError('markup is not accepted')
      return html
    },
    createScriptURL: (url: string) => {
      if (new URL(url, location.href).origin !== location.origin) throw new TypeError('script of another origin')
      return url
    },
  })
}
