/** What a role has: bundles, and codes of its own, `prefix:*` and entries with `!` among them. */
export interface Rights {
  readonly permissionIds: readonly string[]
  readonly operationCodes: readonly string[]
}

export type Setting = 'unset' | 'allowed' | 'denied'

export const settingOf = (codes: readonly string[], code: string): Setting =>
  codes.includes(`!${code}`) ? 'denied' : codes.includes(code) ? 'allowed' : 'unset'

/** The codes with one of them set anew; the others keep their order. */
export const withSetting = (codes: readonly string[], code: string, setting: Setting): readonly string[] => {
  const rest = codes.filter((each) => each !== code && each !== `!${code}`)
  return setting === 'unset' ? rest : [...rest, setting === 'denied' ? `!${code}` : code]
}

/** Codes by what stands before the colon, each group led by its wildcard; `*` stands by itself. */
export const groupsOf = <Code extends { readonly id: string; readonly name: string }>(
  codes: readonly Code[],
): readonly {
  readonly prefix: string
  readonly codes: readonly { readonly id: string; readonly name: string }[]
}[] => {
  const groups = new Map<string, { readonly id: string; readonly name: string }[]>()
  for (const { id, name } of codes) {
    const prefix = id.split(':')[0] ?? id
    groups.set(prefix, [
      ...(groups.get(prefix) ?? (id.includes(':') ? [{ id: `${prefix}:*`, name: '以下全部' }] : [])),
      { id, name },
    ])
  }
  return [...groups].map(([prefix, list]) => ({ prefix, codes: list }))
}

/** What a change adds and takes away, for the foot of the editor. */
export const differenceOf = (
  before: Rights,
  after: Rights,
): { readonly added: readonly string[]; readonly removed: readonly string[] } => {
  const [a, b] = [
    [...before.permissionIds, ...before.operationCodes],
    [...after.permissionIds, ...after.operationCodes],
  ]
  return { added: b.filter((each) => !a.includes(each)), removed: a.filter((each) => !b.includes(each)) }
}
