import type { Field } from '@chengban/kernel/field.ts'
import { limitsOf } from '@chengban/kernel/kinds/face.ts'

interface Props {
  readonly name: string
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** An input for people who open a link on their phone: uses the device's native controls. */
export const ClientField = ({ name, field, value, error, onChange }: Props) => {
  const id = `client-${name}`
  return (
    <div className="cb-client-field">
      <label htmlFor={id}>
        {field.label}
        {!field.options.required && name !== 'opinion' && <small>选填</small>}
      </label>
      <Control id={id} field={field} value={value} error={error} onChange={onChange} />
      <p id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}

const Control = ({ id, field, value, error, onChange }: Omit<Props, 'name'> & { readonly id: string }) => {
  const { max } = limitsOf(field, 0, 200)
  if (field.kind === 'int' && max <= 5)
    return <Marks id={id} label={field.label} most={max} value={value} onChange={onChange} />
  const shared = {
    id,
    value,
    maxLength: max,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-error`,
  }
  if (field.kind === 'longText')
    return <textarea {...shared} className="cb-input" rows={3} onChange={(event) => onChange(event.target.value)} />
  return (
    <input
      {...shared}
      className="cb-input"
      type={field.kind === 'phone' ? 'tel' : 'text'}
      autoComplete={field.kind === 'phone' ? 'tel' : 'on'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface MarksProps {
  readonly id: string
  readonly label: string
  readonly most: number
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Marks from one up; pressing the one given takes it back. */
const Marks = ({ id, label, most, value, onChange }: MarksProps) => (
  <fieldset id={id} className="cb-client-marks" aria-label={label}>
    {Array.from({ length: most }, (_, at) => String(at + 1)).map((mark) => (
      <button
        key={mark}
        type="button"
        aria-label={`${mark} 分`}
        aria-pressed={value === mark}
        className={Number(value) >= Number(mark) ? 'is-given' : undefined}
        onClick={() => onChange(value === mark ? '' : mark)}
      >
        ★
      </button>
    ))}
  </fieldset>
)
