import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

export const findByPermission = call({
  method: 'GET',
  path: '/user/findUserIdByPermissionCode',
  label: '按权限包查人员',
  input: { code: text('权限编码', { required: true }) },
  answer: { nodes: ['uuid'] },
})
