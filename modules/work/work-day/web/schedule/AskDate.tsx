import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf, versionOf } from '@chengban/ui/data/row.ts'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import type { DateAsked } from './moved-entry.ts'

interface Props {
  readonly asked: DateAsked
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The reason for which an agreed date is to move. */
export const AskDate = ({ asked: { row, newDate }, onClose, onDone }: Props) => {
  const [cause, setCause] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const body = { targetType: 'task', targetId: idOf(row), newDate, cause: cause.trim(), version: versionOf(row) }
      await request('POST', '/api/change/changeApply', { body })
      notifyDone('已申请改期')
      onDone()
      onClose()
    } catch (error) {
      reportError(error)
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={`申请把【${String(row.name)}】改到 ${newDate}`}
      okText="申请"
      cancelText="取消"
      okButtonProps={{ loading: isBusy, disabled: cause.trim() === '' }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Input.TextArea aria-label="原因" rows={2} value={cause} onChange={(event) => setCause(event.target.value)} />
    </Modal>
  )
}
