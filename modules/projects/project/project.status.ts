import { anyOf, holds, is, isSet, me } from '@chengban/kernel/expr.ts'

const keeper = anyOf(me('principalId'), holds('project:manage'))

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
    },
    { name: 'maintain', label: '转维护', from: ['已验收'], to: '维护中', who: keeper, guard: 'project/maintaining' },
    {
      name: 'finish',
      label: '结束',
      from: ['已验收', '维护中'],
      to: '已结束',
      who: holds('project:manage'),
      guards: [{ holds: is({ isUse: true }), message: '项目已停用' }],
      guard: 'project/finishing',
    },
    {
      name: 'terminate',
      label: '终止',
      from: ['待启动', '准备', '实施中', '待验收', '暂停'],
      to: '终止',
      who: holds('project:manage'),
      opinion: 'required',
      guard: 'project/closing',
      effect: 'project/terminated',
      danger: true,
    },
  ],
} as const
