import { allOf, eq, exists, field, is, not } from '@chengban/kernel/expr.ts'
import { join, of, parent } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { isOlder, staysBehind } from '../project/behind.ts'
import { awake, carers } from '../team.ts'

const product = ['productLibraryVersionId', 'productLibraryId'] as const

/** Its manager wants to hear nothing of the product. */
const productIgnored = exists({
  of: 'projectFollow',
  by: 'userId',
  at: 'principalId',
  where: allOf(
    is({ targetType: 'productLibrary', isIgnore: true }),
    eq(field('targetId'), join(parent(of(...product)))),
  ),
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
      // by the version it runs, whichever product is named beside it
      where: allOf(is({ projectStatus: ['准备', '实施中', '待验收', '已验收', '维护中'] }), isOlder, not(staysBehind)),
      title: '【版本】{name}所用产品已发布更高版本',
      lines: [
        {
          by: of(...product, 'currentVersionId', 'tzRelease'),
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
