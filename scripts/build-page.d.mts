export function buildPage(): void
export function isPageBuilt(): boolean
export function finishBuild(dist: string, stamp: string, wanted: string): void
