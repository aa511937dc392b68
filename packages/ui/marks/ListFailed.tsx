import { DisconnectOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ApiError } from '../api/api-error.ts'
import { CopyButton } from '../marks/CopyButton.tsx'
import { Empty } from '../marks/Empty.tsx'

interface Props {
  readonly error: Error
  readonly label: string
  readonly onAgain: () => void
}

/** What could not be read: why, again, and the number for the administrator. */
export const ListFailed = ({ error, label, onAgain }: Props) => {
  const reference = error instanceof ApiError ? error.reference : null
  return (
    <Empty
      bad
      icon={<DisconnectOutlined />}
      title={`${label}没有读出来`}
      why={`${error instanceof ApiError && error.message ? error.message : '系统异常'}。可以直接重试${reference ? '；还不行就把编号发给管理员' : ''}。`}
      action={
        <>
          <Button type="primary" onClick={onAgain}>
            重试
          </Button>
          {reference && <CopyButton text={reference}>编号 {reference}</CopyButton>}
        </>
      }
    />
  )
}
