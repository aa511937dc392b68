import { allOf, field, gt, is, lt, today } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Reminds people of overdue returns, of requests that wait for handing out, and of low stock. */
export const officeReceive = notice({
  code: 'officeReceive',
  family: 'office',
  name: '领用',
  condition:
    '归还前3天、当天与逾期后每日提醒领用人，逾期第3天起同时提醒部门负责人；待发放与低库存每个工作日提醒领用管理人员；归还、发放或补货后停止',
  days: 'calendar',
  time: '08:30',
  about: [
    {
      of: 'receive',
      where: gt(field('outQuantity'), 0),
      title: '【领用】{itemId}应于{dueDate}归还',
      lines: [
        { by: 'dueDate', on: [-3, 0], again: 1, from: 1, to: ['userId'] },
        { by: 'dueDate', on: [], from: 3, again: 1, to: [{ headOf: 'userId' }] },
      ],
    },
    {
      of: 'receive',
      where: is({ receiveStatus: '待领取' }),
      title: '【领用】{userId}的{itemId}待发放',
      lines: [{ by: today(), on: [0], days: 'working', to: [{ holds: 'receive:manage' }] }],
    },
    {
      of: 'receiveItem',
      where: allOf(is({ isEnable: true }), lt(field('available'), field('minStock'))),
      title: '【领用】{name}库存不足：可用{available}，最低{minStock}',
      lines: [{ by: today(), on: [0], days: 'working', to: [{ holds: 'receive:manage' }] }],
    },
  ],
})
