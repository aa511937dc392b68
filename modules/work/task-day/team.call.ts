import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'

/** The plan and report state of the caller's people for a day. */
export const readTeam = call({
  method: 'GET',
  path: '/taskDay/team',
  label: '团队的一天',
  input: {
    date: date('日期', { required: true, begins: 'today' }),
    state: oneOf('状态', ['all', 'confirm', 'confirmNot'], {
      names: { all: '全部', confirm: '已确认', confirmNot: '未确认' },
    }),
    departmentId: ref('部门', 'department'),
  },
  answer: {
    counts: {
      people: 'int',
      leave: 'int',
      notEstimate: 'int',
      estimated: 'int',
      saved: 'int',
      back: 'int',
      confirmed: 'int',
      pmoConfirmed: 'int',
    },
    nodes: [
      {
        userId: 'uuid',
        name: 'text',
        avatar: 'json',
        department: 'text?',
        status: '请假|未预估|已预估|已保存|退回|已确认|PMO已确认',
        taskDay: 'json',
        items: 'json',
        report: { kind: 'dailyWork|marketWork|none', status: 'text?', timeliness: 'text?' },
        urged: 'bool',
      },
    ],
  },
})

/** Reminds people who have not reported a day, each at most once in four hours. */
export const urgeTeam = call({
  method: 'POST',
  path: '/taskDay/urging',
  label: '催办产出',
  input: {
    date: date('日期', { required: true, begins: 'today' }),
    userIds: refs('人员', 'user', { required: true, min: 1, max: 100 }),
  },
  answer: { sent: 'int', skipped: 'int' },
})
