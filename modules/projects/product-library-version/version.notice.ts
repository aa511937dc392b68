import { allOf, eq, exists, field, gt, is, max, not } from '@chengban/kernel/expr.ts'
import { of, parent } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake, carers } from '../team.ts'

const newer = allOf(
  is({ stage: '已发布' }),
  gt(field('orderNo'), parent(of('productLibraryVersionId', 'orderNo'))),
  not(
    exists({
      of: 'projectFollow',
      by: 'targetId',
      where: allOf(
        is({ targetType: 'productLibraryVersion', isIgnore: true }),
        // by this project, not by another
        eq(field('projectId'), parent(parent(field('id')))),
      ),
    }),
  ),
)

/** Its manager wants to hear nothing of the product. */
const productIgnored = exists({
  of: 'projectFollow',
  by: 'targetId',
  at: 'productLibraryId',
  where: allOf(is({ targetType: 'productLibrary', isIgnore: true }), eq(field('userId'), parent(field('principalId')))),
})

/** A newer release than a project has, or a version that is late. */
export const projectVersion = notice({
  code: 'projectVersion',
  family: 'project',
  name: '产品版本',
  condition:
    '项目所用产品发布更高版本且未忽略时提醒项目负责人；版本超过计划日期每3个工作日提醒其负责人；交付、忽略或发布后停止',
  about: [
    {
      of: 'project',
      where: allOf(
        is({ projectStatus: ['准备', '实施中', '待验收', '已验收', '维护中'] }),
        exists({ of: 'productLibraryVersion', by: 'productLibraryId', at: 'productLibraryId', where: newer }),
      ),
      title: '【版本】{name}所用产品已发布更高版本',
      lines: [
        {
          by: max({
            of: 'productLibraryVersion',
            by: 'productLibraryId',
            at: 'productLibraryId',
            column: 'tzRelease',
            where: newer,
          }),
          once: true,
          to: ['principalId', carers],
          when: not(productIgnored),
        },
      ],
    },
    {
      of: 'productLibraryVersion',
      where: allOf(not(is({ stage: ['已发布', '停止维护', '作废'] })), awake),
      title: '【版本】{name}应于{planDate}发布',
      lines: [{ by: 'planDate', on: [], from: 3, again: 3, to: ['userId'] }],
    },
  ],
})
