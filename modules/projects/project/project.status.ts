import { add, allOf, anyOf, count, eq, field, holds, is, isSet, me, nobody, not } from '@chengban/kernel/expr.ts'
import { openApply, openBug } from '../open-problems.ts'
import { isLeaf } from '../wbs-task/leaf.ts'
import { everyone } from './everyone.ts'
import { hanging } from './hanging.ts'
import { canBeMaintained } from './maintained.ts'

const keeper = anyOf(me('principalId'), holds('project:manage'))
/** The client's link dies with the project. */
const linkGone = { reportToken: null, tzReportToken: null } as const
const andSeller = [...everyone, 'contractId.initiator'] as const

const left = add(
  add(
    count({ of: 'bug', by: 'projectId', where: openBug }),
    count({ of: 'applyFor', by: 'projectId', where: openApply }),
  ),
  add(
    count({ of: 'milepost', by: 'projectId', where: is({ status: ['未开始', '进行中', '待确认'] }) }),
    count({ of: 'wbsTask', by: 'projectId', where: allOf(is({ status: ['未开始', '进行中'] }), isLeaf) }),
  ),
)

/** What becomes of a project once it is approved. */
export const status = {
  field: 'projectStatus',
  states: [
    '立项草稿',
    '立项审核',
    '驳回',
    '待启动',
    '准备',
    '实施中',
    '待验收',
    '已验收',
    '维护中',
    '暂停',
    '已结束',
    '终止',
  ],
  initial: '立项草稿',
  moves: [
    {
      name: 'start',
      label: '启动',
      from: ['待启动'],
      to: '准备',
      who: keeper,
      guards: [
        { holds: isSet('impPrincipalId'), field: 'impPrincipalId', message: '请设置实施负责人和实施起止时间' },
        { holds: isSet('implementStartTime'), field: 'implementStartTime', message: '请设置实施负责人和实施起止时间' },
        { holds: isSet('implementEndTime'), field: 'implementEndTime', message: '请设置实施负责人和实施起止时间' },
      ],
      guard: 'project/starting',
      effect: 'project/started',
      notify: [{ to: everyone, text: '您已加入项目【{name}】' }],
    },
    {
      name: 'enterImp',
      label: '进入实施',
      from: ['准备'],
      to: '实施中',
      who: anyOf(me('impPrincipalId'), keeper),
      guard: 'project/entering',
      effect: 'project/entered',
      notify: [{ to: everyone, text: '【项目】{name}进入实施' }],
    },
    {
      name: 'toAccept',
      label: '转入验收',
      from: ['实施中'],
      to: '待验收',
      who: nobody,
      effect: 'project/accepting',
      notify: [{ to: ['principalId', 'contractId.initiator'], text: '【项目】{name}转入验收' }],
    },
    { name: 'reopen', label: '退回实施', from: ['待验收'], to: '实施中', who: nobody },
    {
      name: 'accept',
      label: '验收完成',
      from: ['待验收'],
      to: '已验收',
      who: nobody,
      guard: 'project/accept',
      effect: 'project/accepted',
      notify: [
        {
          to: ['principalId', 'contractId.initiator', 'supervise', { holds: 'project:manage' }],
          text: '【项目】{name}验收完成',
        },
      ],
    },
    {
      name: 'pause',
      label: '暂停',
      from: ['准备', '实施中', '待验收'],
      to: '暂停',
      who: keeper,
      opinion: 'required',
      set: { preStatus: { was: 'projectStatus' }, tzPause: { from: 'now' } },
      notify: [{ to: andSeller, text: '【项目】{name}已暂停' }],
    },
    {
      name: 'resume',
      label: '恢复',
      from: ['暂停'],
      to: field('preStatus'),
      who: keeper,
      set: { preStatus: null, tzPause: null },
      effect: 'project/resumed',
      notify: [{ to: everyone, text: '【项目】{name}已恢复' }],
    },
    {
      name: 'temporaryEnd',
      label: '临时项目到期',
      from: ['待启动', '准备', '实施中'],
      to: '终止',
      who: nobody,
      guards: [{ holds: allOf(is({ isTemporary: true }), not(isSet('contractId'))), message: '不是到期的临时项目' }],
      set: linkGone,
      effect: 'project/terminated',
      effects: hanging,
      notify: [{ to: ['principalId', { holds: 'project:manage' }], text: '【项目】临时项目{name}已到期终止' }],
    },
    {
      name: 'maintain',
      label: '转维护',
      from: ['已验收'],
      to: '维护中',
      who: keeper,
      call: { path: '/project/maintainStatus', answers: { projectStatus: 'projectStatus' } },
      guards: [canBeMaintained],
      notify: [{ to: andSeller, text: '【项目】{name}转入维护' }],
    },
    {
      name: 'finish',
      label: '结束',
      from: ['已验收', '维护中'],
      to: '已结束',
      who: holds('project:manage'),
      guards: [
        { holds: eq(left, 0), message: '还有未完成事项：{n}项', fill: { n: left } },
        { holds: is({ maintainState: ['不维护', '已过期'] }), message: '维护期未结束' },
      ],
      set: linkGone,
    },
    {
      name: 'terminate',
      label: '终止',
      from: ['待启动', '准备', '实施中', '待验收', '暂停'],
      to: '终止',
      who: holds('project:manage'),
      opinion: 'required',
      set: linkGone,
      effect: 'project/terminated',
      effects: hanging,
      notify: [{ to: andSeller, text: '【项目】{name}已终止' }],
      danger: true,
    },
    {
      name: 'contractEnded',
      label: '合同终止',
      from: ['待启动', '准备', '实施中', '待验收', '已验收', '维护中', '暂停'],
      to: 'same',
      who: nobody,
      notify: [{ to: ['principalId', { holds: 'project:manage' }], text: '【项目】{name}的合同已终止，请处理项目' }],
    },
    {
      name: 'changeManDay',
      label: '变更人天',
      from: ['待启动', '准备', '实施中', '待验收', '已验收', '维护中'],
      to: 'same',
      who: nobody,
      input: ['estimate'],
    },
    {
      name: 'runVersion',
      label: '更换产品版本',
      from: ['准备', '实施中', '待验收', '已验收', '维护中'],
      to: 'same',
      who: nobody,
      input: ['productLibraryVersionId'],
    },
  ],
} as const
