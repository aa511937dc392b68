import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { apartOf, tellsOf } from './apart.ts'

const project = {
  label: '项目',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), goal: text('目标'), url: text('地址'), account: text('账号') },
  form: [
    { title: '基本', fields: ['name', 'goal'] },
    { title: '环境', fields: ['url', 'account'] },
  ],
} as const

it('leaves an entity whole whose page keeps nothing apart', () => {
  const whole = entity('client', project)
  expect(apartOf(whole)).toEqual({ rest: whole, apart: [] })
})

it('gives a section its own part, and the rest without it', () => {
  const { rest, apart } = apartOf(entity('client', { ...project, page: { apart: ['环境'] } }))
  expect(Object.keys(rest.fields)).not.toContain('url')
  expect(Object.keys(rest.fields)).toContain('goal')
  expect(apart.map(({ title, part }) => [title, Object.keys(part.fields)])).toEqual([['环境', ['url', 'account']]])
})

it('tells of nothing to who reads none of its fields and may write none', () => {
  const [part] = apartOf(entity('client', { ...project, page: { apart: ['环境'] } })).apart
  const tells = (row: object) => part && tellsOf(part, { name: '甲', url: null, account: null, ...row })
  expect(tells({ can: [] })).toBe(false)
  expect(tells({ can: ['update'], edits: ['goal'] })).toBe(false)
  expect(tells({ can: ['update'], edits: ['url'] })).toBe(true)
  expect(tells({ can: [], url: 'https://x' })).toBe(true)
  expect(tells({ can: [], veiled: ['account'] })).toBe(true)
})
