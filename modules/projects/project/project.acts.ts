import {
  anyOf,
  eq,
  everybody,
  field,
  holds,
  is,
  isFilled,
  isSet,
  me,
  not,
  said,
  was,
  when,
} from '@chengban/kernel/expr.ts'
import { settingValue } from '@chengban/kernel/formula.ts'
import { everyone } from './everyone.ts'

export const keeper = anyOf(me('principalId'), holds('project:manage'))
const leads = anyOf(me('impPrincipalId'), keeper)

/** A project that rests or has ended is only read. */
const open = {
  holds: not(is({ projectStatus: ['暂停', '终止', '已结束'] })),
  field: 'projectStatus',
  message: '项目已{state}',
  fill: { state: when([[is({ projectStatus: '已结束' }), '结束']], field('projectStatus')) },
} as const

const brief = (plan: string) =>
  `【{name}】{impNode}，健康度{status}，${plan}，计划{tzNodeEnd}，未关闭问题{openProblems}个`
const isGrave = is({ status: '严重' })
const waits = is({ projectStatus: '立项审核' })

/** Actions available in every state of a project. */
export const acts = [
  {
    name: 'health',
    label: '健康度',
    who: keeper,
    call: { path: '/project/action/health', answers: { status: 'status' } },
    input: ['status'],
    required: { status: '请选择健康度' },
    opinion: 'optional',
    guards: [{ holds: anyOf(is({ status: '正常' }), isFilled(said)), field: 'opinion', message: '请填写原因' }, open],
    notify: [
      { to: ['supervise', 'audit3', { headOf: 'principalId' }], text: '【项目】{name}健康度为严重', when: isGrave },
      {
        to: [{ holds: 'project:pmo' }],
        text: '【项目】{name}健康度为严重',
        when: is({ status: '严重', audit3: null }),
      },
    ],
  },
  {
    name: 'changePrincipal',
    label: '换项目经理',
    who: holds('project:manage'),
    input: ['principalId'],
    required: { principalId: '请选择项目经理' },
    opinion: 'optional',
    guards: [
      { holds: not(eq(field('principalId'), was('principalId'))), field: 'principalId', message: '已是项目经理' },
      { holds: is({ auditStatus: '通过' }), field: 'auditStatus', message: '项目未通过立项' },
      open,
    ],
    notify: [{ to: [...everyone, { was: 'principalId' }], text: '【项目】{name}的项目经理换为{principalId}' }],
  },
  {
    name: 'renewReportToken',
    label: '更换客户链接',
    who: leads,
    guards: [{ holds: isSet('reportToken'), message: '项目未启动' }, open],
    guard: 'project/linking',
    shows: { link: '客户链接', tzReportToken: '有效期至' },
  },
  {
    name: 'aldSend',
    label: '发简报',
    who: leads,
    anyVersion: true,
    opinion: 'optional',
    guards: [
      {
        holds: not(is({ projectStatus: ['立项草稿', '立项审核', '驳回', '待启动'] })),
        field: 'projectStatus',
        message: '项目未启动',
      },
      open,
    ],
    limit: { within: 'day', per: 'record', message: '今日已发送简报' },
    set: { tzAldSend: { from: 'now' } },
    notify: [
      { to: everyone, text: brief('延期{delayDays}天'), when: is({ isDelay: true }), quotes: true, ding: true },
      { to: everyone, text: brief('按计划'), when: is({ isDelay: false }), quotes: true, ding: true },
    ],
  },
  {
    name: 'urging',
    label: '催办',
    who: everybody,
    anyVersion: true,
    call: {
      path: '/project/urging',
      names: { message: 'opinion' },
      answers: { receivers: ['toldIds'], tzNext: ['next'] },
    },
    opinion: 'optional',
    guards: [open],
    limit: {
      within: { hours: settingValue('project.urgeHours') },
      per: 'person',
      message: '4小时内已催办',
    },
    notify: [
      {
        to: [{ members: 'auditTask', by: 'relevanceId', person: 'userId', where: is({ status: '待处理' }) }],
        text: '【催办】{name}待立项审核',
        when: waits,
      },
      { to: ['principalId', 'impPrincipalId'], text: '【催办】{name}', when: not(waits) },
    ],
  },
] as const
