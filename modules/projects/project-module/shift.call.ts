import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A bar of the time line is dragged; what waits for it goes along. */
export const shift = call({
  method: 'POST',
  path: '/projectModule/action/shift',
  label: '移动',
  input: {
    id: text('模块或任务', { required: true, max: 36 }),
    version: int('version', { required: true }),
    start: date('开始'),
    end: date('结束'),
    dryRun: bool('试算', { default: false }),
  },
  answer: { moved: [{ id: 'uuid', kind: 'module|task', start: 'date?', end: 'date?' }], version: 'int' },
})

/** Stores the current plan as the baseline for later comparison. */
export const baseline = call({
  method: 'POST',
  path: '/projectModule/action/baseline',
  label: '设为基线',
  offered: {
    of: 'project',
    on: 'record',
    when: allOf(anyOf(me('principalId'), holds('project:manage')), is({ projectStatus: ['准备', '实施中', '待验收'] })),
    from: { projectId: 'id' },
    asks: { opinion: longText('说明', { required: true, max: 1000 }) },
    done: '已设为基线：{modules}个模块，{tasks}个任务',
  },
  input: { projectId: text('项目', { required: true, max: 36 }), opinion: longText('意见', { max: 1000 }) },
  answer: { modules: 'int', tasks: 'int' },
})
