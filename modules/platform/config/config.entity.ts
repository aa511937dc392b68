import { entity } from '@chengban/kernel/entity.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A setting of the product that administrators change while it runs. */
export const config = entity('config', {
  label: '参数',
  title: 'key',
  id: 'text',
  fields: {
    id: text('ID', { computed: { onWrite: 'config/id' } }),
    key: text('参数名', { required: true, unique: true, search: true, fixed: true }),
    value: longText('参数值', { hint: '密钥只写不读', settingKey: 'key' }),
    /** What `value` hides behind ****** where the type is 密钥. */
    secretValue: longText('密钥值', { hidden: true, readonly: true }),
    type: oneOf('类型', ['文本', '数字', '开关', 'JSON', '密钥'], { required: true, default: '文本' }),
    comment: longText('说明', { max: 255 }),
    isSystem: bool('内置', { default: false, readonly: true }),
  },
  onEveryPage: true,
  rows: { manage: holds('config:manage') },
  removable: [{ holds: is({ isSystem: false }), message: '内置参数不可删除' }],
  on: { check: 'config/check' },
  list: { columns: ['key', 'value', 'type', 'comment', 'tzUpdate'], filters: ['type'], sort: 'key' },
})
