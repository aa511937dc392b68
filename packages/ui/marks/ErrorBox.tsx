import { ExclamationCircleOutlined } from '@ant-design/icons'
import { Fragment } from 'react'
import './empty.css'

/** One thing to be put right; `field` is given back on the click so that the caller focuses it. */
export interface FieldError {
  readonly field: string
  readonly label: string
}

interface Props {
  readonly errors: readonly FieldError[]
  readonly onGo: (field: string) => void
  /** What it keeps from: 提交, 保存. */
  readonly act?: string
}

/** The red box on top of a form after a refused submit, with a link to each error. */
export function ErrorBox({ errors, onGo, act = '提交' }: Props) {
  if (errors.length === 0) return null
  return (
    <div className="cb-errors" role="alert">
      <ExclamationCircleOutlined aria-hidden="true" />
      <span>
        <b>
          还有 {errors.length} 处要改，改好才能{act}：
        </b>
        {errors.map((error, i) => (
          <Fragment key={error.field}>
            {i > 0 && '、'}
            <button type="button" onClick={() => onGo(error.field)}>
              {error.label}
            </button>
          </Fragment>
        ))}
      </span>
    </div>
  )
}
