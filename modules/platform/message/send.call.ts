import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** One notice to everybody who is meant: people, holders of roles, departments with those below them, or all. */
export const sendMessage = call({
  method: 'POST',
  path: '/message/send',
  label: '发送通知',
  who: holds('message:send'),
  input: {
    title: text('标题', { required: true }),
    text: longText('内容', { required: true, max: 2000 }),
    userIds: refs('人员', 'user'),
    roleIds: refs('角色', 'role'),
    departmentIds: refs('部门', 'department'),
    isAll: bool('全员'),
    ding: bool('同时发送钉钉'),
    link: text('链接'),
  },
  answer: { sent: 'int' },
})
