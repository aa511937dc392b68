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
  me,
  not,
  now,
  said,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { dateMoves } from '../date-moves.ts'
import { differ } from '../differ.ts'
import { signing } from './apply-for.signing.ts'

const manager = holds('applyFor:manage')
const planner = anyOf(me('audit2'), via('projectId', me('devPrincipalId')), manager)
const holder = anyOf(me('audit2'), manager)
const passed = eq(asked('pass'), true)
const noPeople = '请设置开发人、测试人和关闭人'
const settled = not(is({ auditStatus: '变更中' }))
const notChanging = { holds: settled, message: '需求变更中' } as const
const freed = when([[is({ updateStatus: '待审核' }), '无']], field('updateStatus'))
/** An open request to move the date falls with the step. */
const lapse = (opinion: string) =>
  [
    { move: ['change', 'lapse'], by: 'targetId', where: is({ targetType: 'applyFor', status: '待审核' }), opinion },
  ] as const
/** What becomes of a requirement once it has passed its audit. */
export const stage = {
  field: 'stage',
  states: ['未通过', '待排期', '开发中', '待测试', '待发布', '待客户确认', '已完成', '已关闭', '暂缓', '已转缺陷'],
  initial: '未通过',
  moves: [
    {
      name: 'schedule',
      label: '排期',
      from: ['待排期'],
      to: '开发中',
      who: planner,
      input: ['solverId', 'testerId', 'closerId', 'endTime'],
      required: { solverId: noPeople, testerId: noPeople, closerId: noPeople, endTime: '请填写计划完成' },
      guards: [
        notChanging,
        { holds: ge(field('endTime'), today()), field: 'endTime', message: '日期错误' },
        {
          holds: differ('testerId', 'solverId'),
          field: 'testerId',
          message: '测试人与开发人不能相同',
        },
      ],
      set: { originalTime: coalesce(field('originalTime'), field('endTime')) },
      notify: [{ to: ['solverId', 'testerId'], text: '【需求】{name}已排期，{endTime}前完成' }],
    },
    {
      name: 'toTest',
      label: '提测',
      from: ['开发中'],
      to: '待测试',
      who: anyOf(me('solverId'), manager),
      guards: [
        notChanging,
        { holds: isSet('testerId'), field: 'testerId', message: '请设置测试人' },
        { holds: not(is({ updateStatus: '待审核' })), message: '时间变更审核中，不能提测' },
      ],
      set: { tzFinish: { from: 'now' } },
      notify: [{ to: ['testerId'], text: '【需求】{name}待测试' }],
    },
    {
      name: 'test',
      label: '测试',
      from: ['待测试'],
      to: when([[passed, '待发布']], '开发中'),
      who: me('testerId'),
      call: { path: '/applyFor/action/test', answers: { testBack: 'testBack' } },
      asks: { pass: bool('是否通过', { required: true }), file: files('测试附件', { max: 9 }) },
      input: ['testResult'],
      required: { testResult: '请填写测试结果' },
      guard: 'applyFor/tested',
      set: {
        tzTest: { from: 'now' },
        testBack: when([[passed, field('testBack')]], add(field('testBack'), 1)),
        tzFinish: when([[passed, field('tzFinish')]], null),
      },
      notify: [
        { to: ['solverId', { holds: 'applyFor:publish' }], text: '【需求】{name}已通过测试，待发布', when: passed },
        { to: ['solverId'], text: '【需求】{name}测试退回', when: not(passed) },
      ],
    },
    {
      name: 'publish',
      label: '发布',
      from: ['待发布'],
      to: when([[is({ needSign: true }), '待客户确认']], '已完成'),
      who: anyOf(me('closerId'), holds('applyFor:publish')),
      input: ['productLibraryVersionId'],
      opinion: 'optional',
      many: { most: 50, answers: 'published' },
      call: {
        path: '/applyFor/publish',
        names: { note: 'opinion' },
        answers: { waitSign: ['counted', 'waitSign'], done: ['counted', 'done'] },
      },
      guards: [
        {
          holds: anyOf(not(isSet('productLibraryVersionId')), eq(of('productLibraryVersionId', 'stage'), '已发布')),
          field: 'productLibraryVersionId',
          message: '版本未发布',
        },
      ],
      set: {
        tzPublish: { from: 'now' },
        tzClose: when([[is({ needSign: true }), field('tzClose')]], now()),
      },
      effect: 'applyFor/published',
      notify: [{ to: ['creatorId', 'notifyPerson'], text: '【需求】{name}已发布' }],
    },
    ...signing,
    {
      name: 'close',
      label: '关闭',
      from: ['未通过', '待排期', '开发中', '暂缓', '待客户确认'],
      to: '已关闭',
      who: anyOf(me('closerId'), allOf(me('creatorId'), is({ auditStatus: ['驳回', '已撤回'] })), manager),
      opinion: 'required',
      danger: true,
      guards: [
        notChanging,
        {
          holds: anyOf(not(is({ stage: '未通过' })), is({ auditStatus: ['驳回', '已撤回'] })),
          message: '当前状态不能关闭',
        },
      ],
      set: { tzClose: { from: 'now' }, updateStatus: freed, signToken: null, tzSignToken: null },
      effects: lapse('需求已关闭'),
      notify: [{ to: ['creatorId', 'solverId', 'notifyPerson'], text: '【需求】{name}已关闭' }],
    },
    {
      name: 'hold',
      label: '暂缓',
      from: ['待排期', '开发中'],
      to: '暂缓',
      who: holder,
      opinion: 'required',
      guards: [notChanging],
      set: { preStatus: { was: 'stage' }, updateStatus: freed },
      effects: lapse('需求已暂缓'),
      notify: [{ to: ['creatorId', 'solverId'], text: '【需求】{name}已暂缓' }],
    },
    {
      name: 'resume',
      label: '恢复',
      from: ['暂缓'],
      to: field('preStatus'),
      who: holder,
      input: ['endTime'],
      guards: [
        {
          holds: anyOf(not(is({ preStatus: '开发中' })), ge(field('endTime'), today())),
          field: 'endTime',
          message: '日期错误',
        },
      ],
      set: { preStatus: null },
      notify: [{ to: ['solverId'], text: '【需求】{name}已恢复' }],
    },
    {
      name: 'toBug',
      label: '转缺陷',
      from: ['未通过', '待排期'],
      to: '已转缺陷',
      who: anyOf(tasked, manager),
      opinion: 'required',
      danger: true,
      guards: [
        notChanging,
        {
          holds: anyOf(is({ stage: '待排期' }), is({ auditStatus: ['待一级审核', '待二级审核'] })),
          message: '当前状态不能转缺陷',
        },
        { holds: isSet('projectId'), field: 'projectId', message: '项目不能为空' },
      ],
      guard: 'applyFor/toBug',
      set: { opinion: said, tzClose: { from: 'now' } },
      notify: [{ to: ['creatorId'], text: '【需求】{name}已转缺陷' }],
    },
    ...dateMoves({ from: ['开发中'], date: 'endTime', asked: [], decided: [] }),
  ],
} as const
