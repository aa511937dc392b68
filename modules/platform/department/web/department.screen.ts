import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = { path: '/department', title: '部门', load: () => import('./Departments.tsx') }
