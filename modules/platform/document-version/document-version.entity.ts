import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, eq, exists, field, holds, is, me, via } from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** It was given to the person asking. */
const given = exists({
  of: 'documentUser',
  by: 'documentId',
  at: 'documentId',
  where: allOf(me('userId'), eq(field('docVersion'), parent('docVersion'))),
})

/** A document as it was given out once; its readers keep seeing it until the next. */
export const documentVersion = entity('documentVersion', {
  label: '文档版本',
  title: 'docVersion',
  fields: {
    documentId: ref('文档', 'document', { required: true, onDelete: 'cascade' }),
    docVersion: int('版本', { required: true }),
    content: json('内容', {
      names: {
        name: '名称',
        content: '正文',
        duty: '岗位职责',
        video: '视频',
        minSeconds: '最短阅读（秒）',
        needConfirm: '须签字确认',
      },
    }),
    changeNote: text('变更说明'),
    tzPublish: datetime('发布时间'),
  },
  rows: {
    own: via('documentId', anyOf(me('userId'), me('creatorId'))),
    manage: holds('document:manage'),
    also: [allOf(via('documentId', is({ status: '已发布' })), given)],
  },
  readOnly: true,
  indexes: [['documentId', 'docVersion']],
  list: { columns: ['documentId', 'docVersion', 'changeNote', 'tzPublish'], sort: '-docVersion' },
})
