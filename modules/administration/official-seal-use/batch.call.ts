import { call } from '@chengban/kernel/call.ts'
import { writable } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import type { Fields } from '@chengban/kernel/shape.ts'
import { officialSealUse } from './official-seal-use.entity.ts'

const fields: Fields = officialSealUse.fields
const form = writable(officialSealUse).filter((name) => name !== 'sealId')

/** One application for each of several seals, handed in together. */
export const batch = call({
  method: 'POST',
  path: '/officialSealUse/action/batch',
  label: '多章用印',
  offered: {
    of: 'officialSealUse',
    on: 'list',
    asks: { sealIds: refs('印章', 'officialSeal', { required: true, min: 1, max: 5 }) },
    done: '已提交{ids}份用印申请',
  },
  who: holds('officialSeal:apply'),
  input: {
    sealIds: json('印章', { required: true }),
    ...objectOf(form, (name) => fields[name]),
  },
  answer: { ids: ['uuid'], groupId: 'uuid' },
})
