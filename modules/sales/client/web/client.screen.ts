import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/client',
  title: '我的客户',
  load: () => import('./OwnClients.tsx'),
}
