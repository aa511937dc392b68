import {
  add,
  allOf,
  anyOf,
  asked,
  eq,
  field,
  ge,
  holds,
  is,
  isSet,
  linked,
  me,
  not,
  now,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { addWorkDays, coalesce } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dateMoves } from '../date-moves.ts'
import { differ } from '../differ.ts'

const manager = holds('bug:manage')
const leads = via('projectId', anyOf(me('devPrincipalId'), me('principalId')))
const judge = anyOf(me('userId'), leads, manager)
const keeper = anyOf(leads, manager)
const passed = eq(asked('pass'), true)
const noAnswer = '请填写意见'
const responded = coalesce(field('tzRespond'), now())
const freed = when([[is({ updateStatus: '待审核' }), '无']], field('updateStatus'))
/** The day by which a bug is to be solved, by how urgent it is. */
const due = when(
  [
    [is({ priority: '急' }), addWorkDays(today(), 1)],
    [is({ priority: '高' }), addWorkDays(today(), 3)],
    [is({ priority: '中' }), addWorkDays(today(), 7)],
    [is({ priority: '低' }), addWorkDays(today(), 15)],
  ],
  null,
)
const until = coalesce(field('endTime'), due)
/** An open request to move the date falls with the step. */
const lapse = (opinion: string) =>
  [{ move: ['bugChange', 'lapse'], by: 'bugId', where: is({ status: '待审核' }), opinion }] as const

