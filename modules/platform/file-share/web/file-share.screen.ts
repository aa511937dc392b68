import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/demand/fileShare',
  title: '分享文件',
  frame: 'bare',
  load: () => import('./SharePage.tsx'),
}
