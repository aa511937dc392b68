import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { describe, expect, it } from 'vitest'
import { type Whole, wholeFaults } from './faults.ts'
import { product } from './product.ts'

const note = entity('client', {
  label: '便条',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('内容'), type: dict('类型', 'clientType', { default: '公立医院' }) },
  list: { columns: ['name'] },
})
const withFigure = { ...note, fields: { ...note.fields, paid: money('已回款', { applies: { type: ['通过'] } }) } }
const withEnd = { ...note, fields: { ...note.fields, end: date('结束', { begins: { field: 'begin' } }) } }
const area = {
  name: 'notes',
  entities: [note],
  dicts: { clientType: { label: '客户类型', entries: ['公立医院'] } },
  operations: { 'note:manage': '管理便条' },
  screens: { '/note': { label: '便条', kind: 'list', of: 'client', menu: { id: 101, icon: '' } } },
} as unknown as Whole['areas'][number]
const sheet = { label: '备忘', kind: 'page' } as const
const sound: Whole = {
  areas: [area],
  roles: [{ name: '员工', codes: ['note:*'] }],
  routes: ['/login', '/note'],
  messages: ['确定删除【{name}】吗？'],
  spare: [],
  source: '确定删除【甲】吗？',
}

describe('names what does not fit', () => {
  it.each<[string, Partial<Whole>, string]>([
    ['a code that only * holds', { roles: [{ name: '系统管理员', codes: ['*'] }] }, 'note:manage is held by no role'],
    [
      'a place in the menu that another screen has',
      { areas: [{ ...area, screens: { ...area.screens, '/memo': { ...sheet, menu: { id: 101, icon: '' } } } }] },
      '/memo has the place 101 in the menu, which is that of /note',
    ],
    [
      'a place in the menu that a heading has',
      { areas: [{ ...area, screens: { ...area.screens, '/memo': { ...sheet, menu: { id: 200, icon: '' } } } }] },
      '/memo has the place 200 in the menu, which no entry can have',
    ],
    ['a route of the specification', { routes: ['/note', '/memo'] }, '/memo of the specification does not open'],
    ['a message that nobody says', { source: '' }, '「确定删除【{name}】吗？」 of the specification stands nowhere'],
    [
      'a dictionary that is none',
      { areas: [{ ...area, dicts: {} }] },
      'client.type names clientType, which is no dictionary',
    ],
    [
      'a default outside its dictionary',
      { areas: [{ ...area, dicts: { clientType: { label: '客户类型', entries: ['个人'] } } }] },
      'client.type begins as 公立医院, which is not in clientType',
    ],
    [
      'an end that follows a start of another name',
      { areas: [{ ...area, entities: [withEnd] }] },
      'client.end follows begin, which is no field of it',
    ],
    [
      'a dictionary of nobody',
      { areas: [{ ...area, dicts: { ...area.dicts, colour: { label: '颜色', entries: [] } } }] },
      'the dictionary colour is named by nothing',
    ],
    [
      'two areas of two minds',
      { areas: [area, { ...area, entities: [], screens: {}, operations: { 'note:manage': '便条' } }] },
      'code note:manage is 管理便条 in one area and 便条 in another',
    ],
    [
      'an act of the phone that is none',
      {
        areas: [
          { ...area, screens: { '/note': { label: '便条', kind: 'list', of: 'client', acts: [{ move: 'send' }] } } },
        ],
      },
      '/note: client has no move send',
    ],
    [
      'a mark that is none',
      {
        areas: [
          { ...area, screens: { '/note': { label: '便条', kind: 'list', of: 'client', acts: [{ mark: 'isCare' }] } } },
        ],
      },
      '/note: client has no mark isCare',
    ],
    [
      'a figure that no row would show',
      { areas: [{ ...area, entities: [withFigure] }] },
      'client.paid applies by type, which tells no such state',
    ],
    [
      'a field of an act that is none',
      {
        areas: [
          {
            ...area,
            screens: {
              '/note': { label: '便条', kind: 'list', of: 'client', acts: [{ label: '写', fields: ['words'] }] },
            },
          },
        ],
      },
      '/note: client has no field words',
    ],
    [
      'a list that no screen shows',
      { areas: [{ ...area, screens: { '/note': { label: '便条', kind: 'page' } } }] },
      '便条 (client) has a list that no screen shows',
    ],
  ])('%s', (_what, broken, said) => expect(wholeFaults({ ...sound, ...broken })).toEqual([said]))
})

it('has nothing to say where all fits, also where two areas name the same', () => {
  expect(wholeFaults(sound)).toEqual([])
  expect(wholeFaults({ ...sound, areas: [area, { ...area, entities: [], screens: {} }] })).toEqual([])
})

it('has nothing to say of the product', () => expect(wholeFaults(product())).toEqual([]))
