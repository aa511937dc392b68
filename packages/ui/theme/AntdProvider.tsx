import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useMemo } from 'react'
import { useNarrow } from '../window/use-narrow.ts'
import { antdTheme } from './antd-theme.ts'
import { useLook } from './look.ts'

/** Theme and Chinese locale for every screen with antd controls. Loaded with the first such screen. */
export default function AntdProvider({ children }: { readonly children: ReactNode }) {
  const { mode, contrast } = useLook()
  const isNarrow = useNarrow()
  const theme = useMemo(() => antdTheme(mode, contrast, isNarrow), [mode, contrast, isNarrow])
  return (
    <ConfigProvider theme={theme} locale={zhCN} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
