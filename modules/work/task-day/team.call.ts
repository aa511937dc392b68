import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Who planned and told of a day, of those one leads. */
export const readTeam = call({
  method: 'GET',
  path: '/taskDay/team',
  label: '团队的一天',
  offered: {
    of: 'taskDay',
    on: 'list',
    label: '团队',
    tells: {
      figures: {
        'counts.people': int('人数'),
        'counts.notEstimate': int('未预估'),
        'counts.estimated': int('已预估'),
        'counts.saved': int('已保存'),
        'counts.confirmed': int('已确认'),
      },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'taskDay', by: 'taskDay.id' },
          columns: {
            name: text('人员'),
            department: text('部门'),
            status: text('今日'),
            'report.status': text('日报'),
            'report.timeliness': text('时效'),
            urged: bool('已催办'),
          },
          none: '没有成员',
        },
      ],
    },
  },
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

/** Reminds those who have not told of a day: each once in four hours. */
export const urgeTeam = call({
  method: 'POST',
  path: '/taskDay/urging',
  label: '催办产出',
  offered: { of: 'taskDay', on: 'list', label: '催办', done: '已催办{sent}人，跳过{skipped}人' },
  input: {
    date: date('日期', { required: true, begins: 'today' }),
    userIds: refs('人员', 'user', { required: true, min: 1, max: 100 }),
  },
  answer: { sent: 'int', skipped: 'int' },
})
