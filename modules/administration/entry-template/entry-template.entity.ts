import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The kinds of things that a person who comes or goes has to see to. */
export const entryItemKinds = ['材料', '准备', '学习', '交接'] as const

/** A line that the lists of new and leaving people begin with. */
export const entryTemplate = entity('entryTemplate', {
  label: '入职清单模板',
  title: 'name',
  fields: {
    kind: oneOf('类别', entryItemKinds, { required: true }),
    name: text('名称', { required: true, search: true }),
    departmentId: ref('适用部门', 'department', { hint: '含下级部门；空 = 全部' }),
    roleId: ref('适用角色', 'role', { hint: '与预设角色比较；空 = 全部' }),
    responsible: oneOf('责任人', ['本人', '导师', '部门负责人', '人事', '行政', '交接人'], {
      required: true,
      default: '本人',
    }),
    documentId: ref('学习文档', 'document'),
    courseId: ref('学习课程', 'course'),
    dueDays: int('期限（工作日）', { default: 5, min: 0, max: 120 }),
    isRequired: bool('必须', { default: true }),
    isEnable: bool('启用', { default: true }),
    sort: int('排序', { default: 100 }),
  },
  rows: { manage: holds('entry:manage') },
  list: {
    columns: ['name', 'kind', 'departmentId', 'roleId', 'responsible', 'dueDays', 'isRequired', 'isEnable'],
    filters: ['kind', 'departmentId', 'roleId', 'isEnable'],
    sort: 'kind,sort',
  },
  form: [
    { title: '清单项', fields: ['kind', 'name', 'responsible', 'dueDays', 'documentId', 'courseId', 'isRequired'] },
    { title: '适用', fields: ['departmentId', 'roleId', 'isEnable', 'sort'] },
  ],
  summary: ['kind', 'responsible', 'dueDays'],
})
