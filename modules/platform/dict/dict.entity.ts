import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** One value of a dictionary type; records keep its code. Disabled ones stay readable but cannot be chosen. */
export const dict = entity('dict', {
  label: '字典项',
  title: 'name',
  fields: {
    code: text('编码', { required: true }),
    name: text('名称', { required: true, search: true }),
    sort: int('排序', { default: 100 }),
    dictTypeId: ref('字典类型', 'dictType', { required: true, onDelete: 'cascade', fixed: true }),
    color: oneOf('颜色', ['default', 'blue', 'green', 'gold', 'red', 'purple', 'cyan'], {
      names: { default: '默认', blue: '蓝', green: '绿', gold: '金', red: '红', purple: '紫', cyan: '青' },
    }),
    isDefault: bool('默认', { default: false }),
    isEnable: bool('启用', { default: true }),
    remark: text('备注'),
  },
  onEveryPage: true,
  rows: { own: everybody, manage: holds('dict:manage') },
  unique: [
    { fields: ['dictTypeId', 'code'], message: '编码已存在' },
    { fields: ['dictTypeId'], where: is({ isDefault: true }), message: '默认已存在' },
  ],
  on: { check: 'dict/check', removing: 'dict/removing' },
  list: {
    columns: ['dictTypeId', 'code', 'name', 'sort', 'color', 'isEnable'],
    filters: ['dictTypeId', 'isEnable'],
    sort: 'dictTypeId,sort,code',
    order: { by: 'sort', within: ['dictTypeId'] },
  },
})
