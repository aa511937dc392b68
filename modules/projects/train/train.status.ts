import { anyOf, exists, holds, is, not } from '@chengban/kernel/expr.ts'
import { impPrincipal, open } from '../team.ts'

/** Beside its audit: what has passed is sent back while the stage it belongs to is open. */
export const status = {
  field: 'status',
  states: ['草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废'],
  initial: '草稿',
  moves: [
    {
      name: 'rejectTrain',
      label: '打回',
      from: ['通过'],
      to: '驳回',
      who: anyOf(impPrincipal, holds('project:pmo'), holds('train:audit')),
      call: {
        path: '/impNodeLog/rejectTrain',
        names: { trainId: 'id' },
        answers: { trainId: 'id', documents: ['counted', 'documents'] },
      },
      locks: ['projectId'],
      opinion: 'required',
      opinionMessage: '请填写意见',
      danger: true,
      elsewhere: '培训未通过审核',
      elsewhereAt: 'status',
      guards: [
        { holds: is({ type: '客户培训', node: 3 }), field: 'type', message: '培训未通过审核' },
        {
          holds: not(
            exists({
              of: 'implementaryProgress',
              by: 'projectId',
              at: 'projectId',
              where: is({ node: 3, status: ['已完成', '已跳过'] }),
            }),
          ),
          field: 'node',
          message: '客户培训阶段已完成',
        },
        open,
      ],
      set: { opinion: { from: 'opinion' } },
      effect: 'train/rejected',
      notify: [{ to: ['teacherId', 'creatorId'], text: '【培训】{name}被打回' }],
    },
  ],
} as const
