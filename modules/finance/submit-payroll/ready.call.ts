import { call } from '@chengban/kernel/call.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/**
 * What a run rests on before it is reckoned: how much of attendance and insurance is settled, and what of the month goes
 * into it. Names what refuses 核算, with its record where the reader sees it.
 */
export const payrollReady = call({
  method: 'GET',
  path: '/submitPayroll/ready',
  label: '取数检查',
  who: holds('moneyPayroll:calc'),
  offered: {
    of: 'submitPayroll',
    on: 'record',
    when: is({ stage: ['未核算', '核算中', '已核算'], status: ['草稿', '驳回', '已撤回'] }),
    tells: {
      says: [
        { when: is({ totalCount: 0 }), words: '取数齐全，可以核算' },
        { words: '核算前还有 {totalCount} 项要处理', alarms: true },
      ],
      figures: {
        people: text('人数'),
        attendance: text('考勤已锁定'),
        insurance: text('社保已核对'),
        overtime: text('加班费待发'),
        items: text('增减项待计入'),
        agreements: text('本月定薪调薪'),
      },
      tables: [
        {
          rows: 'nodes',
          columns: { name: text('人员'), what: text('资料'), why: text('要做什么') },
          opens: { ofPart: 'module', by: 'id' },
          none: '没有要处理的资料',
        },
      ],
    },
  },
  input: { id: text('工资表', { required: true, max: 36 }) },
  answer: {
    people: 'text',
    attendance: 'text',
    insurance: 'text',
    overtime: 'text',
    items: 'text',
    agreements: 'text',
    nodes: [{ module: 'text?', id: 'uuid?', what: 'text', name: 'text?', why: 'text' }],
    totalCount: 'int',
  },
})
