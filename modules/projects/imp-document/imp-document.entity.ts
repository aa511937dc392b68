import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { stageNames } from '../project-stages.ts'

/** Which documents preparation (node 0) and each stage 1 to 6 require; rows of projects already made stay as they are. */
export const impDocument = entity('impDocument', {
  label: '资料清单',
  title: 'name',
  fields: {
    node: int('节点', { names: stageNames, required: true, min: 0, max: 6 }),
    name: text('资料名称', { required: true, search: true }),
    required: bool('必需', { default: true }),
    needSign: bool('客户签字', { default: false }),
    kinds: text('允许格式', { default: 'pdf,jpg,jpeg,png,doc,docx,xls,xlsx,ppt,pptx' }),
    template: files('模板'),
    sort: int('排序'),
    isEnable: bool('启用', { default: true }),
  },
  rows: { own: everybody, manage: holds('project:pmo') },
  unique: [{ fields: ['node', 'name'], message: '资料名称已存在' }],
  list: {
    columns: ['node', 'name', 'required', 'needSign', 'template', 'sort', 'isEnable'],
    filters: ['node', 'isEnable'],
    sort: 'node,sort',
  },
})
