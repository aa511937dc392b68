import { field, is } from '@chengban/kernel/expr.ts'
import { dateOf } from '@chengban/kernel/formula.ts'
import type { AboutOf } from '@chengban/kernel/notice.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'

type Waiting = AboutOf<'auditTask'>
type Line = NonNullable<Waiting['lines']>[number]

const since = dateOf(field('tzCreate'))

/** Declares a reminder about records that wait for a decision, at any level, by the working days they have waited. */
export const waiting = (
  modules: readonly EntityName[],
  lines: readonly Omit<Line, 'by'>[] = [
    { on: [1], to: ['userId'] },
    { on: [2], to: ['userId', { leader: 'userId' }] },
  ],
): Waiting => ({
  of: 'auditTask',
  where: is({ status: '待处理', module: modules }),
  record: true,
  title: '{title} 待审批已{days}天',
  lines: lines.map((line) => ({ by: line.once ? 'tzCreate' : since, days: 'working', ...line })),
})
