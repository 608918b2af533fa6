export type Signatures = { state: 'good' } | { state: 'bad'; packages: string[] } | { state: 'unchecked'; why: string }
export function auditSignatures(npm?: string[]): Signatures
