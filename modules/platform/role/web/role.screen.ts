import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: SpecialScreen[] = [
  { path: '/role', title: '角色', load: () => import('./Roles.tsx') },
  { path: '/role/who', title: '谁有此权限', load: () => import('./Who.tsx') },
  { path: '/role/log', title: '权限日志', load: () => import('./RightsLog.tsx') },
  { path: '/record/role/:id', title: '角色', load: () => import('./RoleRecord.tsx') },
]
