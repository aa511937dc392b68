import { DisconnectOutlined } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'

/** A line across the top while the device has no network. */
export const Connection = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return isOnline ? null : (
    <p className="cb-offline" role="status">
      <DisconnectOutlined /> 网络断开，正在填写的内容存在本机，连上后再提交
    </p>
  )
}

const subscribe = (notice: () => void): (() => void) => {
  addEventListener('online', notice)
  addEventListener('offline', notice)
  return () => {
    removeEventListener('online', notice)
    removeEventListener('offline', notice)
  }
}
