import type { Entity } from '@chengban/kernel/entity.ts'

/** Sets of people and departments that the person asking leads. */
export const peopleSets = {
  headOf: 'rule.people_below_me()',
  leaderOf: 'rule.people_led_by_me()',
  headsOf: 'rule.departments_below_me()',
} as const

/** What a list of references may name of the person asking. */
export const mineSets = {
  me: '= app.me()',
  roles: 'in (select rule.roles_of_me())',
  departments: 'in (select rule.departments_above_me())',
} as const

/** The function of the records that are or were the person's to decide, by the kind of their ids. */
export const taskedBy = ({ idKind }: Entity): string => (idKind === 'text' ? 'tasked_words_of_me' : 'tasked_of_me')
