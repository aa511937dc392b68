import { allOf, field, gt, is, isSet, not, now } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { isPursued } from './open-stages.ts'

/** A tender comes near and its papers are missing. */
export const businessTender = notice({
  code: 'businessTender',
  family: 'business',
  name: '商机开标',
  condition: '开标前3天与1天仍未上传投标文件，提醒业务员与协助人；上传或离开招投标阶段后停止',
  days: 'calendar',
  about: {
    of: 'businessOpportunity',
    where: allOf(isPursued, is({ schedule: '招投标' }), not(isSet('bidFile')), gt(field('tzTender'), now())),
    title: '商机【{name}】{tzTender}开标，尚未上传投标文件',
    lines: [{ by: 'tzTender', on: [-3, -1], to: ['salesPersonnel', 'helperId'] }],
  },
})
