type Settings = Record<string, string | undefined>
export function findSecrets(text: string, env: Settings): string[]
export function listLeaks(folder: string, env?: Settings): string[]
