import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/fileApply', title: '文件申请', load: () => import('./FileApply.tsx') },
  { path: '/fileManage', title: '文件管理', load: () => import('./FileManage.tsx') },
  { path: '/record/fileAudit/:id', title: '文件审核', load: () => import('./FileRecord.tsx') },
]
