import type { Entity } from '@chengban/kernel/entity.ts'
import type { Op } from '@chengban/kernel/expr.ts'

/** Sets of people and departments by their relation to the person. */
export const peopleSets = {
  headOf: 'rule.people_below_me()',
  leaderOf: 'rule.people_led_by_me()',
  headsOf: 'rule.departments_below_me()',
  aroundMe: 'rule.people_around_me()',
  leadsMe: 'rule.people_leading_me()',
} as const
type Standing = Extract<Op, { readonly is: keyof typeof peopleSets }>
/** Whether a rule asks for somebody's relation to the person. */
export const asksSet = (op: Op): op is Standing => Object.hasOwn(peopleSets, op.is)

/** What a list of references may name of the person asking. */
export const mineSets = {
  me: '= app.me()',
  roles: 'in (select rule.roles_of_me())',
  departments: 'in (select rule.departments_above_me())',
} as const

/** The function of the records that are or were the person's to decide, by the kind of their ids. */
export const taskedBy = ({ idKind }: Entity): string => (idKind === 'text' ? 'tasked_words_of_me' : 'tasked_of_me')
