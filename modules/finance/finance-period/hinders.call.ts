import { call } from '@chengban/kernel/call.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * What keeps a month from being closed, with its record where there is one the reader sees; drafts are listed and not
 * counted. Of a closed month, what came after.
 */
export const periodHinders = call({
  method: 'GET',
  path: '/financePeriod/hinders',
  label: '结账检查',
  who: holds('finance:manage'),
  offered: {
    of: 'financePeriod',
    on: 'record',
    tells: {
      says: [
        { when: is({ state: '有变动' }), words: '结账后变动 {changedSince}', alarms: true },
        { when: is({ state: '已结账' }), words: '已结账，之后没有变动' },
        { when: is({ state: '可结账' }), words: '没有妨碍结账的单据' },
        { words: '结账前还有 {totalCount} 项要处理', alarms: true },
      ],
      tables: [
        {
          rows: 'nodes',
          columns: { name: text('单据'), what: text('类型'), why: text('要做什么') },
          opens: { ofPart: 'module', by: 'id' },
          none: '没有要处理的单据',
        },
      ],
    },
  },
  input: { id: text('期间', { required: true, max: 36 }) },
  answer: {
    state: '可结账|有妨碍|已结账|有变动',
    changedSince: 'money?',
    nodes: [{ module: 'text?', id: 'uuid?', what: 'text', name: 'text?', why: 'text' }],
    totalCount: 'int',
  },
})
