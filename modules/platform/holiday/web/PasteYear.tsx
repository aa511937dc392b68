import { ApiError } from '@chengban/ui/api/api-error.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { pastedRows } from './holiday-rows.ts'

interface Props {
  readonly year: number
  readonly onClose: () => void
  readonly onDone: () => void
}

const sample = '2027-01-01 元旦 法定节假日\n2027-01-02 元旦 调休放假\n2027-01-04 元旦 调休上班'

/** Pastes a year's days from a sheet or a notice. All of them are imported, or none. */
export const PasteYear = ({ year, onClose, onDone }: Props) => {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { rows, wrong } = pastedRows(text)
  const bring = async (): Promise<void> => {
    if (wrong.length) return setError(`第${wrong.join('、')}行缺少日期、名称或类型`)
    setBusy(true)
    try {
      const { created, updated } = await request<{ created: number; updated: number }>(
        'POST',
        '/api/holiday/importYear',
        { body: { year, rows } },
      )
      notifyDone(`已新增${created}天，更新${updated}天`)
      onDone()
      onClose()
    } catch (refused) {
      setError(refused instanceof ApiError ? wordsOf(refused) : '请求失败')
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      width={560}
      title={`导入${year}年节假日`}
      okText={rows.length ? `导入${rows.length}天` : '导入'}
      okButtonProps={{ disabled: text.trim() === '' }}
      cancelText="取消"
      confirmLoading={isBusy}
      onOk={() => void bring()}
      onCancel={onClose}
    >
      <p className="cb-pale">
        每行一天：日期、名称、类型（法定节假日、调休放假、调休上班、公司假日）。已有的日期会更新。
      </p>
      <Input.TextArea
        aria-label="节假日"
        autoFocus
        autoSize={{ minRows: 8, maxRows: 16 }}
        value={text}
        placeholder={sample}
        onChange={({ target }) => {
          setText(target.value)
          setError('')
        }}
      />
      <p className="cb-holiday-wrong" role="alert">
        {error}
      </p>
    </Modal>
  )
}

/** The server counts rows from 0, people lines from 1. */
const wordsOf = ({ message, data }: ApiError): string => {
  const { rows = [] }: { rows?: readonly { index: number; fields: Record<string, string> }[] } = data ?? {}
  if (rows.length === 0) return message
  return rows.map(({ index, fields }) => `第${index + 1}行：${Object.values(fields).join('，')}`).join('；')
}
