import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { field, subtract } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { productLibrary } from './product-library.entity.ts'

/**
 * Counts, over all projects, who runs a product, who is behind, and who ignores the current version. No project is
 * named.
 */
export const productProjects = listed({
  path: '/product-library/projects',
  label: '产品使用情况',
  offered: {
    of: 'productLibrary',
    on: 'list',
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'productLibrary', by: 'productLibraryId' },
          columns: {
            name: text('产品'),
            currentVersion: text('当前版本'),
            projectCount: int('项目'),
            latestCount: int('已是最新'),
            behindCount: int('落后'),
            ignoredCount: int('已忽略'),
          },
        },
      ],
    },
  },
  of: productLibrary,
  filters: ['category'],
  columns: ['name', 'projectCount', 'behindCount'],
  add: {
    productLibraryId: told('uuid', field('id')),
    currentVersion: told('text?', of('currentVersionId', 'name')),
    ignoredCount: told('int', field('ignoredCount')),
    latestCount: told('int', subtract(subtract(field('projectCount'), field('behindCount')), field('ignoredCount'))),
    versions: told([{ name: 'text', count: 'int' }], field('runs')),
  },
  order: ['sort', 'name'],
})
