const KINDS = { '.zip': 'zip', '.eml': 'eml' } as const

export type PackedKind = (typeof KINDS)[keyof typeof KINDS]

/** What kind of file other files lie in; undefined for every other one. */
export function packedKind({ name }: Pick<File, 'name'>): PackedKind | undefined {
  return Object.entries(KINDS).find(([extension]) => name.toLowerCase().endsWith(extension))?.[1]
}
