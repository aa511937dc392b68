import { type FocusEvent, Suspense } from 'react'
import { sourceIn } from '../data/known-row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { faces } from '../kinds/faces.ts'
import { errorsWithin } from '../kinds/lines/line.ts'
import { ownFormula } from './form-fields.ts'
import { knownOf } from './known.ts'
import { offersSource } from './proposals.ts'
import type { Form } from './use-form.ts'
import { isSame } from './values.ts'

const ToldFigures = lazyPart(() => import('./ToldFigures.tsx'))

interface Props {
  readonly form: Form
  readonly name: string
  /** Places the label beside the control instead of above it: for values that turn into inputs in place. */
  readonly isInline?: boolean
  /** Required in this form, even when the declaration does not require it. */
  readonly isRequired?: boolean
}

/** The id of a field's control, for links to it. */
export const controlId = (entity: string, name: string): string => `${entity}-${name}`

/** Label, control, and the room below for the hint or the error. */
export const FormField = ({ form, name, isInline = false, isRequired = false }: Props) => {
  const { entity, errors, values } = form
  const field = entity.fields[name]
  if (!field) return null
  if (ownFormula(field)) return <FormulaField form={form} name={name} isInline={isInline} />
  const { Control, isWide } = faces[field.kind]
  if (!Control) return null
  const id = controlId(entity.name, name)
  const error = errors[name]
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) form.leave(name)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus leaving the control inside is heard here, nothing is pressed
    <div className={isWide || (name === entity.title && !isInline) ? 'cb-field is-wide' : 'cb-field'} onBlur={leave}>
      <label htmlFor={id}>
        {field.label}
        {isOptional(field) && !isInline && !isRequired && !form.needed.has(name) && <small>选填</small>}
      </label>
      <div>
        <Control
          id={id}
          name={name}
          field={field}
          entity={entity.name}
          value={values[name]}
          row={form.row}
          within={{ fields: entity.fields, values: { ...form.initial, ...values } }}
          isInvalid={error !== undefined}
          errors={errorsWithin(errors, name)}
          onChange={(value) => form.set(name, value)}
        />
        <div id={`${id}-note`} className={error ? 'cb-field-note is-wrong' : 'cb-field-note'}>
          {error ?? proposedWords(form, name) ?? field.options.hint}
        </div>
        {entity.tells?.some(({ at }) => at === name) && (
          <Suspense>
            <ToldFigures entity={form.entity} known={knownOf(form)} name={name} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Where a value came from that nobody typed. */
const proposedWords = ({ entity, proposed, values }: Form, name: string): string | undefined => {
  const source =
    name in proposed && isSame(proposed[name], values[name])
      ? (sourceIn(entity, name) ?? offersSource(entity, name))
      : undefined
  return source && `由${entity.fields[source]?.label}带出，可改`
}

/** A formula over the other fields, computed from their present values. */
const FormulaField = ({ form, name, isInline }: Props) => {
  const field = form.entity.fields[name]
  if (!field) return null
  const { Cell, align } = faces[field.kind]
  const value = form.formula(name)
  return (
    <div className="cb-field">
      <span className="cb-field-label">{field.label}</span>
      <div>
        <output className={`cb-formula${align && !isInline ? ' is-right' : ''}`}>
          {value === null ? '自动计算' : <Cell field={field} name={name} row={{ [name]: value }} />}
        </output>
        <div className="cb-field-note">自动计算</div>
      </div>
    </div>
  )
}

const isOptional = ({
  kind,
  options,
}: {
  readonly kind: string
  readonly options: { readonly required?: boolean; readonly default?: unknown }
}): boolean =>
  !options.required &&
  kind !== 'bool' &&
  (options.default === undefined || (Array.isArray(options.default) && options.default.length === 0))
