import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { nobody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { sealed } from '@chengban/kernel/kinds/sealed.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { auditStates } from '@chengban/kernel/workflow.ts'
import { expect, test } from 'vitest'
import { declared } from '../kinds/column.ts'
import { faultsOf } from './demands.ts'

const person = entity('user', { label: '人员', title: 'name', fields: { name: text('姓名') }, rows: {} })
const base = { label: '单据', title: 'name', rows: {} } as const
// biome-ignore lint/suspicious/noExplicitAny: what the types would refuse is what is tried
const faults = (shape: any): string[] => {
  const one = entity('probe', { ...base, ...shape })
  return faultsOf(one, declared([one, person]))
}
const fields = {
  name: text('名称'),
  status: oneOf('状态', auditStates[2], { readonly: true }),
  opinionFirst: longText('一级意见'),
  opinion: longText('意见'),
  audit1: ref('一级审核人', 'user'),
}

test('an audited entity without the columns of its audit is told which', () => {
  const { opinionFirst: _first, ...less } = fields
  expect(faults({ fields: less, audit: { levels: 2, submit: nobody } })).toEqual([
    'probe: its audit asks for the field opinionFirst (longText)',
  ])
  expect(faults({ fields, audit: { levels: 3, submit: nobody, change: 'none' } })).toContain(
    'probe: status lacks the states 待三级审核 of its audit',
  )
  expect(faults({ fields, audit: { levels: 2, submit: nobody, field: 'stage' } })[0]).toMatch(/^probe: stage lacks/)
  expect(faults({ fields: { ...fields, audit1: text('一级审核人') }, audit: { levels: 2, submit: nobody } })).toEqual([
    'probe: audit1 names no person',
  ])
  expect(faults({ fields, audit: { levels: 2, submit: nobody } })).toEqual([])
  const { audit5: _, opinion4: __, ...short } = audited(5)
  expect(faults({ fields: { ...fields, ...short }, audit: { levels: 5, submit: nobody } })).toEqual([
    'probe: its audit asks for the field opinion4 (longText)',
  ])
  const lower = { levels: 4, submit: nobody } as const
  expect(faults({ fields: { ...fields, ...audited(5) }, audit: lower })).toEqual([
    'probe: audit5 names an approver of a level it does not have',
  ])
})

test('a move to a state, of a path or by a move that there is not is told', () => {
  const move = { name: 'go', label: '走', from: ['草稿'], who: nobody }
  const workflow = (more: object) => ({ field: 'status', states: ['草稿', '通过'], moves: [{ ...move, ...more }] })
  expect(faults({ fields, workflow: workflow({ to: '终审' }) })).toEqual([
    'probe: go names the state 终审, which there is not',
  ])
  expect(
    faults({ fields, workflow: workflow({ to: 'same', notify: [{ to: ['audit1.boss'], text: '{no}' }] }) }),
  ).toEqual(['probe: audit1.boss leads nowhere (user has no boss)', 'probe: no leads nowhere (probe has no no)'])
  expect(
    faults({ fields, workflow: workflow({ to: 'same', effects: [{ move: ['user', 'leave'], at: 'audit1' }] }) }),
  ).toEqual(['probe: user has no move leave'])
})

test('what is told of when it is read is secret, and no part of what is handed in', () => {
  const pay = (options: object) => ({ ...fields, pay: text('薪资', { logged: true, ...options } as never) })
  expect(faults({ fields: pay({}) })).toEqual(['probe: reading pay is logged, and it is no secret'])
  const audit = { levels: 2, submit: nobody }
  expect(faults({ fields: pay({ secret: 'user:salary' }), audit })).toEqual([
    'probe: pay would be handed in, and reading it is logged',
  ])
  expect(faults({ fields: pay({ secret: 'user:salary', readonly: true }), audit })).toEqual([])
})

test('an answer of a column that there is not, and words for a state it starts from or does not know, are told', () => {
  const move = { name: 'go', label: '走', from: ['草稿'], to: '通过', who: nobody }
  const workflow = (more: object) => ({ field: 'status', states: ['草稿', '通过'], moves: [{ ...move, ...more }] })
  const answers = { title: 'nam', boss: { name: 'audit1.name', head: 'audit1.boss' } }
  expect(faults({ fields, workflow: workflow({ call: { path: '/probe/go', answers } }) })).toEqual([
    'probe: nam leads nowhere (probe has no nam)',
    'probe: audit1.boss leads nowhere (user has no boss)',
  ])
  expect(faults({ fields, workflow: workflow({ elsewhere: { 草稿: '太早', 终审: '太晚' } }) })).toEqual([
    'probe: go names the state 终审, which there is not',
    'probe: go starts from 草稿, and says elsewhere of it',
  ])
  const call = { path: '/probe/go', answers: { boss: 'audit1.name' } }
  expect(faults({ fields, workflow: workflow({ call, elsewhere: { 通过: '太晚' } }) })).toEqual([])
})

test('what is sealed stands in a column of its row and nowhere else', () => {
  const login = sealed('密码', { secret: 'user:salary', logged: true } as never)
  const flow = { field: 'status', states: ['草稿'], initial: '草稿' }
  const asking = { name: 'give', label: '给', from: ['草稿'], to: 'same', who: nobody, asks: { login } }
  expect(faults({ fields: { ...fields, login }, id: 'int' })).toEqual([
    'probe: login is sealed for an id that is known too late',
  ])
  expect(faults({ fields: { ...fields, many: lines('多项', { login }) } })).toEqual([
    'probe: many holds what is sealed in its lines',
  ])
  expect(faults({ fields, workflow: { ...flow, moves: [asking] } })).toEqual([
    'probe: give asks for what is sealed, and no column keeps it',
  ])
  expect(faults({ fields: { ...fields, login }, audit: { levels: 2, submit: nobody } })).toEqual([])
})
