import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** Reminders for a download that waits for approval, was granted, or is about to expire. */
export const projectDownload = notice({
  code: 'projectDownload',
  family: 'project',
  name: '产品下载',
  condition: '下载申请待我审批时提醒；我的申请通过时、到期前1天提醒；审批或到期后停止',
  days: 'calendar',
  isDuty: true,
  about: [
    {
      of: 'productDownload',
      where: is({ status: '待审批' }),
      title: '【产品下载】{userId}申请下载{productLibraryVersionId}，待您审批',
      lines: [{ by: 'tzCreate', once: true, to: [{ holds: 'productLibrary:audit' }] }],
    },
    {
      of: 'productDownload',
      where: is({ status: '已通过' }),
      title: '【产品下载】{productLibraryVersionId}可在{tzExpire}前下载',
      lines: [
        { by: 'tzPass', once: true, to: ['userId'] },
        { by: 'tzExpire', on: [-1], to: ['userId'] },
      ],
    },
  ],
})
