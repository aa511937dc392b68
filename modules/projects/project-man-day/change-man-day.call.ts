import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** Other man-days are asked for, over the project as it was seen. */
export const changeManDay = call({
  method: 'POST',
  path: '/project/change-man-day',
  label: '变更人天',
  offered: {
    of: 'project',
    on: 'record',
    label: '申请变更人天',
    when: allOf(
      is({ auditStatus: ['通过', '变更中'] }),
      anyOf(me('principalId'), me('devPrincipalId'), holds('project:manage')),
    ),
    done: '人天变更已提交',
  },
  input: {
    id: text('项目', { required: true, max: 36 }),
    version: int('version', { required: true }),
    after: decimal('变更后人天', { required: true, digits: 1, min: 0 }),
    reason: longText('原因', { required: true }),
    applyForId: ref('关联需求', 'applyFor'),
    file: files('附件'),
  },
  answer: columns('projectManDay', ['id', 'status', 'before', 'delta']),
})
