import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = { path: '/record/role/:id', title: '角色', load: () => import('./RoleRecord.tsx') }
