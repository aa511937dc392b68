import { call } from '@chengban/kernel/call.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, month, text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** What a sheet is made of, with what each costs: the first free ones of a kind cost nothing. */
export const sheetFacts = call({
  method: 'GET',
  path: '/checkOnWork/facts',
  label: '考核事实明细',
  input: { id: text('考核月表', { required: true, max: 36 }), kind: text('类型') },
  answer: {
    nodes: [
      columns(
        'checkOnWorkFact',
        [
          'id',
          'version',
          'userId',
          'date',
          'kind',
          'module',
          'relevanceId',
          'amount',
          'text',
          'isIgnore',
          'ignoreReason',
          'objection',
        ],
        { free: 'bool', rate: 'money', money: 'money', link: 'text?' },
      ),
    ],
    totalCount: 'int',
  },
})

/** Facts that count no more, or again. */
export const ignoreFact = call({
  method: 'POST',
  path: '/checkOnWork/action/ignoreFact',
  label: '忽略考核事实',
  offered: [
    {
      of: 'checkOnWorkFact',
      on: 'rows',
      label: '忽略',
      when: is({ isIgnore: false }),
      given: { isIgnore: true },
      rows: 'factIds',
      done: '已忽略{changed}条',
    },
    {
      of: 'checkOnWorkFact',
      on: 'rows',
      label: '恢复',
      when: is({ isIgnore: true }),
      given: { isIgnore: false },
      rows: 'factIds',
      done: '已恢复{changed}条',
    },
  ],
  who: holds('checkOnWork:manage'),
  input: {
    factIds: refs('事实', 'checkOnWorkFact', { required: true, min: 1, max: 500 }),
    isIgnore: bool('忽略', { required: true }),
    reason: longText('原因', { max: 200 }),
  },
  answer: { changed: 'int' },
})

/** What the confirmed sheets of a month cost is proposed and handed in. */
export const proposeDeductions = call({
  method: 'POST',
  path: '/checkOnWork/action/propose',
  label: '生成扣款',
  offered: { of: 'checkOnWork', on: 'list', done: '生成{created}条，提交{submitted}条，跳过{skipped}人' },
  who: holds('checkOnWork:manage'),
  input: {
    month: month('月份', { required: true }),
    userIds: refs('人员', 'user'),
    force: bool('重新生成'),
    reason: longText('原因', { max: 500 }),
  },
  answer: { created: 'int', submitted: 'int', skipped: [{ userId: 'uuid', message: 'text' }] },
})
