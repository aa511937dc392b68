import { area } from '@chengban/kernel/area.ts'
import { applyFor } from './apply-for/apply-for.entity.ts'
import { bug } from './bug/bug.entity.ts'
import { bugChange } from './bug-change/bug-change.entity.ts'
import { change } from './change/change.entity.ts'
import { clientSync } from './client-sync/client-sync.entity.ts'
import { dailyWork } from './daily-work/daily-work.entity.ts'
import { extraTask } from './extra-task/extra-task.entity.ts'
import { goalPlan } from './goal-plan/goal-plan.entity.ts'
import { manageReport } from './manage-report/manage-report.entity.ts'
import { marketWork } from './market-work/market-work.entity.ts'
import { meetingKind } from './meeting-kind/meeting-kind.entity.ts'
import { okr } from './okr/okr.entity.ts'
import { okrCheck } from './okr-check/okr-check.entity.ts'
import { planItem } from './plan-item/plan-item.entity.ts'
import { pmoAssign } from './pmo-assign/pmo-assign.entity.ts'
import { pmoWork } from './pmo-work/pmo-work.entity.ts'
import { task } from './task/task.entity.ts'
import { taskDay } from './task-day/task-day.entity.ts'
import { taskUsers } from './task-users/task-users.entity.ts'
import { taskWeek } from './task-week/task-week.entity.ts'
import { weekTaskComb } from './week-task-comb/week-task-comb.entity.ts'
import { weekTaskSnapshot } from './week-task-snapshot/week-task-snapshot.entity.ts'
import { weekWork } from './week-work/week-work.entity.ts'
import { weekendTask } from './weekend-task/weekend-task.entity.ts'
import { workDay } from './work-day/work-day.entity.ts'
import { workDayAttend } from './work-day-attend/work-day-attend.entity.ts'

