import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screens: readonly SpecialScreen[] = [
  { path: '/hello', title: '欢迎', frame: 'light', load: () => import('./Hello.tsx') },
  { path: '/password', title: '修改密码', frame: 'light', load: () => import('./Password.tsx') },
  { path: '/debug/controls', title: '控件', load: () => import('@chengban/ui/gallery/ControlsPage.tsx') },
  { path: '/demand/:page', title: '客户确认', frame: 'bare', load: () => import('@chengban/ui/client/ClientPage.tsx') },
  { path: '/mine', title: '我的', frame: 'light', load: () => import('@chengban/ui/shell/person/Mine.tsx') },
]
