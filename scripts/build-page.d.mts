export function buildPage(): void
export function isPageBuilt(): boolean
