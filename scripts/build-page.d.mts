export function buildPage(): void
