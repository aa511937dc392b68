import { allOf, exists, is, not } from '@chengban/kernel/expr.ts'

// Decision 104: Ending a project ends its open records

const opinion = '项目已终止'
const waits = is({ status: ['待一级审核', '待二级审核'] })

/**
 * Records that end with a project terminated early, and the move that ends each of them; requests waiting for a
 * decision are withdrawn first. Records of other areas stay open: money spent or promised is settled there.
 */
export const hanging = [
  {
    move: ['milepost', 'stop'],
    by: 'projectId',
    where: is({ status: ['未开始', '进行中', '待确认'] }),
    opinion,
  },
  {
    move: ['projectProduce', 'stop'],
    by: 'projectId',
    where: is({ status: ['未开始', '进行中', '待确认'] }),
    opinion,
  },
  {
    // the tasks above leaves follow them
    move: ['wbsTask', 'stop'],
    by: 'projectId',
    where: allOf(is({ status: ['未开始', '进行中'] }), not(exists({ of: 'wbsTask', by: 'parentId' }))),
    opinion,
  },
  {
    move: ['projectProgress', 'stop'],
    by: 'projectId',
    where: is({ status: ['草稿', '待内部确认', '客户待确认', '有异议'] }),
    opinion,
  },
  {
    move: ['impRecord', 'stop'],
    by: 'projectId',
    where: is({ status: ['已预约', '待填写', '客户待确认', '有异议'] }),
    opinion,
  },
  {
    move: ['projectVer', 'withdraw'],
    by: 'projectId',
    where: is({ auditStatus: ['待一级审核', '待二级审核'] }),
    opinion,
  },
  {
    move: ['projectVer', 'stop'],
    by: 'projectId',
    where: is({
      status: ['草稿', '待一级审核', '待二级审核', '待交付', '客户待确认', '有异议', '驳回', '已撤回'],
    }),
    opinion,
  },
  {
    move: ['technicalChallenge', 'stop'],
    by: 'projectId',
    where: is({ status: ['待受理', '攻关中', '待验证'] }),
    opinion,
  },
  { move: ['projectManDay', 'withdraw'], by: 'projectId', where: waits, opinion },
  { move: ['train', 'withdraw'], by: 'projectId', where: waits, opinion },
  {
    move: ['design', 'withdraw'],
    by: 'projectId',
    where: is({ status: ['待一级审核', '变更中'] }),
    opinion,
  },
] as const
