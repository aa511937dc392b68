import { allOf, exists, field, gt, is, not } from '@chengban/kernel/expr.ts'
import { addDays, coalesce, dateOf, greatest, settingPart } from '@chengban/kernel/formula.ts'

const spared = exists({
  of: 'businessOpportunity',
  by: 'clientId',
  where: is({
    status: ['通过', '变更中'],
    schedule: ['线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判'],
  }),
})
const decided = exists({ of: 'auditTask', by: 'relevanceId', where: is({ module: 'client', status: '待处理' }) })
const days = settingPart('client.poolDays', field('grade'))

/** The clients that may go to the 公海: nobody works on them, and their grade has a term. */
export const mayFall = allOf(
  is({ ownership: '私有', status: ['通过', '变更中'], lifeStage: ['潜在', '跟进中', '流失'] }),
  gt(days, 0),
  not(spared),
  not(decided),
)

/** The day on which such a client goes there. */
export const fallDay = addDays(
  dateOf(coalesce(greatest(field('tzLastContact'), field('tzOwned')), field('tzCreate'))),
  days,
)
