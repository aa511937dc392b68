import type { Among } from '@chengban/kernel/kinds/json.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Select } from 'antd'
import { request } from '../../api/request.ts'
import type { Row } from '../../data/row.ts'
import { useDict } from '../choice/dicts.ts'
import type { ControlProps } from '../widget.ts'

interface Option {
  readonly value: string | number
  readonly label: string
}

/** Some of the values there are, or one of them. */
export const ChoicesControl = (props: ControlProps) => {
  const { choices, dict, among } = props.field.options
  if (among) return <OfRecord {...props} among={among as Among} />
  if (dict) return <OfDict {...props} dict={dict} />
  return <Choices {...props} options={(choices ?? []).map(([value, label]) => ({ value, label }))} />
}

type OfRecordProps = ControlProps & { readonly among: Among }

/** What the row itself or a record that it names keeps as lines; values chosen already stay among them. */
const OfRecord = ({ among, ...props }: OfRecordProps) => {
  const { row, within, value } = props
  const known = { ...row, ...within?.values }
  const id = 'of' in among ? known[among.at] : undefined
  const { data } = useQuery({
    queryKey: ['list', 'of' in among ? among.of : '', 'lines', id],
    queryFn: () => request<Row>('GET', `/api/${'of' in among ? among.of : ''}/${id}`),
    enabled: Boolean(id),
    meta: { quiet: true },
  })
  const there = 'of' in among ? valuesIn(among, data) : listed(known[among.column])
  const all = [...new Set([...there, ...listed(value)])]
  return <Choices {...props} options={all.map((one) => ({ value: one, label: one }))} />
}

const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

const valuesIn = ({ lines, value, where = {} }: Extract<Among, { of: string }>, record: Row | undefined) =>
  listIn<Row>(record?.[lines])
    .filter((line) => Object.entries(where).every(([name, wanted]) => line[name] === wanted))
    .map((line) => String(line[value]))

const OfDict = ({ dict, ...props }: ControlProps & { readonly dict: string }) => {
  const chosen = listIn<string>(props.value)
  const entries = useDict(dict).filter(({ value, isEnable }) => isEnable || chosen.includes(value))
  return <Choices {...props} options={entries.map(({ value, label }) => ({ value, label }))} />
}

/** The most choices shown as checkboxes: as many as fit side by side in a form. */
const fewest = 7

const Choices = ({ id, field, value, isInvalid, onChange, options }: ControlProps & { options: readonly Option[] }) => {
  const isMany = Array.isArray(field.options.structure)
  const chosen = [...listIn<string | number>(value)]
  const inOrder = (next: readonly unknown[]): readonly unknown[] =>
    options.flatMap((option) => (next.includes(option.value) ? [option.value] : []))
  if (isMany && options.length <= fewest)
    return (
      <fieldset id={id} className="cb-choices" tabIndex={-1} aria-label={field.label} aria-describedby={`${id}-note`}>
        <Checkbox.Group options={[...options]} value={chosen} onChange={(next) => onChange(inOrder(next))} />
      </fieldset>
    )
  const shared = {
    id,
    className: 'cb-select',
    options: [...options],
    status: isInvalid ? ('error' as const) : ('' as const),
    allowClear: true,
    'aria-invalid': isInvalid,
    'aria-describedby': `${id}-note`,
  }
  return isMany ? (
    <Select {...shared} mode="multiple" optionFilterProp="label" value={chosen} onChange={onChange} />
  ) : (
    <Select
      {...shared}
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}
