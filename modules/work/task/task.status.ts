import {
  add,
  allOf,
  anyOf,
  asked,
  field,
  ge,
  gt,
  holds,
  is,
  isSet,
  le,
  me,
  not,
  now,
  said,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { addDays, addWorkDays, coalesce, dateOf, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dateMoves } from '../date-moves.ts'
import { decided } from './task.decided.ts'
import { ofMilepost } from './task.milepost.ts'
import { ofResult } from './task.result.ts'
import { all, given, live } from './task.states.ts'

const keeper = anyOf(me('userId'), holds('task:manage'))
const leading = anyOf(keeper, via('projectId', me('principalId')))
const noAnswer = '请填写意见'
/** Working days from the day it was put to rest, that day counted, today not. */
const rested = workDays(addDays(dateOf(field('tzPause')), -1), addDays(today(), -1))
const freed = when([[is({ updateStatus: '待审核' }), '无']], field('updateStatus'))
const others = { members: 'taskUsers', by: 'taskId', person: 'userId', where: not(is({ type: '忽略' })) } as const
/** An open request to move the date falls with the step. */
const lapse = (opinion: string) =>
  [{ move: ['change', 'lapse'], by: 'targetId', where: is({ targetType: 'task', status: '待审核' }), opinion }] as const

/** Given, taken, done, looked at; in between it may rest, go to somebody else or end. */
export const status = {
  field: 'status',
  states: all,
  initial: '草稿',
  decided,
  moves: [
    {
      name: 'publish',
      label: '下达',
      from: ['草稿'],
      to: given,
      who: me('userId'),
      guards: [{ holds: ge(field('date'), today()), field: 'date', message: '计划完成不能早于今天' }],
      set: {
        originalTime: when([[isSet('tzAgree'), field('originalTime')]], field('date')),
        tzAgree: when([[is({ needConfirm: false }), coalesce(field('tzAgree'), now())]], field('tzAgree')),
      },
      effect: 'task/begun',
      notify: [{ to: ['designee', others], text: '您有新任务【{name}】，{date}前完成' }],
    },
    {
      name: 'confirm',
      label: '接受',
      from: ['待确认'],
      to: '待开始',
      who: me('designee'),
      set: { tzAgree: coalesce(field('tzAgree'), now()) },
      notify: [{ to: ['userId'], text: '【任务】{designee}已接受：{name}' }],
    },
    {
      name: 'refuse',
      label: '拒绝',
      from: ['待确认'],
      to: '草稿',
      who: me('designee'),
      opinion: 'required',
      opinionMessage: noAnswer,
      danger: true,
      set: { opinion: said },
      notify: [{ to: ['userId'], text: '【任务】{designee}拒绝：{name}' }],
    },
    { name: 'start', label: '开始', from: ['待开始'], to: '进行中', who: me('designee') },
    ...ofResult,
    {
      name: 'pause',
      label: '暂停',
      from: live,
      to: '暂停',
      who: leading,
      opinion: 'required',
      opinionMessage: noAnswer,
      set: { preStatus: { was: 'status' }, tzPause: { from: 'now' }, updateStatus: freed },
      effects: lapse('任务已暂停'),
      notify: [{ to: ['designee'], text: '【任务】{name}已暂停' }],
    },
    {
      name: 'resume',
      label: '恢复',
      from: ['暂停'],
      to: field('preStatus'),
      who: leading,
      set: {
        date: addWorkDays(field('date'), rested),
        pauseDays: add(field('pauseDays'), rested),
        preStatus: null,
        tzPause: null,
      },
      notify: [{ to: ['designee'], text: '【任务】{name}已恢复，{date}前完成' }],
    },
    {
      name: 'cancel',
      label: '取消',
      from: [...live, '待审核', '暂停'],
      to: '取消',
      who: keeper,
      opinion: 'required',
      opinionMessage: noAnswer,
      danger: true,
      set: { updateStatus: freed },
      effect: 'task/cancelled',
      effects: lapse('任务已取消'),
      notify: [{ to: ['designee', 'supervise'], text: '【任务】{name}已取消' }],
    },
    {
      name: 'reopen',
      label: '重新打开',
      from: ['已完成'],
      to: '进行中',
      who: anyOf(keeper, me('auditor1'), me('auditor2')),
      opinion: 'required',
      opinionMessage: noAnswer,
      guards: [{ holds: le(today(), addDays(dateOf(field('endTime')), 7)), message: '完成已超过7天，请新建任务' }],
      set: { auditStatus: '未提交', endTime: null, opinion: said },
      notify: [{ to: ['designee'], text: '【任务】{name}已重新打开' }],
    },
    {
      name: 'supervise',
      label: '督办',
      from: [...live, '待审核'],
      to: 'same',
      who: anyOf(me('supervise'), holds('task:manage')),
      asks: { supervising: bool('督办中', { required: true }) },
      guards: [{ holds: isSet('supervise'), field: 'supervise', message: '请选择督办人' }],
      set: { supervising: asked('supervising') },
      notify: [{ to: ['designee'], text: '【督办】{name}，{date}前完成', when: is({ supervising: true }) }],
    },
    {
      name: 'reassign',
      label: '改派',
      from: live,
      to: given,
      who: keeper,
      input: ['designee'],
      opinion: 'required',
      opinionMessage: noAnswer,
      guard: 'task/reassign',
      effect: 'task/reassigned',
      set: { updateStatus: freed },
      effects: lapse('任务已改派'),
      notify: [
        { to: [{ was: 'designee' }], text: '【任务】{name}已改派给{designee}' },
        { to: ['designee'], text: '您有新任务【{name}】，{date}前完成' },
      ],
    },
    {
      name: 'endCycle',
      label: '结束循环',
      from: [...live, '待审核', '已完成', '暂停', '取消'],
      // the row it is called on is one of the series
      to: when([[allOf(is({ status: ['待确认', '待开始'] }), gt(field('date'), today())), '取消']], field('status')),
      who: keeper,
      danger: true,
      guard: 'task/endCycle',
      effect: 'task/cycleEnded',
    },
    ...dateMoves({
      from: ['待开始', '进行中'],
      date: 'date',
      asked: ['cause'],
      decided: ['adjustor', 'changeTime'],
    }),
    ofMilepost,
  ],
} as const
