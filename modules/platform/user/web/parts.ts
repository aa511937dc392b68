import type { Entity } from '@chengban/kernel/entity.ts'

const apart = ['薪资', '证件银行'] as const
type Apart = (typeof apart)[number]

/** Splits a person into tabs: secret sections are separate, all other fields are in 基本. */
export const partsOf = (user: Entity): { readonly basic: Entity } & Readonly<Record<Apart, Entity>> => {
  const namesIn = (title: string): readonly string[] =>
    user.form?.find((section) => section.title === title)?.fields ?? []
  const secret = apart.flatMap(namesIn)
  const only = (takes: (name: string) => boolean): Entity => ({
    ...user,
    fields: Object.fromEntries(Object.entries(user.fields).filter(([name]) => takes(name))),
  })
  return {
    basic: only((name) => !secret.includes(name)),
    薪资: only((name) => namesIn('薪资').includes(name)),
    证件银行: only((name) => namesIn('证件银行').includes(name)),
  }
}
