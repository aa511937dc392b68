import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Outbox of states of defects and requirements to a client's own system. */
export const clientSync = entity('clientSync', {
  label: '客户系统同步',
  title: 'targetType',
  fields: {
    clientId: ref('客户', 'client'),
    projectId: ref('项目', 'project'),
    targetType: oneOf('对象', ['bug', 'applyFor'], { names: { bug: '缺陷', applyFor: '需求' } }),
    targetId: text('对象ID', { isAside: true }),
    payload: json('内容', { names: { code: '编号', name: '名称', status: '状态' } }),
    status: oneOf('状态', ['待同步', '成功', '失败', '已合并'], { default: '待同步' }),
    tries: int('次数', { default: 0 }),
    tzNext: datetime('下次时间'),
    tzDone: datetime('完成时间'),
    error: text('错误'),
  },
  rows: { manage: holds('sync:manage') },
  readOnly: true,
  indexes: [
    ['targetType', 'targetId'],
    ['status', 'tzNext'],
  ],
  list: {
    columns: ['clientId', 'projectId', 'targetType', 'payload', 'status', 'tries', 'tzNext', 'error'],
    filters: ['status', 'clientId', 'projectId'],
    sort: '-tzCreate',
  },
  form: [
    { title: '对象', fields: ['clientId', 'projectId', 'targetType', 'targetId', 'payload'] },
    { title: '同步', fields: ['status', 'tries', 'tzNext', 'tzDone', 'error'] },
  ],
  summary: ['clientId', 'targetType', 'status', 'tries'],
})
