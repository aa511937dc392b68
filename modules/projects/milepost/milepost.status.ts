import { allOf, anyOf, eq, field, holds, is, isSet, me, nobody, subtract, when } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { open, principal, productPrincipal } from '../team.ts'

/** Withdraws open requests to move the end date when the milestone is cancelled. */
const calledOff = [
  {
    move: ['milepostAdvance', 'withdraw'],
    by: 'milepostId',
    where: is({ status: '待一级审核' }),
    opinion: '里程碑已取消',
  },
] as const

const confirmer = anyOf(principal, productPrincipal, holds('milepost:confirm'), holds('milepost:manage'))

/** From the start to the result that others confirm. */
export const status = {
  field: 'status',
  states: ['未开始', '进行中', '待确认', '已完成', '取消'],
  initial: '未开始',
  moves: [
    {
      name: 'start',
      label: '开始',
      from: ['未开始'],
      to: '进行中',
      who: me('userId'),
      guards: [open],
      set: { originalDate: coalesce(field('originalDate'), field('endDate')) },
    },
    {
      name: 'submit',
      label: '提交完成',
      from: ['进行中'],
      to: '待确认',
      who: me('userId'),
      input: ['result', 'file'],
      guards: [
        { holds: isSet('result'), field: 'result', message: '请填写完成说明' },
        {
          holds: eq(field('taskTotal'), field('taskDone')),
          message: '还有未完成任务：{n}项',
          fill: { n: subtract(field('taskTotal'), field('taskDone')) },
        },
        open,
      ],
      set: { tzComplete: { from: 'now' } },
      notify: [
        {
          to: ['projectId.principalId', 'projectProductId.principalId', { holds: 'milepost:confirm' }],
          text: '【里程碑】{name}待确认',
        },
      ],
    },
    {
      name: 'confirm',
      label: '确认完成',
      from: ['待确认'],
      to: '已完成',
      call: { path: '/milepost/confirm', answers: { lateDays: 'lateDays' } },
      who: confirmer,
      elsewhere: '里程碑未提交',
      elsewhereAt: 'status',
      opinion: 'optional',
      guards: [open],
      guard: 'milepost/confirming',
      set: {
        confirmId: { from: 'me' },
        tzConfirm: { from: 'now' },
        opinion: { from: 'opinion' },
        pmoStatus: '未确认',
      },
      notify: [{ to: ['userId', { holds: 'milepost:pmo' }], text: '【里程碑】{name}已确认完成' }],
    },
    {
      name: 'notConfirm',
      label: '不通过',
      from: ['待确认', '已完成'],
      to: '进行中',
      call: '/milepost/notConfirm',
      who: anyOf(allOf(is({ status: '待确认' }), confirmer), allOf(is({ status: '已完成' }), holds('milepost:pmo'))),
      opinion: 'required',
      opinionMessage: '请填写意见',
      guards: [
        {
          holds: anyOf(is({ status: '待确认' }), is({ pmoStatus: ['未确认', '不通过'] })),
          field: 'pmoStatus',
          message: '已由PMO确认',
        },
        open,
      ],
      set: {
        tzComplete: null,
        confirmId: null,
        tzConfirm: null,
        opinion: { from: 'opinion' },
        // who was confirmed before is refused by the PMO
        pmoStatus: when([[isSet('confirmId'), '不通过']], field('pmoStatus')),
      },
      notify: [{ to: ['userId', { was: 'confirmId' }], text: '【里程碑】{name}未通过确认' }],
    },
    {
      name: 'cancel',
      label: '取消',
      from: ['未开始', '进行中'],
      to: '取消',
      who: anyOf(holds('milepost:manage'), allOf(is({ monthGoal: false }), anyOf(principal, productPrincipal))),
      opinion: 'required',
      guards: [open],
      set: { opinion: { from: 'opinion' } },
      effect: 'milepost/cancelled',
      effects: calledOff,
      notify: [{ to: ['userId', 'userIds'], text: '【里程碑】{name}已取消' }],
      danger: true,
    },
    {
      name: 'stop',
      label: '随项目取消',
      from: ['未开始', '进行中', '待确认'],
      to: '取消',
      who: nobody,
      opinion: 'required',
      set: { opinion: { from: 'opinion' } },
      effect: 'milepost/cancelled',
      effects: calledOff,
      notify: [{ to: ['userId', 'userIds'], text: '【里程碑】{name}已随项目取消' }],
    },
    {
      name: 'advance',
      label: '推进',
      from: ['未开始', '进行中'],
      to: 'same',
      who: nobody,
      input: ['endDate', 'excusedDays'],
      guards: [open],
    },
  ],
} as const

/** Second confirmation by the PMO, after the first one. */
export const pmoStatus = {
  field: 'pmoStatus',
  states: ['未确认', '已确认', '不通过'],
  initial: '未确认',
  moves: [
    {
      name: 'confirmPMO',
      label: 'PMO确认',
      from: ['未确认', '不通过'],
      to: '已确认',
      call: { path: '/milepost/confirmPMO', answers: { pmoStatus: 'pmoStatus' } },
      who: holds('milepost:pmo'),
      opinion: 'optional',
      guards: [{ holds: is({ status: '已完成' }), field: 'status', message: '里程碑尚未完成' }, open],
      guard: 'milepost/confirming',
      set: { tzPmo: { from: 'now' }, opinion: { from: 'opinion' } },
      notify: [{ to: ['userId'], text: '【里程碑】{name}已由PMO确认' }],
    },
  ],
} as const
