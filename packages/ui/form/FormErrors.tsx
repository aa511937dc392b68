import { ErrorBox } from '../marks/ErrorBox.tsx'
import { controlId } from './FormField.tsx'
import type { Form } from './use-form.ts'

interface Props {
  readonly form: Form
  readonly act: string
}

/** The red box with a link to each error, in the order of the form. */
export const FormErrors = ({ form: { entity, names, errors }, act }: Props) => {
  const wrong = names
    .filter((name) => errors[name])
    .map((field) => ({ field, label: entity.fields[field]?.label ?? field }))
  return <ErrorBox errors={wrong} act={act} onGo={(field) => focusField(entity.name, field)} />
}

/** Brings a field's control into sight and puts the cursor there. */
export const focusField = (entity: string, field: string): void => {
  const control = document.getElementById(controlId(entity, field))
  const target = control?.matches('input,textarea,button')
    ? control
    : (control?.querySelector<HTMLElement>('input,textarea,button') ?? control)
  target?.focus()
  control?.closest('.cb-field')?.scrollIntoView({ block: 'center' })
}
