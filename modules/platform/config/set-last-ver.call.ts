import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Tells every open page that another version is out. */
export const setLastVer = call({
  method: 'POST',
  path: '/config/setLastVer',
  label: '发布版本',
  who: holds('config:manage'),
  input: { version: text('版本号', { required: true }), notes: text('说明', { max: 500 }), force: bool('强制刷新') },
  answer: { version: 'text', tzPublish: 'datetime' },
})
