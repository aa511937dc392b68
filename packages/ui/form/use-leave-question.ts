import { App } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

const question = '内容未保存，确定离开吗？'

/** Asks before changes are left behind: by a link, by closing (`ask`), by closing the window. */
export const useLeaveQuestion = (isDirty: boolean) => {
  const { modal } = App.useApp()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const dialog = modal.confirm({
      title: question,
      icon: null,
      okText: '离开',
      cancelText: '留下',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    })
    return () => dialog.destroy()
  }, [blocker, modal])
  return (leave: () => void): void => {
    if (!isDirty) leave()
    else modal.confirm({ title: question, icon: null, okText: '离开', cancelText: '留下', onOk: leave })
  }
}
