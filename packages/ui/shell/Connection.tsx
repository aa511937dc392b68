import { DisconnectOutlined } from '@ant-design/icons'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import { useOutbox } from '../outbox/use-outbox.ts'

const OutboxSheet = lazyPart(() => import('./outbox/OutboxSheet.tsx'))

/** A line across the top while the device has no network, or something typed on it has not reached the server. */
export const Connection = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const unsent = useOutbox().filter(({ state }) => state !== 'sent')
  const [isOpen, setOpen] = useState(false)
  const refused = unsent.filter(({ state }) => state === 'refused').length
  const waiting = unsent.length - refused
  const words = [
    waiting > 0 && `${waiting} 项已存本机，连上后提交`,
    refused > 0 && `${refused} 项未能提交`,
    unsent.length === 0 && '正在填写的内容存在本机，连上后再提交',
  ].filter(Boolean)
  if (isOnline && unsent.length === 0 && !isOpen) return null
  return (
    <>
      <p className="cb-offline" role="status">
        {!isOnline && (
          <>
            <DisconnectOutlined /> 网络断开，
          </>
        )}
        {words.join('，')}
        {unsent.length > 0 && (
          <button type="button" className="cb-link" onClick={() => setOpen(true)}>
            查看
          </button>
        )}
      </p>
      {isOpen && (
        <Suspense>
          <OutboxSheet onShut={() => setOpen(false)} />
        </Suspense>
      )}
    </>
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
