import { allOf, field, is, isSet, le, now } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

const open = allOf(is({ status: ['未填', '草稿', '退回'] }), le(field('tzOpen'), now()))

/** Reports for the PMO are owed, or somebody became their reader. */
export const pmoReport = notice({
  code: 'pmoReport',
  family: 'pmo',
  name: 'PMO报告',
  condition: '我的PMO周报与管理报告在截止前1个工作日与截止时提醒；成为管理报告的PMO时提醒，阅读后停止；提交后停止',
  time: '09:00',
  about: [
    {
      of: 'pmoWork',
      where: open,
      title: '【PMO周报】{weekStart}一周待提交，截止{tzDue}',
      lines: [
        { by: 'tzDue', on: [-1], to: ['userId'] },
        { by: 'tzDue', hours: 0, to: ['userId'] },
      ],
    },
    {
      of: 'manageReport',
      where: open,
      title: '【管理报告】{year}年{month}月待提交，截止{tzDue}',
      lines: [
        { by: 'tzDue', on: [-1], to: ['userId'] },
        { by: 'tzDue', hours: 0, to: ['userId'] },
      ],
    },
    {
      of: 'manageReport',
      where: allOf(is({ status: ['已提交', '已阅', '已点评'] }), isSet('pmoId')),
      untilRead: true,
      title: '【管理报告】{userId}的{year}年{month}月报告由您阅读',
      lines: [{ by: 'tzSubmit', once: true, to: ['pmoId'] }],
    },
  ],
})
