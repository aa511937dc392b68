import { has } from '@chengban/kernel/has.ts'
import type { CodeState } from '../../permission/web/CodeMark.tsx'

/** The rights of a role: bundles, and its own codes, including `prefix:*` and entries with `!`. */
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

/** Groups codes by the part before the colon. */
export const groupsOf = <Code extends { readonly id: string }>(
  codes: readonly Code[],
): readonly { readonly prefix: string; readonly codes: readonly Code[] }[] => {
  const groups = new Map<string, Code[]>()
  for (const code of codes) {
    const prefix = code.id.split(':')[0] ?? code.id
    groups.set(prefix, [...(groups.get(prefix) ?? []), code])
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

/** A bundle as the editor knows it. */
export interface Bundle {
  readonly id: string
  readonly name: string
  readonly operationIds: readonly string[]
  readonly menuIds: readonly number[]
}

export interface Effect {
  readonly state: CodeState
  /** Where it comes from, or what denies it, where that is not the code's own entry. */
  readonly from: readonly string[]
}

/** What a code comes to for a member of only this role; an entry with ! wins over every other. */
export const effectOf = (
  { permissionIds, operationCodes }: Rights,
  bundles: readonly Bundle[],
  code: string,
): Effect => {
  const chosen = bundles.filter(({ id }) => permissionIds.includes(id))
  const denying = operationCodes.filter((entry) => entry.startsWith('!') && has([entry.slice(1)], code))
  if (denying.length) return { state: 'denied', from: denying.filter((entry) => entry !== `!${code}`) }
  const wild = operationCodes.filter((entry) => entry !== code && has([entry], code))
  const from = [
    ...chosen.filter(({ operationIds }) => has(operationIds, code)).map(({ name }) => `权限包 ${name}`),
    ...wild,
  ]
  if (operationCodes.includes(code)) return { state: 'given', from }
  return from.length ? { state: 'inherited', from } : { state: 'none', from }
}

/** Bundles by the hundred of their menu, in the order they come. */
export const shelvesOf = (bundles: readonly Bundle[]): ReadonlyMap<number, readonly Bundle[]> => {
  const shelves = new Map<number, readonly Bundle[]>()
  for (const bundle of bundles) {
    const [first = 0] = bundle.menuIds
    const group = Math.floor(first / 100) * 100
    shelves.set(group, [...(shelves.get(group) ?? []), bundle])
  }
  return shelves
}
