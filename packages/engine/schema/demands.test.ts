import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { add, eq, field, headOf, inHand, nobody, tasked } from '@chengban/kernel/expr.ts'
import { lineSum } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
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
// biome-ignore lint/suspicious/noExplicitAny: tries what the types would refuse
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

test('words name columns, and what the step asks for', () => {
  const asking = { name: 'go', label: '走', from: ['草稿'], to: '通过', who: nobody, asks: { message: text('附言') } }
  const workflow = (words: string) => ({
    field: 'status',
    states: ['草稿', '通过'],
    moves: [{ ...asking, notify: [{ to: ['audit1'], text: words }] }],
  })
  expect(faults({ fields, workflow: workflow('{name}{message}') })).toEqual([])
  expect(faults({ fields, workflow: workflow('{name}{massage}') })).toEqual([
    'probe: massage leads nowhere (probe has no massage)',
  ])
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

test('a decision of nobody, by a move that is not its answer, is told', () => {
  const moves = [
    { name: 'agree', label: '同意', from: ['待定'], to: '已定', who: inHand },
    { name: 'judge', label: '审核', from: ['待定'], to: '已定', who: nobody, asks: { pass: bool('是否通过') } },
  ]
  const decided = (more: object, rows: object = { also: [tasked] }) => {
    const question = { in: '待定', by: ['audit1'], pass: 'agree', reject: 'agree', ...more }
    const flow = { field: 'stage', states: ['待定', '已定'], initial: '待定', moves }
    const stage = oneOf('进展', ['待定', '已定'], { readonly: true })
    return faults({
      fields: { ...fields, stage },
      rows,
      workflow: { ...flow, decided: { asker: 'audit1', questions: [question] } },
    })
  }
  expect(decided({})).toEqual(['probe: agree is both answers, and does not ask for pass'])
  expect(decided({ pass: 'judge', reject: 'judge' })).toEqual(['probe: judge is not for who has it in hand'])
  expect(decided({ reject: 'no' })).toEqual(['probe: decided by no, which there is not'])
  expect(decided({ in: '没有', reject: 'no' })).toContain('probe: decided in 没有, which there is not')
  expect(decided({ in: '已定', reject: 'no' })).toContain('probe: agree does not start from 已定')
  expect(decided({ by: ['boss'], reject: 'no' })).toContain('probe: boss leads nowhere (probe has no boss)')
  expect(decided({ when: headOf('audit1'), reject: 'no' })).toContain(
    'probe: what is decided in 待定 rests on more than the row',
  )
  expect(decided({ reject: 'no' }, {})).toContain('probe: who is asked does not see the row (tasked)')
})

test('lines tell no figure that is secret, and the row that has a value already is named by what it has', () => {
  const figure = money('金额', { secret: 'contract:money', computed: add(lineSum('parts', 'money'), 1) })
  const open = { ...fields, parts: lines('明细', { money: money('金额') }), figure }
  expect(faults({ fields: open })).toEqual(['probe: figure is secret, and the lines of parts tell it'])
  const closed = lines('明细', { money: money('金额') }, { secret: 'contract:money' })
  expect(faults({ fields: { ...open, parts: closed } })).toEqual([])
  const given = { ...open, figure: money('金额', { secret: 'contract:money' }) }
  const checks = [{ holds: eq(lineSum('parts', 'money'), field('figure')), field: 'figure', message: '不符' }]
  expect(faults({ fields: given, checks })).toEqual(['probe: figure is secret, and the lines of parts tell it'])
  const serial = (named: object) =>
    lines('流水', { serial: text('流水号') }, { distinct: { serial: { message: '已登记', named } } } as never)
  expect(faults({ fields: { ...fields, parts: serial({ by: 'name', words: '（{number}）' }) } })).toEqual([
    'probe: parts.serial is named by name, which is no reference',
    'probe: parts.serial is named by number, which there is not',
  ])
  expect(faults({ fields: { ...fields, parts: serial({ by: 'audit1', words: '（{name}）' }) } })).toEqual([])
})
