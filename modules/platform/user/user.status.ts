import { anyOf, holds, isSet } from '@chengban/kernel/expr.ts'

/** A person's way through the company. */
export const status = {
  field: 'status',
  states: ['待激活', '在职', '停用', '离职'],
  initial: '待激活',
  moves: [
    {
      name: 'audit',
      label: '审核通过',
      from: ['待激活'],
      to: '在职',
      who: holds('user:audit'),
      input: ['roleId'],
      guards: [{ holds: anyOf(isSet('roleId'), isSet('presetRoleId')), field: 'roleId', message: '请选择角色' }],
      guard: 'user/audit',
      effect: 'user/audited',
    },
    {
      name: 'disable',
      label: '停用',
      from: ['在职', '待激活'],
      to: '停用',
      who: holds('user:disable'),
      guard: 'user/disable',
      effect: 'user/disabled',
      danger: true,
    },
    { name: 'enable', label: '启用', from: ['停用'], to: '在职', who: holds('user:disable'), effect: 'user/enabled' },
    {
      name: 'depart',
      label: '离职',
      from: ['在职', '停用'],
      to: '离职',
      who: holds('user:disable'),
      input: ['tzDepart'],
      begins: { tzDepart: 'today' },
      required: { tzDepart: '请填写离职日期' },
      guard: 'user/depart',
      effect: 'user/departed',
      danger: true,
    },
    {
      name: 'rehire',
      label: '重新入职',
      from: ['离职'],
      to: '待激活',
      who: holds('user:edit'),
      effect: 'user/rehired',
    },
  ],
} as const
