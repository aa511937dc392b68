import { call } from '@chengban/kernel/call.ts'
import { writable } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import type { Fields } from '@chengban/kernel/shape.ts'
import { user } from './user.entity.ts'

/** All fields a form may write, none required here: the write path reports missing ones. */
const fields: Fields = Object.fromEntries(
  writable(user).map((name) => {
    const field = fieldOf(user.fields, name)
    const { required: _required, ...options } = field.options
    return [name, { ...field, options }]
  }),
)

/** One form for a person, the account and the roles. */
export const edit = call({
  method: 'POST',
  path: '/user/edit',
  label: '新增或修改人员',
  who: holds('user:edit'),
  input: {
    ...fields,
    id: ref('人员', 'user'),
    version: int('版本'),
    account: json('账号', { hint: '{name}' }),
    roleIds: refs('角色', 'role'),
    mainRoleId: ref('主角色', 'role'),
  },
  // who has which role is settled by the call itself
  handsOn: Object.keys(fields).filter((name) => name !== 'roleId'),
  answer: { id: 'uuid', 'plain?': 'text' },
})
