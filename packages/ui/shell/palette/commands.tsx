import {
  BulbOutlined,
  KeyOutlined,
  LogoutOutlined,
  MenuOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { signOut } from '../../api/leave.ts'
import { chooseDensity, chooseTheme, look } from '../../theme/device-look.ts'
import { toggleSide } from '../desk.ts'
import { openOverlay } from '../overlay/overlays.ts'

export interface Command {
  readonly name: string
  readonly icon: ReactNode
  readonly run: (go: (path: string) => void) => void
}

/** What the palette can do anywhere, beside opening things. */
export const shellCommands = (): readonly Command[] => {
  const { mode, density } = look.getState()
  return [
    {
      name: mode === 'dark' ? '换成浅色' : '换成深色',
      icon: <BulbOutlined />,
      run: () => chooseTheme(mode === 'dark' ? 'light' : 'dark'),
    },
    {
      name: density === 'easy' ? '行距紧凑' : '行距宽松',
      icon: <MenuOutlined />,
      run: () => chooseDensity(density === 'easy' ? 'dense' : 'easy'),
    },
    { name: '收起或展开菜单', icon: <MenuOutlined />, run: toggleSide },
    { name: '快捷键', icon: <QuestionCircleOutlined />, run: () => openOverlay('help') },
    { name: '修改密码', icon: <KeyOutlined />, run: (go) => go('/password') },
    { name: '刷新页面', icon: <ReloadOutlined />, run: () => location.reload() },
    { name: '退出', icon: <LogoutOutlined />, run: () => void signOut() },
  ]
}
