import type { Screen } from '@chengban/kernel/area.ts'

/** Versions that are to be released yet. */
const coming = ['规划', '研发中', '测试中', '待发布'] as const

/** Screens of the products and their versions. */
export const productScreens = {
  '/productApproval': {
    label: '产品审批',
    menu: { id: 354, icon: 'SafetyCertificateOutlined', badge: 'productLibraryVersion' },
    kind: 'list',
    of: 'productDownload',
    variant: 'audit',
    codes: ['productLibrary:audit', 'productLibrary:release'],
    tab: '下载审批',
    tabs: [
      {
        label: '待发布版本',
        of: 'productLibraryVersion',
        codes: ['productLibrary:release'],
        where: { stage: { equalTo: '待发布' } },
        columns: [
          'productLibraryId',
          'name',
          'type',
          'goals',
          'bugIds',
          'openBugs',
          'testReport',
          'releaseNote',
          'planDate',
          'userId',
        ],
        creates: false,
      },
    ],
  },
  '/productDownloadConfig': {
    label: '产品下载配置',
    menu: { id: 355, icon: 'CloudDownloadOutlined' },
    kind: 'list',
    of: 'productLibrary',
    layout: 'table',
    codes: ['productDownload:manage'],
    columns: ['name', 'category', 'currentVersionId', 'principalId', 'downloadConfig'],
    creates: false,
  },
  '/productPwdReset': {
    label: '产品密码重置',
    menu: { id: 356, icon: 'KeyOutlined' },
    kind: 'list',
    of: 'productDownload',
    codes: ['productLibrary:resetPwd'],
    where: { status: { equalTo: '已通过' } },
    creates: false,
  },
  '/productLibrary': {
    label: '产品库',
    menu: { id: 353, icon: 'DatabaseOutlined' },
    kind: 'list',
    of: 'productLibrary',
    tab: '产品',
    tabs: [
      { label: '版本', of: 'productLibraryVersion' },
      {
        label: '落后项目',
        of: 'project',
        where: { isBehind: { equalTo: true } },
        columns: ['name', 'clientId', 'productLibraryVersionId', 'projectStatus', 'principalId'],
        creates: false,
      },
      {
        label: '缺少目标',
        of: 'productLibraryVersion',
        where: { stage: { in: coming }, hasGoal: { equalTo: false } },
        columns: ['productLibraryId', 'name', 'stage', 'planDate', 'userId'],
        creates: false,
      },
      {
        label: '待完成',
        of: 'productLibraryVersion',
        where: { stage: { in: coming }, planDate: { lessThanOrEqualTo: { from: 'today' } } },
        columns: ['productLibraryId', 'name', 'stage', 'planDate', 'isLate', 'userId'],
        creates: false,
      },
      { label: '我的下载', of: 'productDownload', variant: 'apply' },
    ],
  },
} as const satisfies Readonly<Record<string, Screen>>
