import type { Context } from '@chengban/ui/decide/context.ts'

/** What a training is decided by: the open documents of its stage, of which 同意 fills those it has files for, and the delivery. */
export const context: readonly Context[] = [
  {
    label: '培训阶段未交的资料（培训附有文件的，同意后填入）',
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
