import { call } from '@chengban/kernel/call.ts'
import { writable } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import type { Fields } from '@chengban/kernel/shape.ts'
import { pmoAssign } from './pmo-assign.entity.ts'

const fields: Fields = pmoAssign.fields
const form = writable(pmoAssign).filter((name) => name !== 'userId')

/** The same order to several people, one row each. */
export const assign = call({
  method: 'POST',
  path: '/pmoAssign/action/assign',
  label: '批量指派',
  who: holds('pmoAssign:manage'),
  offered: { of: 'pmoAssign', on: 'list', done: '已指派' },
  input: {
    userIds: refs('责任人', 'user', { required: true, min: 1, max: 50 }),
    ...objectOf(form, (name) => fields[name]),
  },
  answer: { ids: ['uuid'] },
})
