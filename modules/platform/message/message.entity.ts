import { entity } from '@chengban/kernel/entity.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Something a person should know; kept 180 days after reading. */
export const message = entity('message', {
  label: '消息',
  title: 'title',
  fields: {
    userId: ref('接收人', 'user', { required: true, onDelete: 'cascade', fixed: true }),
    senderId: ref('发送人', 'user', { onDelete: 'setNull', fixed: true }),
    kind: oneOf('类别', ['审批', '提醒', '催办', '提到我', '抄送', '通知', '系统'], { required: true, fixed: true }),
    type: text('类型', { fixed: true }),
    title: text('标题', { required: true, search: true, fixed: true }),
    text: longText('内容', { max: 2000, fixed: true }),
    module: text('模块', { fixed: true }),
    relevanceId: text('记录ID', { fixed: true, isAside: true }),
    link: text('链接', { fixed: true }),
    level: oneOf('紧急度', ['普通', '紧急'], { default: '普通', fixed: true }),
    isRead: bool('已读', { default: false }),
    tzRead: datetime('阅读时间', { readonly: true }),
    tzStop: datetime('失效时间', { readonly: true }),
    dedupeKey: text('去重键', { unique: true, readonly: true }),
    dingStatus: oneOf('钉钉状态', ['不发送', '待发送', '已发送', '已合并', '失败'], {
      default: '不发送',
      readonly: true,
    }),
    dingTries: int('发送次数', { default: 0, readonly: true }),
    dingError: text('发送错误', { readonly: true }),
    tzDing: datetime('下次发送', { readonly: true, hidden: true }),
  },
  untrailed: true,
  rows: { own: me('userId') },
  write: { create: holds('message:send'), update: me('userId') },
  on: { check: 'message/check', saved: 'message/saved' },
  indexes: [
    ['userId', 'isRead', 'tzCreate'],
    ['type', 'userId', 'tzStop'],
    ['dingStatus', 'tzDing'],
  ],
  list: {
    columns: ['isRead', 'kind', 'title', 'tzCreate'],
    filters: ['kind', 'isRead', 'module'],
    sort: 'isRead,-tzCreate',
  },
})
