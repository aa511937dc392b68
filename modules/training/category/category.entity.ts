import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, count, holds, is, via } from '@chengban/kernel/expr.ts'
import { level } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** A category is visible only if it and all its ancestors are enabled; the tree is at most three levels deep. */
const isOn = is({ isEnable: true })
const isRoot = is({ parentId: null })
const shown = allOf(isOn, anyOf(isRoot, via('parentId', allOf(isOn, anyOf(isRoot, via('parentId', isOn))))))

/** The nested shelves of the courses. */
export const category = entity('category', {
  label: '课程分类',
  title: 'name',
  id: 'text',
  fields: {
    id: text('编码', { computed: { onWrite: 'category/id' } }),
    name: text('分类名称', { required: true, max: 50, search: true }),
    parentId: ref('上级分类', 'category'),
    icon: text('图标'),
    cover: images('封面', { max: 1 }),
    sort: int('排序', { default: 100, min: 0 }),
    isEnable: bool('启用', { default: true }),
    level: int('层级', { computed: level }),
    courseCount: int('课程数', {
      computed: count({ of: 'course', by: 'categoryId', below: true, seen: true, where: is({ shelf: '已上架' }) }),
    }),
    remark: text('说明'),
  },
  rows: { own: shown, manage: anyOf(holds('category:manage'), holds('course:manage')) },
  tree: { parent: 'parentId', maxDepth: 3 },
  unique: [
    { fields: ['parentId', 'name'], message: '同级分类名称已存在' },
    { fields: ['name'], where: is({ parentId: null }), message: '同级分类名称已存在' },
  ],
  list: {
    columns: ['name', 'id', 'parentId', 'courseCount', 'sort', 'isEnable'],
    filters: ['parentId', 'isEnable'],
    sort: 'sort,name',
    first: 'tree',
    order: { by: 'sort' },
  },
  children: [
    { of: 'course', by: 'categoryId' },
    { of: 'documentation', by: 'categoryId' },
  ],
})
