import { listIn } from '@chengban/kernel/list-in.ts'
import { useDicts } from '../kinds/choice/dicts.ts'
import { LineEditor } from '../kinds/lines/LineEditor.tsx'
import { errorsWithin, type Line } from '../kinds/lines/line.ts'
import { controlId } from './FormField.tsx'
import { allOf, type FormLines } from './form-lines.ts'
import { LineFigures, LineFills } from './LineFigures.tsx'
import type { Form } from './use-form.ts'
import { firstValues } from './values.ts'

interface Props {
  readonly form: Form
  /** Only the lists that show their files beside the lines, or all others; left out: all. */
  readonly beside?: boolean
  /** Only this list. */
  readonly only?: string
}

/** The child rows that go with the record, each list over the whole width. */
export const FormLineSections = ({ form, beside, only }: Props) =>
  form.lines
    .filter(({ key }) => only === undefined || key === only)
    .filter((list) => beside === undefined || (list.beside !== undefined) === beside)
    .map((list) => <LineSection key={list.key} form={form} list={list} />)

const LineSection = ({ form, list }: Pick<Props, 'form'> & { readonly list: FormLines }) => {
  const dicts = useDicts()
  const { entity, values, errors } = form
  const { key, label, child, columns, more, max, beside } = list
  const lines = listIn<Line>(values[key])
  const change = (next: readonly Line[]): void => form.set(key, next)
  return (
    <section className="cb-form-section is-lines" aria-label={label}>
      <h3>{label}</h3>
      <div>
        <LineEditor
          id={controlId(entity.name, key)}
          label={label}
          entity={child.name}
          columns={columns}
          more={more}
          lines={lines}
          errors={errorsWithin(errors, key)}
          fresh={() =>
            firstValues(
              child,
              allOf(list).map(({ name }) => name),
              form.asker,
              dicts,
            )
          }
          max={max}
          onChange={change}
          {...(beside ? { beside: { name: beside, field: allOf(list).at(-1)?.field } } : {})}
          {...(child.tells
            ? {
                told: (name, line) => <LineFigures {...{ list, form, name, line }} />,
                fills: (line, fill) => <LineFills {...{ list, form, line, fill }} />,
              }
            : {})}
        />
        {errors[key] && <div className="cb-field-note is-wrong">{errors[key]}</div>}
      </div>
    </section>
  )
}
