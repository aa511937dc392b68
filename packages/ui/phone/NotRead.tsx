import { ApiError } from '../api/api-error.ts'
import { Empty } from '../marks/Empty.tsx'

interface Props {
  readonly error: Error
  readonly label: string
  /** Why a record may not be there. Left out for a list. */
  readonly lost?: string
  readonly onAgain: () => void
}

/** In place of a record or a list on the phone that could not be read. */
export const NotRead = ({ error, label, lost, onAgain }: Props) => {
  const isGone = lost !== undefined && error instanceof ApiError && error.code === 'NOT_FOUND'
  const reference = error instanceof ApiError ? error.reference : null
  return (
    <Empty
      bad={!isGone}
      kind="filtered"
      title={isGone ? '数据不存在' : `${label}没有读出来`}
      why={isGone ? lost : `${error.message}${reference ? `（编号 ${reference}）` : ''}`}
      action={
        !isGone && (
          <button type="button" className="cb-button ink" onClick={onAgain}>
            重试
          </button>
        )
      }
    />
  )
}
