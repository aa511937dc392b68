import { allOf, anyOf, eq, exists, field, is, isSet, not, today } from '@chengban/kernel/expr.ts'
import { coalesce, of, onLeave } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const planned = exists({
  of: 'taskDay',
  by: 'userId',
  where: allOf(eq(field('date'), today()), anyOf(isSet('tzEstimate'), isSet('tzSave'))),
})
const isManagement = eq(coalesce(of('roleId', 'userGroup'), ''), '管理层')

/** A day has begun without its plan: people are asked, since who has planned nothing has no row. */
export const taskEstimate = notice({
  code: 'taskEstimate',
  family: 'task',
  name: '日计划未预估',
  condition: '工作日09:00仍未预估且未请假的人员；预估、提交或请假后停止',
  time: '09:00',
  about: {
    of: 'user',
    where: allOf(
      is({ status: '在职', isWork: true }),
      not(isManagement),
      not(onLeave(field('id'), today(), today())),
      not(planned),
    ),
    title: '【日计划】{day}的计划尚未预估',
    at: '/taskDay?date={day}',
    lines: [{ by: today(), on: [0], to: ['id'] }],
  },
})
