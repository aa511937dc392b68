import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/document', title: '文档', load: () => import('./Documents.tsx') },
  { path: '/document/manage', title: '文档管理', load: () => import('./DocumentsKept.tsx') },
  { path: '/document/read/:id', title: '阅读', load: () => import('./Reader.tsx') },
  { path: '/record/document/:id', title: '文档', load: () => import('./DocumentRecord.tsx') },
]
