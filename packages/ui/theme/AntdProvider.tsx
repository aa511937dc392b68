import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { useNarrow } from '../window/use-narrow.ts'
import { themeFor } from './antd-theme.ts'
import { keepStyles } from './kept-styles.ts'
import { useLook } from './look.ts'

const styles = keepStyles()

/** Theme and Chinese locale for every screen with antd controls. Loaded with the first such screen. */
export default function AntdProvider({ children }: { readonly children: ReactNode }) {
  const { mode, contrast } = useLook()
  const isNarrow = useNarrow()
  return (
    <StyleProvider cache={styles}>
      <ConfigProvider
        theme={themeFor(mode, contrast, isNarrow)}
        locale={zhCN}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
