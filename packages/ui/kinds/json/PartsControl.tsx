import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { PartsField } from '@chengban/kernel/kinds/parts.ts'
import { faces } from '../faces.ts'
import type { ControlProps } from '../widget.ts'
import { type JsonValues, partsShown } from './parts.ts'

/** An object by its parts, each with the control of its kind; those that say nothing any more are dropped. */
export const PartsControl = ({ field, ...props }: ControlProps & { readonly field: PartsField }) => {
  const { id, entity, value, onChange } = props
  const usual = usualOf(field)
  const values: JsonValues = { ...usual, ...(value ?? {}) }
  const set = (name: string, next: unknown): void => onChange(objectOf(field, { ...values, [name]: next }, usual))
  return (
    <fieldset id={id} className="cb-parts" tabIndex={-1} aria-describedby={`${id}-note`}>
      <legend>{field.label}</legend>
      {partsShown(field, values).map(([name, part]) => {
        const { Control, isWide } = faces[part.kind]
        const at = `${id}-${name}`
        return (
          <div key={name} className={isWide ? 'cb-field is-wide' : 'cb-field'}>
            <label htmlFor={at}>{part.label}</label>
            <div>
              {Control && (
                <Control
                  id={at}
                  name={name}
                  field={part}
                  entity={entity}
                  value={values[name]}
                  row={values}
                  isInvalid={false}
                  onChange={(next) => set(name, next)}
                />
              )}
              <div id={`${at}-note`} className="cb-field-note">
                {part.options.hint}
              </div>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}

/** What a part begins with. */
const usualOf = ({ options: { parts } }: PartsField): JsonValues =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, { options }]) =>
      options.default === undefined ? [] : [[name, options.default]],
    ),
  )

/** The filled parts that are shown; nothing while every part has its default. */
const objectOf = (field: PartsField, values: JsonValues, usual: JsonValues): JsonValues | null => {
  const filled = partsShown(field, values).filter(([name]) => !isEmpty(values[name]))
  if (filled.every(([name]) => values[name] === usual[name])) return null
  return Object.fromEntries(filled.map(([name]) => [name, values[name]]))
}
