import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { allOf, anyOf, count, eq, exists, field, given, gt, is, isFilled, not } from '@chengban/kernel/expr.ts'
import { join, of, parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { project } from '../project/project.entity.ts'

const behind = count({
  of: 'productLibraryVersion',
  by: 'productLibraryId',
  at: 'productLibraryId',
  where: allOf(
    is({ stage: '已发布', type: ['大版本', '小版本'] }),
    gt(field('orderNo'), parent(of('productLibraryVersionId', 'orderNo'))),
  ),
})

/** The project ignores the current version; a mark by any of its members counts. */
const ignores = exists({
  of: 'projectFollow',
  by: 'projectId',
  where: allOf(
    is({ targetType: 'productLibraryVersion', isIgnore: true }),
    eq(field('targetId'), join(parent(of('productLibraryVersionId', 'productLibraryId', 'currentVersionId')))),
  ),
})

/** The projects that run a product, and how far behind its present version they are. */
export const productRuns = listed({
  path: '/product-library/project',
  label: '产品使用项目',
  offered: {
    of: 'productLibrary',
    on: 'record',
    label: '使用项目',
    leaves: ['versionId'],
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'project', by: 'projectId' },
          columns: {
            projectName: text('项目'),
            clientName: text('客户'),
            versionName: text('版本'),
            isLatest: bool('最新'),
            behind: int('落后版本'),
            isIgnore: bool('已忽略'),
            projectStatus: text('项目状态'),
          },
          none: '没有项目使用',
        },
      ],
    },
  },
  of: project,
  input: { id: ref('产品', 'productLibrary', { required: true }), versionId: ref('版本', 'productLibraryVersion') },
  rows: allOf(
    eq(of('productLibraryVersionId', 'productLibraryId'), given('id')),
    anyOf(not(isFilled(given('versionId'))), eq(field('productLibraryVersionId'), given('versionId'))),
  ),
  columns: ['projectStatus'],
  add: {
    projectId: told('uuid', field('id')),
    projectName: told('text', field('name')),
    clientName: told('text?', of('clientId', 'name')),
    versionName: told('text', of('productLibraryVersionId', 'name')),
    isLatest: told('bool', eq(behind, 0)),
    behind: told('int', behind),
    isIgnore: told('bool', ignores),
  },
  order: ['-behind', 'projectName'],
})
