import { entity } from '@chengban/kernel/entity.ts'
import { holds, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The description of a workflow, beside the diagram drawn from its declaration. */
export const processImage = entity('processImage', {
  label: '流程说明',
  title: 'title',
  fields: {
    module: text('流程', { required: true, unique: true, readonly: true }),
    title: text('标题', { required: true, search: true }),
    area: text('所属区域', { readonly: true }),
    remark: longText('说明', { max: 5000 }),
    file: images('附图', { max: 5 }),
    sort: int('排序', { default: 100 }),
    isEnable: bool('显示', { default: true }),
  },
  rows: { own: is({ isEnable: true }), manage: holds('processImage:manage') },
  self: holds('processImage:manage'),
  madeBy: { create: '流程由系统声明生成', remove: '流程由系统声明生成' },
  list: {
    columns: ['title', 'area', 'module', 'remark', 'isEnable'],
    filters: ['area', 'isEnable'],
    sort: 'area,sort',
  },
})