/** Found, judged, solved, tested, closed; it may go back at every step. */
export const status = {
  field: 'status',
  states: ['草稿', '待确认', '已确认', '处理中', '待测试', '待关闭', '已关闭', '退回', '挂起'],
  initial: '草稿',
  moves: [
    {
      name: 'submit',
      label: '提交',
      from: ['草稿', '退回'],
      to: '待确认',
      who: me('providerId'),
      set: { tzSubmit: { from: 'now' }, tzRespond: null },
      notify: [{ to: ['userId'], text: '【缺陷】{name}待确认' }],
    },
    { name: 'withdraw', label: '撤回', from: ['待确认'], to: '草稿', who: me('providerId') },
    {
      name: 'confirm',
      label: '确认',
      from: ['待确认'],
      to: '已确认',
      who: judge,
      input: ['solverId', 'testerId', 'closerId', 'endTime'],
      required: { solverId: '请选择解决人', testerId: '请选择测试人', closerId: '请选择关闭人' },
      guards: [
        { holds: anyOf(not(isSet('endTime')), ge(field('endTime'), today())), field: 'endTime', message: '日期错误' },
        {
          holds: differ('testerId', 'solverId'),
          field: 'testerId',
          message: '测试人与解决人不能相同',
        },
      ],
      set: { endTime: until, originalTime: coalesce(field('originalTime'), until), tzRespond: responded },
      notify: [{ to: ['solverId', 'providerId'], text: '【缺陷】{name}已确认，{endTime}前解决' }],
    },
    {
      name: 'back',
      label: '退回',
      from: ['待确认', '已确认'],
      to: '退回',
      who: judge,
      input: ['backOpinion'],
      required: { backOpinion: '请填写退回意见' },
      danger: true,
      set: { isReject: true, tzRespond: responded, updateStatus: freed },
      effects: lapse('缺陷已退回'),
      notify: [{ to: ['providerId'], text: '【缺陷】{name}被退回：{backOpinion}' }],
    },
    { name: 'start', label: '开始处理', from: ['已确认'], to: '处理中', who: me('solverId') },
    {
      name: 'solve',
      label: '解决',
      from: ['已确认', '处理中'],
      to: '待测试',
      who: me('solverId'),
      input: ['resolution', 'solveResult', 'cause', 'duplicateId', 'resultFile'],
      required: { resolution: '请选择解决方案', solveResult: '请填写解决说明' },
      guards: [
        { holds: not(is({ resolution: '转需求' })), field: 'resolution', message: '请选择解决方案' },
        {
          holds: anyOf(not(is({ resolution: '已解决' })), isSet('cause')),
          field: 'cause',
          message: '请填写原因分析',
        },
        {
          holds: anyOf(
            not(is({ resolution: '重复' })),
            allOf(isSet('duplicateId'), not(eq(field('duplicateId'), field('id')))),
          ),
          field: 'duplicateId',
          message: '请选择重复的缺陷',
        },
        {
          holds: anyOf(is({ needResult: false }), isSet('resultFile')),
          field: 'resultFile',
          message: '请上传结果附件',
        },
        { holds: not(is({ updateStatus: '待审核' })), message: '时间变更审核中，不能提交' },
      ],
      set: { finishDate: { from: 'today' }, solveTimes: add(field('solveTimes'), 1) },
      notify: [{ to: ['testerId'], text: '【缺陷】{name}待测试' }],
    },
    {
      name: 'test',
      label: '测试',
      from: ['待测试'],
      to: when([[passed, '待关闭']], '处理中'),
      who: me('testerId'),
      asks: { pass: bool('是否通过', { required: true }) },
      input: ['testResult'],
      required: { testResult: '请填写测试结果' },
      set: {
        tzTest: { from: 'now' },
        testBack: when([[passed, field('testBack')]], add(field('testBack'), 1)),
        finishDate: when([[passed, field('finishDate')]], null),
        resolution: when([[passed, field('resolution')]], null),
      },
      notify: [
        { to: ['closerId'], text: '【缺陷】{name}待关闭', when: passed },
        { to: ['solverId'], text: '【缺陷】{name}测试退回', when: not(passed) },
      ],
    },
    {
      name: 'close',
      label: '关闭',
      from: ['待关闭'],
      to: '已关闭',
      who: anyOf(
        me('closerId'),
        allOf(holds('bug:close'), via('projectId', linked('projectMember', 'projectId', 'userId'))),
        manager,
      ),
      guard: 'bug/closing',
      set: { tzComplete: { from: 'now' } },
      notify: [{ to: ['providerId', 'solverId'], text: '【缺陷】{name}已关闭' }],
    },
    {
      name: 'reopen',
      label: '重新激活',
      from: ['待关闭', '已关闭'],
      to: '处理中',
      who: anyOf(me('providerId'), me('testerId'), me('closerId'), manager),
      opinion: 'required',
      opinionMessage: noAnswer,
      danger: true,
      guards: [{ holds: not(is({ resolution: '转需求' })), message: '已转需求，不能重新激活' }],
      guard: 'bug/reopening',
      set: {
        reopenTimes: add(field('reopenTimes'), 1),
        finishDate: null,
        resolution: null,
        tzComplete: null,
        endTime: when([[ge(field('endTime'), today()), field('endTime')]], due),
      },
      notify: [{ to: ['solverId', 'testerId'], text: '【缺陷】{name}已重新激活' }],
    },
    {
      name: 'hang',
      label: '挂起',
      from: ['待确认', '已确认', '处理中'],
      to: '挂起',
      who: keeper,
      opinion: 'required',
      opinionMessage: noAnswer,
      set: { preStatus: { was: 'status' }, tzRespond: responded, updateStatus: freed },
      effects: lapse('缺陷已挂起'),
      notify: [{ to: ['providerId', 'solverId'], text: '【缺陷】{name}已挂起' }],
    },
    {
      name: 'resume',
      label: '恢复',
      from: ['挂起'],
      to: field('preStatus'),
      who: keeper,
      set: { preStatus: null },
      notify: [{ to: ['solverId'], text: '【缺陷】{name}已恢复' }],
    },
    {
      name: 'supervise',
      label: '督办',
      from: ['待确认', '已确认', '处理中', '待测试', '待关闭'],
      to: 'same',
      who: anyOf(me('supervise'), manager),
      asks: { supervising: bool('督办中', { required: true }) },
      guards: [{ holds: isSet('supervise'), field: 'supervise', message: '请选择督办人' }],
      set: { supervising: asked('supervising') },
      notify: [{ to: ['userId'], text: '【督办】{name}', when: is({ supervising: true }) }],
    },
    {
      name: 'toApplyFor',
      label: '转需求',
      from: ['待确认', '已确认'],
      to: '已关闭',
      who: anyOf(me('userId'), via('projectId', me('devPrincipalId')), manager),
      opinion: 'required',
      opinionMessage: noAnswer,
      danger: true,
      guard: 'bug/toApplyFor',
      set: { resolution: '转需求', tzComplete: { from: 'now' }, tzRespond: responded, updateStatus: freed },
      effects: lapse('缺陷已转需求'),
      notify: [{ to: ['providerId'], text: '【缺陷】{name}已转为需求' }],
    },
    ...dateMoves({
      from: ['已确认', '处理中'],
      date: 'endTime',
      asked: [],
      decided: ['updateDateOpinion'],
    }),
  ],
} as const
