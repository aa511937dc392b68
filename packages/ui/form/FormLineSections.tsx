import { useDicts } from '../kinds/choice/dicts.ts'
import { LineEditor } from '../kinds/lines/LineEditor.tsx'
import { errorsWithin, type Line } from '../kinds/lines/line.ts'
import { controlId } from './FormField.tsx'
import type { Form } from './use-form.ts'
import { firstValues } from './values.ts'

/** The child rows that go with the record, each list over the whole width. */
export const FormLineSections = ({ form }: { readonly form: Form }) => {
  const dicts = useDicts()
  const { entity, values, errors } = form
  return form.lines.map(({ key, label, child, columns, more, max }) => {
    const names = [...columns, ...more].map(({ name }) => name)
    return (
      <section key={key} className="cb-form-section is-lines" aria-label={label}>
        <h3>{label}</h3>
        <div>
          <LineEditor
            id={controlId(entity.name, key)}
            label={label}
            entity={child.name}
            columns={columns}
            more={more}
            lines={values[key] as readonly Line[]}
            errors={errorsWithin(errors, key)}
            fresh={() => firstValues(child, names, form.asker, dicts)}
            max={max}
            onChange={(lines) => form.set(key, lines)}
          />
          {errors[key] && <div className="cb-field-note is-wrong">{errors[key]}</div>}
        </div>
      </section>
    )
  })
}
