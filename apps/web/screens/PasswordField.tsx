import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { useId, useState } from 'react'

interface Props {
  readonly label: string
  readonly name: string
  readonly autoComplete: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** A password with its eye and the room for its error. */
export const PasswordField = ({ label, name, autoComplete, value, error, onChange }: Props) => {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className="cb-password-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          className="cb-input"
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="cb-icon-button"
          aria-pressed={isShown}
          aria-label={isShown ? `隐藏${label}` : `显示${label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      </div>
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}
