import { ErrorBox } from '../marks/ErrorBox.tsx'
import { controlId } from './FormField.tsx'
import { wrongPlaces } from './places.ts'
import type { Form } from './use-form.ts'

interface Props {
  readonly form: Form
  readonly act: string
}

/** The red box with a link to each error, in the order of the form. */
export const FormErrors = ({ form, act }: Props) => (
  <ErrorBox errors={wrongPlaces(form)} act={act} onGo={(place) => focusField(form.entity.name, place)} />
)

/** Asks a hidden part of a form to show itself. */
export const reveals = 'cb-reveal'

/** Brings the control at a place into sight and puts the cursor there. */
export const focusField = (entity: string, place: string): void => {
  const control = document.getElementById(controlId(entity, place))
  // a step that is not shown comes first
  control?.closest('[hidden]')?.dispatchEvent(new CustomEvent(reveals))
  const target = control?.matches('input,textarea,button')
    ? control
    : (control?.querySelector<HTMLElement>('input,textarea,button') ?? control)
  target?.focus()
  const frame = control?.closest('td') ?? control?.closest('.cb-field') ?? control
  frame?.scrollIntoView({ block: 'center', inline: 'nearest' })
}
