import { notice } from '@chengban/kernel/notice.ts'
import { isPursued } from './open-stages.ts'

/** An opportunity is expected to be signed. */
export const businessSign = notice({
  code: 'businessSign',
  family: 'business',
  name: '商机预计签约',
  condition: '预计签约日期前7天、3天与当天，逾期后每周，提醒业务员；赢单、输单、搁置或改到以后停止',
  days: 'calendar',
  about: {
    of: 'businessOpportunity',
    where: isPursued,
    title: '商机【{name}】预计{signDate}签约',
    lines: [{ by: 'signDate', on: [-7, -3, 0], again: 7, to: ['salesPersonnel'] }],
  },
})
