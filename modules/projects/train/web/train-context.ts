import type { Context } from '@chengban/ui/decide/context.ts'

/** What a training is decided by: the documents of its stage that wait, which 同意 fills by its files, and the delivery. */
export const context: readonly Context[] = [
  {
    label: '同意后由培训填入的资料',
    of: 'impNodeLog',
    by: 'projectId',
    at: 'projectId',
    same: ['node'],
    where: {
      name: { in: ['培训计划', '操作手册', '培训课件', '签到表', '现场照片或视频'] },
      status: { in: ['未上传', '退回'] },
    },
    columns: ['required', 'needSign', 'round', 'status'],
    isQuiet: true,
  },
  {
    label: '版本交付',
    of: 'projectVer',
    by: 'id',
    at: 'projectVerId',
    columns: ['productLibraryVersionId', 'planDate', 'userId', 'status'],
    isQuiet: true,
  },
]
