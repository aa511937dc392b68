import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A task or notice of one person about one submission: waiting, decided, or for information. */
export const auditTask = entity('auditTask', {
  label: '审批任务',
  title: 'title',
  fields: {
    roundId: ref('轮次', 'auditRound', { required: true, onDelete: 'cascade' }),
    module: text('模块'),
    relevanceId: text('单据ID', { isAside: true }),
    title: text('标题', { search: true }),
    summary: json('摘要', { structure: [{ label: 'text', value: 'text?' }], isAside: true }),
    initiatorId: ref('申请人', 'user'),
    userId: ref('审批人', 'user', { required: true }),
    forId: ref('被代理人', 'user'),
    kind: oneOf('类型', ['审批', '前加签', '后加签', '抄送'], { default: '审批' }),
    auditLevel: int('级次'),
    status: oneOf('状态', [
      '等待加签',
      '待处理',
      '已同意',
      '已驳回',
      '已转交',
      '已收回',
      '已取消',
      '自动通过',
      '已抄送',
    ]),
    reason: text('原因'),
    opinion: longText('意见', { max: 1000 }),
    signature: signature('签名'),
    recordVersion: int('单据版本'),
    fromTaskId: ref('来自任务', 'auditTask', { onDelete: 'setNull' }),
    tzDue: datetime('应处理时间'),
    tzRead: datetime('阅读时间'),
    tzAct: datetime('处理时间'),
    tzUrge: datetime('最近催办'),
    urgeCount: int('催办次数', { default: 0 }),
  },
  rows: { own: anyOf(me('userId'), me('initiatorId')), manage: holds('flow:manage') },
  readOnly: true,
  unique: [
    {
      fields: ['roundId', 'auditLevel', 'userId'],
      where: is({ status: ['等待加签', '待处理'] }),
      message: '对方已是当前审批人',
    },
  ],
  indexes: [['userId', 'status', 'tzCreate'], ['module', 'relevanceId', 'status'], ['initiatorId']],
  list: {
    columns: ['title', 'module', 'initiatorId', 'auditLevel', 'status', 'tzCreate', 'tzDue'],
    filters: ['module', 'status', 'initiatorId'],
    sort: '-tzCreate',
  },
})
