import { entity } from '@chengban/kernel/entity.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Every attempt to sign in; a successful row is the session. */
export const loginLog = entity('loginLog', {
  label: '登录日志',
  title: 'name',
  fields: {
    userId: ref('人员', 'user', { onDelete: 'setNull' }),
    name: text('用户名', { search: true }),
    way: oneOf('方式', ['密码', '钉钉', '续期', '单点跳转']),
    result: oneOf('结果', ['成功', '失败', '锁定', '停用']),
    address: text('来源地址'),
    userAgent: text('浏览器'),
    tzExpire: datetime('到期时间'),
    tzSeen: datetime('最近活动'),
    tzRevoke: datetime('下线时间'),
    revokeReason: oneOf('下线原因', ['退出', '修改密码', '重置密码', '停用', '管理员下线', '续期']),
  },
  rows: { own: me('userId'), manage: holds('log:read') },
  untrailed: true,
  readOnly: true,
  indexes: [
    ['userId', 'tzRevoke', 'tzExpire'],
    ['name', 'tzCreate'],
    ['address', 'tzCreate'],
  ],
  list: {
    columns: ['name', 'userId', 'way', 'result', 'address', 'tzCreate', 'tzSeen', 'tzRevoke', 'revokeReason'],
    filters: ['way', 'result'],
    sort: '-tzCreate',
    matrix: { row: 'userId', day: 'tzCreate', cell: 'result' },
  },
})