export const work = area({
  name: 'work',
  label: '工作',
  entities: [
    clientSync,
    meetingKind,
    workDay,
    workDayAttend,
    dailyWork,
    weekWork,
    pmoWork,
    manageReport,
    marketWork,
    task,
    taskUsers,
    extraTask,
    planItem,
    taskDay,
    weekendTask,
    taskWeek,
    weekTaskComb,
    weekTaskSnapshot,
    applyFor,
    bug,
    change,
    bugChange,
    pmoAssign,
    okr,
    okrCheck,
    goalPlan,
  ],
  dicts: {
    bugPriority: { label: '缺陷优先级', entries: ['急', '高', '中', '低', '缓'] },
    severity: { label: '严重程度', entries: ['致命', '严重', '一般', '轻微', '建议'] },
    taskType: { label: '任务类型', entries: ['研发', '测试', '实施', '设计', '文档', '售前', '管理', '其他'] },
    applyForType: {
      label: '需求类型',
      entries: ['新增需求', '需求变更', '功能优化', '数据处理', '接口对接', '咨询支持'],
    },
    bugType: {
      label: '缺陷类型',
      entries: ['功能错误', '界面问题', '性能问题', '数据问题', '兼容问题', '安全问题', '配置问题', '其他'],
    },
    bugSource: { label: '缺陷来源', entries: ['内部测试', '客户反馈', '实施反馈', '线上监控', '代码评审'] },
    bugStage: {
      label: '发现阶段',
      entries: ['需求', '设计', '开发', '测试', '部署', '配置', '培训', '试运行', '验收', '维护'],
    },
    bugResolution: {
      label: '解决方案',
      entries: ['已解决', '设计如此', '重复', '外部原因', '无法重现', '延期', '不予解决', '转需求'],
    },
    meetingType: {
      label: '会议类别',
      entries: ['晨会', '夕会', '周例会', '月例会', '项目例会', '评审会', '客户接待', '培训', '其他'],
    },
    impType: { label: '实施会议类型', entries: ['启动会', '调研会', '部署会', '培训会', '上线会', '验收会', '回访会'] },
    okrFrequency: { label: '跟进频率', entries: ['每日', '每周', '每月'] },
    goalPlanType: { label: '计划类型', entries: ['年度', '季度', '月度', '周'] },
  },
  operations: {
    'task:apply': '新建任务',
    'task:audit': '审核任务成果（自动链上的人无需此码）',
    'task:manage': '管理全部任务',
    'task:dispatch': '派发任务',
    'taskDay:confirm': '确认日计划与周计划',
    'taskDay:pmo': 'PMO确认日计划与周计划',
    'changeTime:audit': '审核时间变更',
    'applyFor:apply': '提出需求',
    'applyFor:audit1': '需求初审',
    'applyFor:audit2': '需求终审',
    'applyFor:publish': '发布需求',
    'applyFor:manage': '管理全部需求',
    'bug:apply': '提出缺陷',
    'bug:manage': '管理全部缺陷',
    'bug:close': '关闭缺陷',
    'sync:manage': '查看与重试客户系统同步',
    'workDay:apply': '预约会议',
    'workDay:manage': '管理全部会议',
    'meetingKind:manage': '维护会议类型',
    'dailyWork:read': '查看他人日报周报',
    'dailyWork:manage': '管理全部日报周报与解锁',
    'pmoWork:edit': '填写PMO周报',
    'manageReport:edit': '填写管理报告',
    'manageReport:pmo': '调整管理报告的PMO',
    'pmoAssign:manage': 'PMO指派',
    'okr:manage': '管理全部OKR',
    'goalPlan:manage': '管理全部目标计划',
  },
  config: {
    'task.adjustMax': '3',
    'task.urgeHours': '4',
    'taskDay.estimateUntil': '09:30',
    'taskDay.hoursMax': '16',
    'report.dailyOpen': '16:00',
    'report.dailyDue': '21:00',
    'report.dailyLock': '23:59:59',
    'report.unlockHours': '24',
    'report.lockAfter': '3',
    'applyFor.freeRate': '20',
    'applyFor.signDays': '15',
    'bug.reopenDays': '90',
  },
  screens: {
    '/date': {
      label: '日程',
      kind: 'list',
      of: 'workDay',
      tab: '会议',
      tabs: [
        { label: '参会', of: 'workDayAttend' },
        { label: '会议类型', of: 'meetingKind', codes: ['meetingKind:manage'] },
      ],
    },
    '/dailyWork': {
      label: '工作报告',
      kind: 'list',
      of: 'dailyWork',
      tab: '日报',
      tabs: [
        { label: '市场日报', of: 'marketWork' },
        { label: '周报', of: 'weekWork' },
        { label: 'PMO周报', of: 'pmoWork', codes: ['pmoWork:edit', 'dailyWork:read', 'dailyWork:manage'] },
        { label: '管理报告', of: 'manageReport', codes: ['manageReport:edit', 'manageReport:pmo', 'dailyWork:manage'] },
        { label: 'PMO指派', of: 'pmoAssign' },
      ],
    },
    '/applyForAudit': {
      label: '需求审核',
      kind: 'list',
      of: 'applyFor',
      variant: 'audit',
      codes: ['applyFor:audit1', 'applyFor:audit2'],
    },
    '/applyForManage': {
      label: '需求管理',
      kind: 'list',
      of: 'applyFor',
      variant: 'manage',
      tab: '需求',
      tabs: [{ label: '同步', of: 'clientSync', codes: ['sync:manage'] }],
    },
    '/task': {
      label: '我的任务',
      kind: 'list',
      of: 'task',
      variant: 'apply',
      tab: '任务',
      tabs: [
        { label: '额外任务', of: 'extraTask' },
        { label: '目标计划', of: 'goalPlan' },
        { label: 'OKR', of: 'okr' },
        { label: 'OKR跟进', of: 'okrCheck' },
      ],
    },
    '/taskAudit': {
      label: '任务审核',
      kind: 'list',
      of: 'task',
      variant: 'audit',
      codes: ['task:audit'],
      tab: '成果待审',
      tabs: [
        { label: '额外任务待确认', of: 'extraTask', where: { status: { equalTo: '待确认' } } },
        { label: '周末任务待审批', of: 'weekendTask', where: { status: { equalTo: '待审批' } } },
        {
          label: 'OKR待确认',
          of: 'okr',
          where: {
            kind: { equalTo: 'O' },
            status: { in: ['待确认', '待评分'] },
            confirmerId: { equalTo: { from: 'me' } },
          },
        },
        { label: 'PMO指派待确认', of: 'pmoAssign', where: { status: { equalTo: '待确认' } } },
      ],
    },
    '/taskManage': {
      label: '任务管理',
      kind: 'list',
      of: 'task',
      variant: 'manage',
      codes: ['task:manage'],
      tab: '任务',
      tabs: [
        { label: '督办中', of: 'task', variant: 'manage', where: { supervising: { equalTo: true } } },
        { label: '任务人员', of: 'taskUsers' },
      ],
    },
    '/taskDay': {
      label: '每日任务',
      kind: 'list',
      of: 'taskDay',
      tab: '我的一天',
      tabs: [
        { label: '计划条目', of: 'planItem' },
        { label: '周计划', of: 'taskWeek' },
        { label: '周组合', of: 'weekTaskComb' },
        { label: '周组合快照', of: 'weekTaskSnapshot' },
        { label: '周末任务', of: 'weekendTask' },
      ],
    },
    '/bug': {
      label: '缺陷',
      kind: 'list',
      of: 'bug',
      variant: 'manage',
      tab: '缺陷',
      tabs: [{ label: '时间变更', of: 'bugChange' }],
    },
    '/changeTimeAudit': {
      label: '改期审核',
      kind: 'list',
      of: 'change',
      variant: 'audit',
      codes: ['changeTime:audit'],
      tab: '任务与需求',
      tabs: [{ label: '缺陷', of: 'bugChange' }],
    },
    '/phone/phoneTodayOutput': {
      label: '今日产出',
      kind: 'phone',
      of: 'taskDay',
      acts: [
        {
          edit: true,
          label: '填产出',
          fields: ['task', 'summarize'],
          fill: {
            task: {
              each: {
                isDone: true,
                actualHours: { from: 'row', field: 'planHours' },
                output: { from: 'row', field: 'title' },
              },
            },
          },
          sends: { move: 'save', label: '提交' },
        },
      ],
      where: { userId: { equalTo: { from: 'me' } }, date: { equalTo: { from: 'today' } } },
      tab: '今日',
      tabs: [
        {
          label: '条目',
          of: 'planItem',

          where: { taskDay: { userId: { equalTo: { from: 'me' } }, date: { equalTo: { from: 'today' } } } },
        },
        {
          label: '日报',
          of: 'dailyWork',
          acts: [
            {
              edit: true,
              label: '写日报',
              fields: ['progress', 'summarize', 'plan', 'problem', 'coordinate', 'file'],
              fill: { progress: { from: 'last', field: 'plan' } },
              sends: { move: 'submit', label: '提交' },
            },
            { move: 'withdraw' },
            { move: 'applyUnlock' },
          ],
          where: { userId: { equalTo: { from: 'me' } }, date: { equalTo: { from: 'today' } } },
        },
      ],
    },
    '/phone/phoneTaskDay': {
      label: '今日计划',
      kind: 'phone',
      of: 'taskDay',
      acts: [
        {
          edit: true,
          label: '填计划',
          fields: ['task'],
          fill: { task: { each: { planHours: '1.0' } } },
          sends: { move: 'estimate', label: '提交预估' },
        },
      ],
      where: { userId: { equalTo: { from: 'me' } }, date: { equalTo: { from: 'today' } } },
      tab: '今日',
      tabs: [
        {
          label: '条目',
          of: 'planItem',

          where: { taskDay: { userId: { equalTo: { from: 'me' } }, date: { equalTo: { from: 'today' } } } },
        },
        { label: '我的计划', of: 'taskDay', where: { userId: { equalTo: { from: 'me' } } } },
      ],
    },
    '/phone/phoneTask': {
      label: '任务详情',
      kind: 'phone',
      of: 'task',
      acts: [
        { move: 'confirm' },
        { move: 'start' },
        { move: 'sendResult' },
        { move: 'dateAsked', label: '变更时间' },
        { move: 'withdrawResult' },
        { move: 'refuse' },
      ],
      where: { designee: { equalTo: { from: 'me' } }, status: { in: ['待确认', '待开始', '进行中', '待审核'] } },
    },
    '/phone/phoneTasks': {
      label: '我的任务',
      kind: 'phone',
      of: 'task',
      acts: [
        { move: 'confirm' },
        { move: 'start' },
        { move: 'sendResult' },
        { move: 'dateAsked', label: '变更时间' },
        { move: 'withdrawResult' },
        {
          label: '新建',
          fields: ['name', 'designee', 'date', 'projectId', 'predict'],
          fill: { designee: { from: 'me' }, date: { from: 'today' }, projectId: { from: 'last' } },
          sends: { move: 'publish', label: '下达' },
        },
      ],
      where: { designee: { equalTo: { from: 'me' } }, status: { in: ['待确认', '待开始', '进行中', '待审核'] } },
      tab: '我执行的',
      tabs: [
        {
          label: '逾期',
          of: 'task',
          acts: [
            { move: 'confirm' },
            { move: 'start' },
            { move: 'sendResult' },
            { move: 'dateAsked', label: '变更时间' },
          ],
          where: {
            designee: { equalTo: { from: 'me' } },
            status: { in: ['待确认', '待开始', '进行中', '待审核'] },
            date: { lessThan: { from: 'today' } },
          },
        },
        {
          label: '今天',
          of: 'task',
          acts: [
            { move: 'confirm' },
            { move: 'start' },
            { move: 'sendResult' },
            { move: 'dateAsked', label: '变更时间' },
          ],
          where: {
            designee: { equalTo: { from: 'me' } },
            status: { in: ['待确认', '待开始', '进行中', '待审核'] },
            date: { equalTo: { from: 'today' } },
          },
        },
        {
          label: '七天内',
          of: 'task',
          acts: [
            { move: 'confirm' },
            { move: 'start' },
            { move: 'sendResult' },
            { move: 'dateAsked', label: '变更时间' },
          ],
          where: {
            designee: { equalTo: { from: 'me' } },
            status: { in: ['待确认', '待开始', '进行中', '待审核'] },
            date: { greaterThanOrEqualTo: { from: 'today' }, lessThanOrEqualTo: { from: 'today', days: 6 } },
          },
        },
        {
          label: '我下达的',
          of: 'task',
          acts: [
            { move: 'approve' },
            { move: 'reject' },
            { remind: { to: 'designee', words: '请尽快完成任务' }, label: '催办' },
          ],
          where: { userId: { equalTo: { from: 'me' } } },
        },
        { label: '全部', of: 'task' },
      ],
    },
    '/phone/phoneDayTask': {
      label: '当日任务',
      kind: 'phone',
      of: 'taskDay',
      where: { date: { equalTo: { from: 'today' } } },
      tab: '当日',
      tabs: [{ label: '条目', of: 'planItem', where: { taskDay: { date: { equalTo: { from: 'today' } } } } }],
    },
    '/phone/phoneWeekTask': {
      label: '周计划',
      kind: 'phone',
      of: 'taskWeek',
      acts: [
        { edit: true, label: '填计划', fields: ['goal', 'task'], sends: { move: 'submit', label: '提交计划' } },
        {
          edit: true,
          label: '填完成情况',
          fields: ['task', 'summarize'],
          fill: { task: { each: { isDone: true, actualHours: { from: 'row', field: 'planHours' } } } },
          sends: { move: 'save', label: '提交完成情况' },
        },
        {
          label: '新建',
          fields: ['weekStart', 'goal'],
          fill: { weekStart: { from: 'monday' }, goal: { from: 'last' } },
        },
      ],
      where: { userId: { equalTo: { from: 'me' } } },
      tab: '我的周计划',
      tabs: [
        {
          label: '团队',
          of: 'taskWeek',
          acts: [
            { move: 'confirm', all: true },
            { move: 'back', words: { opinion: ['请补充产出', '工时不符', '请写明未完成原因'] } },
          ],
        },
      ],
    },
    '/phone/phoneDispatchTask': {
      label: '派发任务',
      kind: 'phone',
      of: 'planItem',
      codes: ['task:dispatch'],
      where: { dispatcherId: { equalTo: { from: 'me' } } },
      tab: '我派发的',
      tabs: [
        {
          label: '任务',
          of: 'task',
          acts: [
            {
              label: '派发',
              fields: ['designee', 'name', 'date', 'predict', 'projectId'],
              fill: { date: { from: 'today' }, predict: '2.0', projectId: { from: 'last' } },
              sends: { move: 'publish', label: '派发' },
            },
            { move: 'cancel', label: '撤回派发' },
          ],
          where: { userId: { equalTo: { from: 'me' } } },
        },
      ],
    },
    '/phone/phoneTodayConfirm': {
      label: '今日确认',
      kind: 'phone',
      of: 'taskDay',
      acts: [
        { move: 'confirm', all: true },
        { move: 'back', words: { opinion: ['请补充产出', '工时不符', '请写明未完成原因'] } },
      ],
      where: { stage: { equalTo: '已保存' } },
      tab: '待确认',
      tabs: [
        {
          label: '待PMO确认',
          of: 'taskDay',
          acts: [
            { move: 'pmoConfirm', all: true },
            { move: 'back', words: { opinion: ['请补充产出', '工时不符', '请写明未完成原因'] } },
          ],
          codes: ['taskDay:pmo'],
          where: { stage: { equalTo: '已确认' } },
        },
      ],
    },
    '/phone/phoneTodayConfirmNot': {
      label: '未提交名单',
      kind: 'phone',
      of: 'taskDay',
      acts: [{ remind: { to: 'userId', words: '请提交今日计划' }, label: '催办', all: true }],
      where: { date: { equalTo: { from: 'today' } }, stage: { equalTo: '未预估' } },
      tab: '未预估',
      tabs: [
        {
          label: '已预估未提交',
          of: 'taskDay',
          acts: [{ remind: { to: 'userId', words: '请提交今日产出' }, label: '催办', all: true }],
          where: { date: { equalTo: { from: 'today' } }, stage: { equalTo: '已预估' } },
        },
        {
          label: '退回未改',
          of: 'taskDay',
          acts: [{ remind: { to: 'userId', words: '请按退回意见修改今日产出' }, label: '催办', all: true }],
          where: { stage: { equalTo: '退回' } },
        },
      ],
    },
    '/phone/phoneWeekComb': {
      label: '周组合',
      kind: 'phone',
      of: 'weekTaskComb',
      acts: [{ move: 'send' }, { move: 'complete' }],
      tab: '周组合',
      tabs: [{ label: '快照', of: 'weekTaskSnapshot' }],
    },
    '/phone/phoneWorkDay': {
      label: '会议日程',
      kind: 'phone',
      of: 'workDay',
      acts: [
        { move: 'begin' },
        { move: 'end' },
        {
          label: '预约会议',
          fields: ['kind', 'name', 'date', 'endDate', 'userIds', 'address'],
          fill: { kind: { from: 'last' }, userIds: { from: 'last' }, address: { from: 'last' } },
        },
      ],
      where: { endDate: { greaterThanOrEqualTo: { from: 'now' } } },
      tab: '将要召开',
      tabs: [{ label: '全部', of: 'workDay' }],
    },
    '/phone/phoneWorkDayShow': {
      label: '会议详情',
      kind: 'phone',
      of: 'workDay',
      acts: [{ move: 'begin' }, { move: 'end' }, { move: 'summary' }, { move: 'cancel' }],
      where: { endDate: { greaterThanOrEqualTo: { from: 'now' } } },
    },
    '/phone/phoneMeetingAttend': {
      label: '参会确认',
      kind: 'phone',
      of: 'workDayAttend',
      acts: [
        { move: 'accept' },
        { move: 'decline', words: { reason: ['外出拜访客户', '与其他会议冲突', '请假', '出差'] } },
      ],
      where: { userId: { equalTo: { from: 'me' } }, status: { equalTo: '待确认' } },
      tab: '待确认',
      tabs: [
        {
          label: '已答复',
          of: 'workDayAttend',
          acts: [
            { move: 'sign' },
            { move: 'decline', words: { reason: ['外出拜访客户', '与其他会议冲突', '请假', '出差'] } },
          ],
          where: { userId: { equalTo: { from: 'me' } }, status: { in: ['参加', '请假'] } },
        },
      ],
    },
    '/phone/phoneOkrConfirm': {
      label: 'OKR确认',
      kind: 'phone',
      of: 'okrCheck',
      acts: [{ move: 'fill', label: '跟进' }],
      where: { userId: { equalTo: { from: 'me' } }, status: { equalTo: '待跟进' } },
      tab: '待我跟进',
      tabs: [
        {
          label: '待我确认',
          of: 'okr',
          acts: [{ move: 'confirm', all: true }, { move: 'back' }, { move: 'score' }],
          where: {
            kind: { equalTo: 'O' },
            confirmerId: { equalTo: { from: 'me' } },
            status: { in: ['待确认', '待评分'] },
          },
        },
        {
          label: '跟进待确认',
          of: 'okrCheck',
          where: { confirmerId: { equalTo: { from: 'me' } }, status: { equalTo: '已跟进' } },
        },
        { label: '我的OKR', of: 'okr', where: { userId: { equalTo: { from: 'me' } } } },
      ],
    },
    '/demand/taskPreview': {
      label: '任务预览',
      kind: 'standalone',
      of: 'task',
      where: { designee: { equalTo: { from: 'me' } }, status: { in: ['待确认', '待开始', '进行中', '待审核'] } },
    },
    '/demand/applyForSign': {
      label: '需求确认签字',
      kind: 'standalone',
      of: 'applyFor',
      client: {
        read: { path: '/applyFor/signPage' },
        shows: ['code', 'name', 'describe', 'testResult', 'tzPublish', 'file'],
        send: '/applyFor/signature',
        agree: '确认并签字',
        refuse: '提出异议',
      },
    },
    '/demand/bugApply': { label: '问题反馈', kind: 'standalone' },
  },
})
