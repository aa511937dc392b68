import { anyOf, field, is, isSet, me, now, when } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'

/** Four levels, of which small ones pass the last two. */
export const audit = {
  levels: 4,
  page: '/phone/phoneProjectAudit',
  field: 'auditStatus',
  undeletable: '该数据已被使用，无法删除',
  opinions: ['opinionFirst', 'opinion', 'opinion3', 'opinion4'],
  submit: anyOf(me('creatorId'), me('initiator'), me('principalId')),
  skip: [
    { level: 3, field: 'isSmall' },
    { level: 4, field: 'isPlain' },
  ],
  guards: {
    submit: [
      {
        holds: anyOf(isSet('contractId'), is({ isTemporary: true }), is({ type: ['研发项目', '内部项目'] })),
        field: 'contractId',
        message: '请选择合同',
      },
    ],
  },
  effect: { approve: 'project/passed' },
  after: {
    submit: {
      set: {
        projectStatus: when([[is({ projectStatus: ['立项草稿', '驳回'] }), '立项审核']], field('projectStatus')),
      },
    },
    approve: {
      set: {
        projectStatus: when([[is({ projectStatus: '立项审核' }), '待启动']], field('projectStatus')),
        tzApprove: coalesce(field('tzApprove'), now()),
      },
      notify: [{ to: ['initiator', 'principalId'], text: '【立项】{name}已通过' }],
    },
    reject: { set: { projectStatus: when([[is({ projectStatus: '立项审核' }), '驳回']], field('projectStatus')) } },
    auditWithdraw: {
      set: { projectStatus: when([[is({ projectStatus: '驳回' }), '立项审核']], field('projectStatus')) },
    },
    withdraw: {
      set: { projectStatus: when([[is({ projectStatus: '立项审核' }), '立项草稿']], field('projectStatus')) },
    },
  },
} as const
