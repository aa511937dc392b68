import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: SpecialScreen[] = [
  { path: '/user', title: '人员', load: () => import('./People.tsx') },
  { path: '/record/user/:id', title: '人员', load: () => import('./UserRecord.tsx') },
]
