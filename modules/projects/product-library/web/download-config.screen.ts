import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

export const screen: SpecialScreen = {
  path: '/productDownloadConfig',
  title: '产品下载配置',
  load: () => import('./DownloadConfig.tsx'),
}
